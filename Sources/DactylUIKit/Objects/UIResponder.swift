/// An object that receives events and performs actions, with the methods that UIKit code overrides. Not overridden, or
/// called by `super`, they pass the event to the next responder (T19).
///
/// Events are delivered through the engine's responder chain. An event that a method passes on is passed on after the
/// method returns, and not during it as in UIKit; a method of another responder that it calls itself is called at once.
open class UIResponder: NSObject, SelectorTarget, AssociatingObject {
  var associated = AssociatedObjects<UInt>()
  /// The application; nil for the application itself.
  private var owner: UIApplication?
  /// The entity in the engine of a responder that is no view, controller or application, to which `next` of another one
  /// can lead.
  private var standIn = Entity.none
  /// The application that was the present one when the responder was made.
  var application: UIApplication { owner ?? (self as? UIApplication) ?? .shared }
  /// The entity of the responder in the engine.
  var entity: Entity { standIn }

  /// Makes a responder of the present application that is no view; others put it into their chain with `next`.
  public override init() {
    super.init()
    guard !(self is UIApplication) else { return }
    if standsByItself {
      owner = .shared
    } else if let present = UIApplication.present {
      // The delegate of an application is made before the application.
      belong(to: present)
    }
  }

  /// Gives the responder an entity in an application, unless it has one there already, or one of its own.
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

  /// Whether the responder has an entity of its own: views, controllers and the application do.
  var standsByItself: Bool { false }

  deinit { endStandIn() }

  /// Whether the class is defined by the program, and may override methods.
  var isOfOwnClass: Bool { application.isOwn(type(of: self)) }

  /// Registers the object for its entity. An object of a program's own class receives the engine's events.
  func join(_ scene: Scene, always: Bool = false) {
    let isOfOwnClass = isOfOwnClass
    scene[entity, FacadeObject.self] = FacadeObject(object: self)
    if isOfOwnClass || always { scene.setResponder(FacadeResponder(self), of: entity) }
    if isOfOwnClass { scene.setNextResponder(after: entity) { [weak self] in self?.next?.entity } }
  }

  /// The next responder (R1-R5). An override is asked at every step up the chain (R8); nil ends the chain.
  open var next: UIResponder? { application.responder(after: entity) }
  /// The methods that selectors can name; none unless overridden.
  open var selectors: [Selector: Method] { [:] }

  // MARK: First responder

  /// Whether the responder may become first responder; false unless overridden (R12).
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder resigns first responder when asked to; true unless overridden (R12).
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first responder of its window (R13).
  public var isFirstResponder: Bool { application.scene.isFirstResponder(entity) }
  /// Makes the responder first responder (R13-R17). Returns false when it may not.
  @discardableResult
  open func becomeFirstResponder() -> Bool { entity != .none && application.scene.becomeFirstResponder(entity) }
  /// Resigns first responder (R18). Returns whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool { entity == .none || application.scene.resignFirstResponder(entity) }

  // MARK: Touches

  /// Called when fingers land. All touches of a call belong to one view, with one call for each phase (D8).
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
  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    application.handOn(from: self) { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Presses, shakes, remote control

  /// Called when keys or buttons go down (P4).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    application.handOn(from: self) { $0.pressesBegan(presses, with: event) }
  }
  /// Called when the force of presses changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    application.handOn(from: self) { $0.pressesChanged(presses, with: event) }
  }
  /// Called when keys or buttons go up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    application.handOn(from: self) { $0.pressesEnded(presses, with: event) }
  }
  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    application.handOn(from: self) { $0.pressesCancelled(presses, with: event) }
  }
  /// Called when the device begins to be shaken (M1).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    application.handOn(from: self) { $0.motionBegan(motion, with: event) }
  }
  /// Called when the shaking has ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    application.handOn(from: self) { $0.motionEnded(motion, with: event) }
  }
  /// Called when the shaking is cancelled (M2).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    application.handOn(from: self) { $0.motionCancelled(motion, with: event) }
  }
  /// Called when a remote control or media key is used (X2).
  open func remoteControlReceived(with event: UIEvent?) {
    application.handOn(from: self) { $0.remoteControlReceived(with: event) }
  }

  // MARK: Actions and commands

  /// Whether the responder performs an action: unless overridden, whether its `selectors` contain it (R20).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.method(of: self) != nil }
  /// The performer of an action: this responder or one after it; an override can return any other (R21).
  ///
  /// While an action goes up the chain, `super` returns nil for a responder that cannot perform it: then the next one
  /// is asked.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    // The engine has asked already whether it can, and goes up the chain by itself.
    if application.askedForTarget === self { return nil }
    return canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// The key commands (R29); none unless overridden. Asked for when a key goes down.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The undo manager of this responder, or of one after it (R27).
  open var undoManager: UndoManager? { application.scene.undoManager(from: entity) }

  /// Cuts what is selected. Like the other edit actions it does nothing unless overridden, and is called when
  /// `canPerformAction(_:withSender:)` answers true for it (R24).
  open func cut(_ sender: Any?) {}
  /// Copies what is selected.
  open func copy(_ sender: Any?) {}
  /// Inserts what was copied.
  open func paste(_ sender: Any?) {}
  /// Deletes what is selected.
  open func delete(_ sender: Any?) {}
  /// Selects something.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}

  // MARK: Assistive clients

  /// The view of the engine that clients are told of; nil for responders that are no views.
  var elementView: View? { nil }

  /// Whether the view is an element for assistive clients. Like the properties below, an override is read when the view
  /// is laid out.
  open var isAccessibilityElement: Bool {
    get { elementView?.isAccessibilityElement ?? false }
    set { elementView?.isAccessibilityElement = newValue }
  }
  /// The name of the view.
  open var accessibilityLabel: String? {
    get { elementView?.accessibilityLabel }
    set { elementView?.accessibilityLabel = newValue }
  }
  /// The value of the view.
  open var accessibilityValue: String? {
    get { elementView?.accessibilityValue }
    set { elementView?.accessibilityValue = newValue }
  }
  /// What using the view does.
  open var accessibilityHint: String? {
    get { elementView?.accessibilityHint }
    set { elementView?.accessibilityHint = newValue }
  }
  /// What the view is like.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { elementView?.accessibilityTraits ?? [] }
    set { elementView?.accessibilityTraits = newValue }
  }
  /// A name for tests, which is not read out.
  open var accessibilityIdentifier: String? {
    get { elementView?.name }
    set { elementView?.name = newValue }
  }
  /// Whether clients skip the views in the view.
  open var accessibilityElementsHidden: Bool {
    get { elementView?.accessibilityElementsHidden ?? false }
    set { elementView?.accessibilityElementsHidden = newValue }
  }
  /// Whether clients skip what is beside the view.
  open var accessibilityViewIsModal: Bool {
    get { elementView?.accessibilityViewIsModal ?? false }
    set { elementView?.accessibilityViewIsModal = newValue }
  }
  /// Uses the view for a client. Returns whether it did: unless overridden a touch is sent.
  open func accessibilityActivate() -> Bool { false }
  /// Increases its value for a client.
  open func accessibilityIncrement() {}
  /// Decreases its value for a client.
  open func accessibilityDecrement() {}
  /// Leaves what is open for a client. Returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing for a client. Returns whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Changes of views

  /// Called for a change of a view's superview or window; for views only.
  func receive(_ move: UIViewMove) {}
  /// Called for a moment in the life of a controller's view; for controllers only.
  func receive(_ moment: ControllerMoment, of controller: ViewController) {}
}
