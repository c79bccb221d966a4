/// What hears of events and performs actions, with the methods that UIKit code overrides. Not overridden, or called by
/// `super`, they hand the event to the next responder (T19).
///
/// Events reach it by the engine's responder chain. What it hands on is handed on when its own method has returned, and
/// not in the middle of it, as in UIKit; a method of another responder that it calls itself is called at once.
open class UIResponder: NSObject, SelectorTarget {
  /// Nil for the application itself.
  private var owner: UIApplication?
  /// Where one stands in the engine that is no view, controller or application: what another one's `next` leads to.
  private var standIn = Entity.none
  /// The application that was the present one when it was made.
  var application: UIApplication { owner ?? (self as? UIApplication) ?? .shared }
  /// Where it stands in the engine.
  var entity: Entity { standIn }

  /// Makes a responder of the present application that is no view: others have it in their chain by `next`.
  public override init() {
    super.init()
    guard !(self is UIApplication) else { return }
    if standsByItself {
      owner = .shared
    } else if let present = UIApplication.present {
      // An application's delegate is made before that.
      belong(to: present)
    }
  }

  /// Gets an entity in an application, unless it has one there already, or by itself.
  func belong(to application: UIApplication) {
    guard !standsByItself, owner !== application else { return }
    endStandIn()
    owner = application
    standIn = application.scene.makeEntity()
    join(application.scene)
  }

  private func endStandIn() {
    if standIn != .none, let scene = owner?.scene, scene.isAlive(standIn) { scene.destroy(standIn) }
  }

  /// Whether it has an entity of its own: views, controllers and the application do.
  var standsByItself: Bool { false }

  deinit { endStandIn() }

  /// Whether its class is one of a program's own, which may override methods.
  var isOfOwnClass: Bool { application.isOwn(type(of: self)) }

  /// Takes its place in the engine, once it has an entity: one of a program's own class gets to hear of events there.
  func join(_ scene: Scene, always: Bool = false) {
    let isOfOwnClass = isOfOwnClass
    scene[entity, FacadeObject.self] = FacadeObject(object: self)
    if isOfOwnClass || always { scene.setResponder(FacadeResponder(self), of: entity) }
    if isOfOwnClass { scene.setNextResponder(after: entity) { [weak self] in self?.next?.entity } }
  }

  /// The responder after it (R1-R5). Overridden, it is asked at every hop (R8); nil ends the chain.
  open var next: UIResponder? { application.responder(after: entity) }
  /// Its methods that selectors name; none unless overridden.
  open var selectors: [Selector: Method] { [:] }

  // MARK: First responder

  /// Whether it may become first responder; no unless overridden (R12).
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives that up when asked to; yes unless overridden (R12).
  open var canResignFirstResponder: Bool { true }
  /// Whether it is first responder of its window (R13).
  public var isFirstResponder: Bool { application.scene.isFirstResponder(entity) }
  /// Makes it first responder (R13-R17). False when it may not.
  @discardableResult
  open func becomeFirstResponder() -> Bool { entity != .none && application.scene.becomeFirstResponder(entity) }
  /// Lets it be so no longer (R18).
  @discardableResult
  open func resignFirstResponder() -> Bool { entity == .none || application.scene.resignFirstResponder(entity) }

  // MARK: Touches

  /// Fingers landed. All are of one view, in one call for each phase (D8).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    application.handOn(from: self) { $0.touchesBegan(touches, with: event) }
  }
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    application.handOn(from: self) { $0.touchesMoved(touches, with: event) }
  }
  /// Called when fingers lift.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    application.handOn(from: self) { $0.touchesEnded(touches, with: event) }
  }
  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    application.handOn(from: self) { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Presses, shakes, remote control

  /// Keys or buttons went down (P4).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    application.handOn(from: self) { $0.pressesBegan(presses, with: event) }
  }
  /// They are pressed harder or softer.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    application.handOn(from: self) { $0.pressesChanged(presses, with: event) }
  }
  /// They went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    application.handOn(from: self) { $0.pressesEnded(presses, with: event) }
  }
  /// They were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    application.handOn(from: self) { $0.pressesCancelled(presses, with: event) }
  }
  /// The device is shaken (M1).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    application.handOn(from: self) { $0.motionBegan(motion, with: event) }
  }
  /// It was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    application.handOn(from: self) { $0.motionEnded(motion, with: event) }
  }
  /// It was no shake after all (M2).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    application.handOn(from: self) { $0.motionCancelled(motion, with: event) }
  }
  /// A remote control or media key was used (X2).
  open func remoteControlReceived(with event: UIEvent?) {
    application.handOn(from: self) { $0.remoteControlReceived(with: event) }
  }

  // MARK: Actions and commands

  /// Whether it performs an action: unless overridden, whether its `selectors` have it (R20).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.method(of: self) != nil }
  /// Who performs an action: itself or somebody after it; overridden, somebody else (R21).
  ///
  /// When an action goes up the chain, `super` gives nil for who cannot perform it: then the next one is asked.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    // The engine has asked already whether it can, and goes up by itself.
    if application.askedForTarget === self { return nil }
    return canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Its key commands (R29); none unless overridden. They are asked for when a key goes down.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// What takes changes back, its own or that of who is after it (R27).
  open var undoManager: UndoManager? { application.scene.undoManager(from: entity) }

  // MARK: Where its view goes

  /// What it hears of its view's way, for views alone.
  func hear(_ move: UIViewMove) {}
  /// What a controller hears of its view.
  func hear(_ moment: ControllerMoment, of controller: ViewController) {}
}
