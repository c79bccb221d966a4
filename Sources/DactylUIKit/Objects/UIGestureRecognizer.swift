/// A recognizer: an object for one of the engine's. A class of a program's own overrides the methods for touches, calls
/// `super`, and sets ``state``: that is a proposal, which the engine grants by its rules (G25-G39).
open class UIGestureRecognizer: NSObject, CalledRecognizer {
  /// The states of a recognizer (G1).
  public enum State: Int, Sendable {
    /// It has not decided, began, goes on, ended or was recognized, was cancelled, or failed.
    case possible = 0, began, changed, ended, cancelled, failed
    /// What a discrete recognizer's success is called.
    public static let recognized = State.ended

    init(_ state: GestureState) { self = State(rawValue: Int(state.rawValue)) ?? .possible }
    var engine: GestureState { GestureState(rawValue: UInt8(rawValue)) ?? .possible }
  }

  /// The recognizer in the engine while it is on a view.
  public private(set) var engine: AnyGesture?
  /// What it sees and says while the engine calls it.
  private var context: GestureContext?
  /// The presses of the call at hand.
  private var presses: Presses?
  private var targets: [TargetAction] = []
  /// The application of the view that it is on, or was on last.
  private(set) weak var application: UIApplication?
  private var requirements: [Weak<UIGestureRecognizer>] = []
  private var waiting: [Weak<UIGestureRecognizer>] = []

  /// Makes a recognizer with a target, which is not kept alive, and the method that it calls when it enters a state
  /// (G5).
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Makes a recognizer that calls nobody yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  deinit { if let engine, engine.isAlive { engine.remove() } }

