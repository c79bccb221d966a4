/// A recognizer: an object for one of the engine. A subclass in a program overrides the methods for touches, calls
/// `super`, and sets ``state``: that is a proposal, which the engine grants by its rules (G25-G39).
open class UIGestureRecognizer: NSObject, CalledRecognizer, AssociatingObject {
  var associated = AssociatedObjects<UInt>()
  /// The states of a recognizer (G1).
  public enum State: Int, Sendable {
    /// The gesture is undecided, began, changed, ended or was recognized, was cancelled, or failed.
    case possible = 0, began, changed, ended, cancelled, failed
    /// The state in which a discrete gesture succeeds.
    public static let recognized = State.ended

    init(_ state: GestureState) { self = State(rawValue: Int(state.rawValue)) ?? .possible }
    var engine: GestureState { GestureState(rawValue: UInt8(rawValue)) ?? .possible }
  }

  /// The engine's recognizer while it is on a view.
  public private(set) var engine: AnyGesture?
  /// The engine's context during a call.
  private var context: GestureContext?
  /// The presses of the present call.
  private var presses: Presses?
  private var targets: [TargetAction] = []
  /// The application of the view that it is on, or was on last.
  private(set) weak var application: UIApplication?
  private var requirements: [Weak<UIGestureRecognizer>] = []
  private var waiting: [Weak<UIGestureRecognizer>] = []

  /// Makes a recognizer with a target, which is not kept alive, and the method that is called when the state changes
  /// (G5).
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Makes a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  deinit { if let engine, engine.isAlive { engine.remove() } }