  /// The view that it is on.
  public private(set) weak var view: UIView?
  /// What is asked about it (G25-G40).
  open weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { applyDelegate() } }
  /// What logs call it.
  open var name: String? { didSet { engine?.name = name } }
  /// Whether it takes touches (G67).
  open var isEnabled = true { didSet { engine?.isEnabled = isEnabled } }
  /// Whether views are told that touches were cancelled when it is recognized (G47).
  open var cancelsTouchesInView = true { didSet { engine?.cancelsTouchesInView = cancelsTouchesInView } }
  /// Whether views hear nothing of its touches while it is undecided (G52).
  open var delaysTouchesBegan = false { didSet { engine?.delaysTouchesBegan = delaysTouchesBegan } }
  /// Whether views hear of the end of its touches only when it is decided (G53).
  open var delaysTouchesEnded = true { didSet { engine?.delaysTouchesEnded = delaysTouchesEnded } }
  /// Whether all its touches are of the type of the first (G14).
  open var requiresExclusiveTouchType = true {
    didSet { engine?.requiresExclusiveTouchType = requiresExclusiveTouchType }
  }
  /// The types of touch that it takes, by `UITouch.TouchType` (G13).
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] { didSet { applyTypes() } }

  /// The keys and buttons whose presses it takes, by `UIPress.PressType`; none by default (G13, P6).
  open var allowedPressTypes: [NSNumber] = [] { didSet { applyTypes() } }

  /// Where it stands: in a method for touches what it proposed last, in an action what that is about (G61). Setting it
  /// proposes; illegal steps are refused with a diagnostic (G2, G6).
  open var state: State {
    get { State(context?.state ?? engine?.state ?? .possible) }
    set {
      if context == nil { engine?.state = newValue.engine } else { context?.state = newValue.engine }
    }
  }

  // MARK: For classes of a program's own

  /// Called when fingers land.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { forward(touches, .began) }
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { forward(touches, .moved) }
  /// Called when fingers lift.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { forward(touches, .ended) }
  /// Fingers were taken away. Cancels what had begun and fails another (G35).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { forward(touches, .cancelled) }
  /// Keys or buttons of its `allowedPressTypes` went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { forward(presses, .began) }
  /// They are pressed harder or softer.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { forward(presses, .changed) }
  /// They went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { forward(presses, .ended) }
  /// They were taken away. Cancels what had begun and fails another (G35).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { forward(presses, .cancelled) }
  /// The attempt is over (G60). Never called by a program.
  open func reset() { inner?.reset() }
  /// Hears no more of a touch (G21).
  open func ignore(_ touch: UITouch, for event: UIEvent) { context?.ignore(touch.touch) }
  /// Whether its success may make another fail (G37).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another's success may make it fail (G37).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it must wait until another failed (G33).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another must wait until it failed (G33).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether it takes part in an event at all (G11).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Where and who

  /// Where it is, in a view's own coordinates; nil means the window's (G23).
  open func location(in view: UIView?) -> CGPoint {
    CGPoint(engine?.location(in: view?.engine ?? self.view?.engine.window?.view) ?? .zero)
  }
  /// How many of its fingers are down.
  open var numberOfTouches: Int { engine?.numberOfTouches ?? 0 }
  /// Where one of them is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    CGPoint(engine?.location(ofTouch: touchIndex, in: view?.engine ?? self.view?.engine.window?.view) ?? .zero)
  }
  /// The modifier keys that are down with its fingers (S-6).
  public var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(engine?.modifierFlags ?? []) }

  /// Lets it begin only after another failed (G28). It may be said before either is on a view.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.object == nil || $0.object === otherGestureRecognizer }
    requirements.append(Weak(object: otherGestureRecognizer))
    otherGestureRecognizer.waiting.removeAll { $0.object == nil || $0.object === self }
    otherGestureRecognizer.waiting.append(Weak(object: self))
    if let engine, let other = otherGestureRecognizer.engine { engine.require(toFail: other) }
  }
  /// Adds a target, which is not kept alive, and its method. Of one target and method there is one entry (G24).
  open func addTarget(_ target: Any, action: Selector) {
    targets.removeAll(where: \.isOver)
    if !targets.contains(where: { $0.isSame(target, action) }) { targets.append(TargetAction(target, action)) }
  }
  /// Takes targets off; nil means any.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.matches(target, action) } }

  // MARK: The engine

  /// The engine's recognizer that it stands for; nil for one that a program writes from the ground up.
  var inner: (any InnerRecognizer)? { nil }

  /// Its class is a program's own, whose methods for touches are called.
  private var isOverridden: Bool { application?.isOwn(type(of: self)) == true && inner?.takesTouches != false }

  /// Comes onto a view, from the one that it was on or from none.
  func attach(to view: UIView) {
    self.view = view
    application = view.application
    if let engine, engine.isAlive { return view.engine.addGestureRecognizer(engine) }
    // One of this module's classes is the engine's own recognizer; one of a program's has that inside it.
    let action = { [weak self] () -> Void in self?.callTargets() }
    let own = isOverridden ? nil : inner?.add(to: view.engine, action)
    let gesture = own ?? view.engine.addGestureRecognizer(FacadeRecognizer(self)) { _ in action() }.any
    engine = gesture
    view.application.note(self, of: gesture)
    gesture.name = name
    gesture.isEnabled = isEnabled
    gesture.cancelsTouchesInView = cancelsTouchesInView
    gesture.delaysTouchesBegan = delaysTouchesBegan
    gesture.delaysTouchesEnded = delaysTouchesEnded
    gesture.requiresExclusiveTouchType = requiresExclusiveTouchType
    applyTypes()
    applyDelegate()
    for other in requirements { if let other = other.object?.engine { gesture.require(toFail: other) } }
    for other in waiting { other.object?.engine?.require(toFail: gesture) }
  }

  /// Goes off its view. What it had begun is cancelled, which its targets hear (G22).
  func detach() {
    guard let gesture = engine else { return view = nil }
    gesture.removeFromView()
    // One of its targets may have put it on another view.
    guard gesture.view == nil else { return }
    view = nil
    // In the middle of a frame they hear when the pass is over: until then it stays.
    guard gesture.isAlive, gesture.state == .possible, engine == gesture else { return }
    inner?.engineWillGo()
    application?.note(nil, of: gesture)
    engine = nil
    gesture.remove()
  }

  private func callTargets() {
    guard let application else { return }
    for target in targets { target.send { application.sendAction($0, to: $1, from: self, for: nil) } }
  }

  private func applyTypes() {
    guard let engine else { return }
    let all: [Int: Set<TouchType>] = [0: [.direct], 1: [.indirect, .controller], 2: [.pencil], 3: [.pointer]]
    engine.allowedTouchTypes = Set(allowedTouchTypes.flatMap { all[$0.intValue] ?? [] })
    let presses = allowedPressTypes.flatMap { UIPress.PressType(rawValue: $0.intValue)?.engine ?? [] }
    if !presses.isEmpty || !engine.allowedPressTypes.isEmpty { engine.allowedPressTypes = Set(presses) }
  }

  private func applyDelegate() {
    guard let engine, let application else { return }
    let isAsked = delegate != nil || isOverridden
    engine.delegate = isAsked ? GestureDelegate(asking: self, in: application) : GestureDelegate()
  }

  // MARK: Calls of the engine's

  /// Runs one of its methods, with what the engine lets it see and say.
  private func calling(_ context: inout GestureContext, _ body: () -> Void) {
    let before = self.context
    self.context = context
    body()
    if let said = self.context { context = said }
    self.context = before
  }

  /// Has the one inside see what happened, and say what it wants.
  private func forward(isCancel: Bool, _ body: (any InnerRecognizer, inout GestureContext) -> Void) {
    guard var context else { return }
    if let inner {
      body(inner, &context)
    } else if isCancel {
      context.cancel()
    }
    self.context = context
  }

  private func forward(_ touches: Set<UITouch>, _ phase: TouchPhase) {
    forward(isCancel: phase == .cancelled) { $0.hear(Touches(touches.map(\.touch)), phase, &$1) }
  }

  private func forward(_ presses: Set<UIPress>, _ phase: PressPhase) {
    let known = self.presses
    forward(isCancel: phase == .cancelled) { inner, context in
      // One comes by itself (P9); the program may have left it out.
      if let known, known.allSatisfy({ press in presses.contains { $0.press.id == press.id } }) {
        inner.hear(known, phase, &context)
      }
    }
  }

  func hear(_ touches: Touches, _ phase: TouchPhase, _ context: inout GestureContext) {
    guard let application else { return }
    let objects = application.objects(of: touches)
    let event = application.object(of: context.event, telling: touches)
    calling(&context) {
      switch phase {
      case .began: touchesBegan(objects, with: event)
      case .moved: touchesMoved(objects, with: event)
      case .ended: touchesEnded(objects, with: event)
      case .cancelled: touchesCancelled(objects, with: event)
      case .stationary: break
      }
    }
  }

  func hear(_ presses: Presses, _ phase: PressPhase, _ context: inout GestureContext) {
    guard let application, let event = application.pressesObject(of: context.event) else { return }
    let objects = application.objects(of: presses)
    self.presses = presses
    defer { self.presses = nil }
    calling(&context) {
      switch phase {
      case .began: pressesBegan(objects, with: event)
      case .changed: pressesChanged(objects, with: event)
      case .ended: pressesEnded(objects, with: event)
      case .cancelled: pressesCancelled(objects, with: event)
      case .stationary: break
      }
    }
  }

  /// The moment came that the one inside asked for.
  func deadlineReached(_ context: inout GestureContext) {
    calling(&context) { forward(isCancel: false) { $0.deadlineReached(&$1) } }
  }

  func answer(_ question: RecognizerQuestion, about other: AnyGesture) -> Bool? {
    guard let other = application?.recognizer(of: other) else { return nil }
    return switch question {
    case .prevents: canPrevent(other)
    case .isPrevented: canBePrevented(by: other)
    case .requiresFailure: shouldRequireFailure(of: other)
    case .isRequiredToFail: shouldBeRequiredToFail(by: other)
    }
  }

  var ownLocation: Point? { inner?.location }
}