  /// The view that the recognizer is attached to.
  public private(set) weak var view: UIView?
  /// The delegate, which is asked about the recognizer (G25-G40).
  open weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { applyDelegate() } }
  /// The name in logs.
  open var name: String? { didSet { engine?.name = name } }
  /// Whether the recognizer receives touches (G67).
  open var isEnabled = true { didSet { engine?.isEnabled = isEnabled } }
  /// Whether the touches are cancelled in their views when the gesture is recognized (G47).
  open var cancelsTouchesInView = true { didSet { engine?.cancelsTouchesInView = cancelsTouchesInView } }
  /// Whether the touches are withheld from views while the gesture is undecided (G52).
  open var delaysTouchesBegan = false { didSet { engine?.delaysTouchesBegan = delaysTouchesBegan } }
  /// Whether the end of touches is withheld from views until the gesture is decided (G53).
  open var delaysTouchesEnded = true { didSet { engine?.delaysTouchesEnded = delaysTouchesEnded } }
  /// Whether all touches must have the type of the first (G14).
  open var requiresExclusiveTouchType = true {
    didSet { engine?.requiresExclusiveTouchType = requiresExclusiveTouchType }
  }
  /// The types of touches that are received, as raw values of `UITouch.TouchType` (G13).
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] { didSet { applyTypes() } }

  /// The types of presses that are received, as raw values of `UIPress.PressType`; none by default (G13, P6).
  open var allowedPressTypes: [NSNumber] = [] { didSet { applyTypes() } }

  /// The state: in a method for touches the last proposal, in an action the state that it is about (G61). Setting it
  /// proposes a state; illegal transitions are refused with a diagnostic (G2, G6). One that has ended becomes possible
  /// by itself: setting that does nothing.
  open var state: State {
    get { State(context?.state ?? engine?.state ?? .possible) }
    set {
      if newValue == .possible, state == .ended || state == .cancelled || state == .failed { return }
      if context == nil { engine?.state = newValue.engine } else { context?.state = newValue.engine }
    }
  }

  // MARK: For subclasses

  /// Called when fingers land.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { forward(touches, .began) }
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { forward(touches, .moved) }
  /// Called when fingers lift.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { forward(touches, .ended) }
  /// Called when touches are cancelled. Cancels a gesture that had begun, and fails another (G35).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { forward(touches, .cancelled) }
  /// Called when keys or buttons of `allowedPressTypes` go down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { forward(presses, .began) }
  /// Called when the force of presses changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { forward(presses, .changed) }
  /// Called when keys or buttons go up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { forward(presses, .ended) }
  /// Called when presses are cancelled. Cancels a gesture that had begun, and fails another (G35).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { forward(presses, .cancelled) }
  /// Called when the attempt is over (G60). A program does not call it.
  open func reset() { inner?.reset() }
  /// Ignores a touch, of which the recognizer receives no more (G21).
  open func ignore(_ touch: UITouch, for event: UIEvent) { context?.ignore(touch.touch) }
  /// Whether success of this recognizer makes another one fail (G37).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether success of another recognizer makes this one fail (G37).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer waits until another one has failed (G33).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits until this one has failed (G33).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer receives anything of an event (G11).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Location and touches

  /// The location of the gesture, in a view's own coordinates; nil for the window's (G23).
  open func location(in view: UIView?) -> CGPoint {
    CGPoint(engine?.location(in: view?.engine ?? self.view?.engine.window?.view) ?? .zero)
  }
  /// The number of the recognizer's fingers that are down.
  open var numberOfTouches: Int { engine?.numberOfTouches ?? 0 }
  /// The location of one of these fingers, in a view's own coordinates; nil for the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    CGPoint(engine?.location(ofTouch: touchIndex, in: view?.engine ?? self.view?.engine.window?.view) ?? .zero)
  }
  /// The modifier keys that are down with the fingers (S-6).
  public var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(engine?.modifierFlags ?? []) }

  /// Makes the gesture wait until another one has failed (G28). It can be called before either is on a view.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.object == nil || $0.object === otherGestureRecognizer }
    requirements.append(Weak(object: otherGestureRecognizer))
    otherGestureRecognizer.waiting.removeAll { $0.object == nil || $0.object === self }
    otherGestureRecognizer.waiting.append(Weak(object: self))
    if let engine, let other = otherGestureRecognizer.engine { engine.require(toFail: other) }
  }
  /// Adds a target, which is not kept alive, with its method. A target and method that are added again count once
  /// (G24).
  open func addTarget(_ target: Any, action: Selector) {
    targets.removeAll(where: \.isOver)
    if !targets.contains(where: { $0.isSame(target, action) }) { targets.append(TargetAction(target, action)) }
  }
  /// Removes targets; nil matches any.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.matches(target, action) } }

  // MARK: The engine

  /// The engine's recognizer inside; nil for a subclass that a program writes from scratch.
  var inner: (any InnerRecognizer)? { nil }

  /// Whether the class is defined by the program, so that its methods for touches are called.
  private var isOverridden: Bool { application?.isOwn(type(of: self)) == true && inner?.takesTouches != false }

  /// Attaches the recognizer to a view, removing it from its present one.
  func attach(to view: UIView) {
    self.view = view
    application = view.application
    if let engine, engine.isAlive { return view.engine.addGestureRecognizer(engine) }
    // A class of this module adds the engine's own recognizer; a subclass in a program has that inside it.
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

  /// Detaches the recognizer from its view. A gesture that had begun is cancelled, and its targets are notified (G22).
  func detach() {
    guard let gesture = engine else { return view = nil }
    gesture.removeFromView()
    // A target may have attached it to another view.
    guard gesture.view == nil else { return }
    view = nil
    // During a frame the targets are notified after the pass: until then the recognizer stays.
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

  // MARK: Calls of the engine

  /// Runs a method with the engine's context.
  private func calling(_ context: inout GestureContext, _ body: () -> Void) {
    let before = self.context
    self.context = context
    body()
    if let said = self.context { context = said }
    self.context = before
  }

  /// Passes a call to the engine's recognizer inside, with the context.
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
    forward(isCancel: phase == .cancelled) { $0.receive(Touches(touches.map(\.touch)), phase, &$1) }
  }

  private func forward(_ presses: Set<UIPress>, _ phase: PressPhase) {
    let known = self.presses
    forward(isCancel: phase == .cancelled) { inner, context in
      // Each press comes in a call of its own (P9); the program may have left it out.
      if let known, known.allSatisfy({ press in presses.contains { $0.press.id == press.id } }) {
        inner.receive(known, phase, &context)
      }
    }
  }

  func receive(_ touches: Touches, _ phase: TouchPhase, _ context: inout GestureContext) {
    guard let application else { return }
    let objects = application.objects(of: touches)
    let event = application.object(of: context.event, reporting: touches)
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

  func receive(_ presses: Presses, _ phase: PressPhase, _ context: inout GestureContext) {
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

  /// Called when the deadline of the engine's recognizer inside is reached.
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
