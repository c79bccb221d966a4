/// The application: the objects of a scene, and the responder after its windows (R5). Each scene has one, which it
/// keeps alive.
///
/// ```swift
/// func launch(_ scene: Scene) {
///   UIApplication.start(in: scene) { window in window.rootViewController = BoardController() }
/// }
/// ```
open class UIApplication: UIResponder {
  /// The scene. A given scene belongs to the code that runs it; one that was made here belongs to the application.
  public var scene: Scene {
    if let scene = given ?? own { return scene }
    let scene = Scene()
    own = scene
    return scene
  }
  private weak var given: Scene?
  /// Whether the scene has ended.
  private var isOver = false
  private var own: Scene?
  /// The delegate. It is notified of the application's start and, when it is a responder, receives events last that no
  /// other responder has handled (R5). Unlike in UIKit it is kept alive.
  open var delegate: (any UIApplicationDelegate)? {
    didSet {
      guard !isOver else { return }
      let responder = delegate as? UIResponder
      responder?.belong(to: self)
      scene.delegate = responder?.entity ?? .none
    }
  }
  /// The visible windows, from back to front.
  public var windows: [UIWindow] { scene.windows.compactMap { object(of: $0) } }
  /// The window that receives keys (W8).
  public var keyWindow: UIWindow? { scene.keyWindow.flatMap { object(of: $0) } }

  /// The colours that are found by their names: a program sets them, in place of an asset catalogue.
  public var namedColors: [String: UIColor] = [:]

  /// The objects of touches, presses, events and recognizers.
  var touches = ObjectPool<UITouch>()
  var presses = ObjectPool<UIPress>()
  var events: [EventType: UIEvent] = [:]
  var recognizers: [AnyGesture: Weak<UIGestureRecognizer>] = [:]
  /// The responders whose methods are running, nested, and whether each has passed the event on.
  var receivers: [(object: UIResponder, handsOn: Bool)] = []
  /// The views whose hit-testing overrides are running, nested.
  var queries: [(view: UIView, query: HitQuery)] = []
  /// The view that was found last by such an override: its object may be around it.
  var found: View?
  /// The responder that is being asked for the target of an action that goes up the chain.
  weak var askedForTarget: UIResponder?
  /// The sender and the event of the action that is being sent.
  var sending = SentAction()
  /// The engine's entity for the view, window or controller whose object is made next.
  var existing: (view: View?, window: Window?, controller: ViewController?)
  /// What is being drawn into.
  let drawing = DrawingState()
  /// What the changes of views become while closures of animations run.
  let animating = AnimatingState()
  /// Method references that go up the chain under a name.
  private var direct: [Selector] = []
  private var directCount = 0
  private var ownClasses: [ObjectIdentifier: Bool] = [:]

  /// The application of the present thread, which is the one made last; without one, a new one with a scene of its own.
  public static var shared: UIApplication { present ?? UIApplication(scene: nil) }
  static var present: UIApplication? { PresentApplication.present.application }

  /// Makes the application of a scene, or with nil of a scene of its own. It becomes the present one of this thread:
  /// objects that are made afterwards belong to it.
  public required init(scene: Scene?) {
    given = scene
    super.init()
    PresentApplication.present.set(self, isKept: scene == nil)
    let scene = self.scene
    join(scene)
    if given != nil { scene[scene.application, KeptApplication.self] = KeptApplication(self) }
    guard isOfOwnClass else { return }
    scene.eventFilter = { [weak self] event in
      guard let self else { return }
      filter(&event) { self.sendEvent($0) }
    }
  }

  /// Makes the application of a scene with a window that fills it, fills the window with a closure, notifies the
  /// delegate, and shows the window.
  @discardableResult
  public static func start(
    in scene: Scene, delegate: (any UIApplicationDelegate)? = nil, _ fill: (UIWindow) -> Void = { _ in }
  ) -> UIApplication {
    let application = self.init(scene: scene)
    let window = UIWindow(main: scene.window)
    application.delegate = delegate
    fill(window)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    window.makeKeyAndVisible()
    return application
  }

  override var entity: Entity { scene.application }

  /// Releases the delegate when the scene ends, since it may keep windows, which keep the application alive.
  func sceneDidEnd() {
    isOver = true
    withExtendedLifetime(delegate) { delegate = nil }
  }

  /// Receives each event before its window does (D2). An override that does not call `super` stops it: an input that
  /// begins then is not delivered until it is over (T27), and an end becomes a cancel. The event is delivered after the
  /// override returns.
  open func sendEvent(_ event: UIEvent) { event.isSentOn = true }

  /// Sends an action to a target, or with nil to the first responder up the chain that performs it (R22, R23).
  /// - Returns: Whether the action was performed.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let before = sending
    sending = SentAction(sender: sender, event: event)
    defer { sending = before }
    if let target {
      let responder = target as? UIResponder
      guard let method = responder?.method(for: action) ?? action.method(of: target as AnyObject) else { return false }
      method(sender, event)
      return true
    }
    return scene.sendAction(name(of: action), from: (sender as? UIResponder)?.entity ?? .none) != nil
  }

  /// Stops the delivery of touches and presses, until `endIgnoringInteractionEvents()` was called as often (T26).
  public func beginIgnoringInteractionEvents() { scene.beginIgnoringInteractionEvents() }
  /// Reverts one call of `beginIgnoringInteractionEvents()`.
  public func endIgnoringInteractionEvents() { scene.endIgnoringInteractionEvents() }
  /// Starts the delivery of remote control and media keys, until `endReceivingRemoteControlEvents()` was called as
  /// often (X2).
  public func beginReceivingRemoteControlEvents() { scene.beginReceivingRemoteControlEvents() }
  /// Reverts one call of `beginReceivingRemoteControlEvents()`.
  public func endReceivingRemoteControlEvents() { scene.endReceivingRemoteControlEvents() }

  // MARK: Selectors and classes

  /// The name of a selector in the responder chain.
  func name(of selector: Selector) -> Action {
    guard selector.isDirect else { return Self.standard[selector.name] ?? Action(selector.name) }
    let index = direct.lastIndex(of: selector) ?? direct.count
    if index == direct.count { direct.append(selector) }
    // The older ones were sent long ago: a key command is asked for right before it is performed.
    if direct.count > 512 {
      direct.removeFirst(256)
      directCount += 256
      return name(of: selector)
    }
    return Action("\(Self.directName)\(directCount + index)")
  }

  /// The selector with a name in the responder chain.
  func selector(of action: Action) -> Selector {
    if action.name.hasPrefix(Self.directName), let number = Int(action.name.dropFirst(Self.directName.count)),
      direct.indices.contains(number - directCount)
    {
      return direct[number - directCount]
    }
    return Selector(Self.standardNames[action] ?? action.name)
  }

  private static let directName = "method "
  /// The edit actions, which the engine names without a colon (R24).
  private static let standard: [String: Action] = [
    "cut:": .cut, "copy:": .copy, "paste:": .paste, "delete:": .delete, "select:": .select, "selectAll:": .selectAll,
  ]
  private static let standardNames = Dictionary(uniqueKeysWithValues: standard.map { ($0.value, $0.key) })

  /// Whether a class is defined by the program, and may override methods.
  func isOwn(_ type: AnyClass) -> Bool {
    if let known = ownClasses[ObjectIdentifier(type)] { return known }
    let isOwn = !String(reflecting: type).hasPrefix("DactylUIKit.")
    ownClasses[ObjectIdentifier(type)] = isOwn
    return isOwn
  }
}

/// The objects of this module for entities of the engine.
extension UIApplication {
  // MARK: Entities for objects

  /// Makes a view in the engine, or returns the existing one that an object is being made for.
  func makeView(_ frame: Rect) -> View { existing.view.take() ?? scene.makeView(frame: frame) }
  /// Makes a window in the engine, or returns the existing one; its view is used for the view that is made next.
  func makeWindow(_ frame: Rect) -> Window {
    let window = existing.window.take() ?? scene.addWindow(frame: frame)
    existing.view = window.view
    return window
  }
  /// Makes a controller in the engine, or returns the existing one that an object is being made for.
  func makeController() -> ViewController { existing.controller.take() ?? scene.makeViewController() }

  // MARK: Responders

  /// The object of an entity, or nil.
  func object(of entity: Entity) -> UIResponder? { scene[entity, FacadeObject.self]?.object }
  func view(of view: View) -> UIView? { object(of: view.entity) as? UIView }
  func object(of window: Window) -> UIWindow? { view(of: window.view) as? UIWindow }

  /// The object of a view, or of the nearest view around it that has one.
  func nearestView(of view: View) -> UIView? {
    var current: View? = view
    while let candidate = current {
      if let object = self.view(of: candidate) { return object }
      current = candidate.superview
    }
    return nil
  }

  /// Runs an override of `hitTest` or `point(inside:with:)` of a view, so that its `super` finds the query that is
  /// being answered.
  func asking<Answer>(_ query: HitQuery, of view: UIView, _ body: () -> Answer) -> Answer {
    queries.append((view, query))
    defer { queries.removeLast() }
    return body()
  }

  /// The engine's view that is hit when an override has returned an object: the view in it that `super` found, where
  /// that has no object.
  func found(in view: UIView) -> View {
    if let found, found.isAlive, nearestView(of: found) === view { return found }
    return view.engine
  }

  /// The query that a view is answering, or nil.
  func hitQuery(of view: UIView) -> HitQuery? { queries.last.flatMap { $0.view === view ? $0.query : nil } }

  /// The next responder in the chain that has an object.
  func responder(after entity: Entity) -> UIResponder? {
    var next = scene.nextResponder(after: entity)
    var steps = 0
    while next != .none, steps < 10_000 {
      if let object = object(of: next) { return object }
      next = scene.nextResponder(after: next)
      steps += 1
    }
    return nil
  }

  /// Runs a responder's method for an event. Returns whether the method passed the event on.
  func receiving(_ object: UIResponder, _ body: () -> Void) -> Bool {
    receivers.append((object, false))
    body()
    return receivers.removeLast().handsOn
  }

  /// Passes an event on from a responder: from the one that the engine called when its method returns, from another one
  /// at once.
  func handOn(from object: UIResponder, _ body: (UIResponder) -> Void) {
    if let receiver = receivers.last, receiver.object === object {
      receivers[receivers.count - 1].handsOn = true
    } else if let next = object.next, next !== object {
      body(next)
    }
  }

  // MARK: Touches, presses and events

  /// The object of a touch, updated to the touch unless `isKept` is true.
  func object(of touch: Touch, isKept: Bool = false) -> UITouch {
    if let known = touches[touch.id] {
      if !isKept { known.touch = touch }
      return known
    }
    let object = UITouch(touch, self)
    touches.insert(object, as: touch.id) { scene.knownInputs(.touch) }
    return object
  }

  func objects(of touches: Touches) -> Set<UITouch> { Set(touches.map { object(of: $0) }) }

  func objects(of presses: Presses) -> Set<UIPress> { Set(presses.map { object(of: $0) }) }

  func object(of press: Press) -> UIPress {
    if let known = presses[press.id] {
      known.press = press
      return known
    }
    let object = UIPress(press, self)
    presses.insert(object, as: press.id) { scene.knownInputs(.press) }
    return object
  }

  /// The event object of a type, which is always the same (D1). The touches that are being delivered keep their present
  /// values.
  func object(of event: Event, reporting touches: Touches = Touches()) -> UIEvent {
    let object = events[event.type] ?? (event.type == .presses ? UIPressesEvent(event, self) : UIEvent(event, self))
    events[event.type] = object
    object.event = event
    object.notified = touches.map(\.id)
    return object
  }

  func pressesObject(of event: Event) -> UIPressesEvent? { object(of: event) as? UIPressesEvent }

  /// Passes an event to an overridden `sendEvent`, and stops it when that does not call `super`.
  func filter(_ event: inout FilteredEvent, _ send: (UIEvent) -> Void) {
    if let press = event.press?.press { _ = object(of: press) }
    let notified = event.touches.map(\.touch)
    for touch in notified { _ = object(of: touch) }
    let object = object(of: event.event, reporting: Touches(notified))
    object.isSentOn = false
    send(object)
    if !object.isSentOn { event.isStopped = true }
  }

  // MARK: Recognizers

  func recognizer(of gesture: AnyGesture) -> UIGestureRecognizer? { recognizers[gesture]?.object }
  func note(_ recognizer: UIGestureRecognizer?, of gesture: AnyGesture) {
    recognizers[gesture] = recognizer.map { Weak(object: $0) }
  }
}

/// An action that is being sent.
struct SentAction {
  var sender: Any?
  var event: UIEvent?
}

/// The weak reference to the object of a view, controller or other entity: a component.
struct FacadeObject {
  weak var object: UIResponder?
}

/// The object of a visible window, which the scene keeps alive: a component.
struct KeptObject {
  let object: UIResponder
}

/// An application that its scene keeps alive, and that is notified here of the scene's end: a component.
final class KeptApplication {
  private let application: UIApplication

  init(_ application: UIApplication) { self.application = application }

  deinit { application.sceneDidEnd() }
}

/// The delegate of the application. One that is a responder receives last what no other has handled (R5).
public protocol UIApplicationDelegate: AnyObject {
  /// Called when the application was started by ``UIApplication/start(in:delegate:_:)``; the options and the returned
  /// value have no meaning here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// The reason for the start of an application; there are no values.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The present application of a thread.
private final class PresentApplication {
  private weak var made: UIApplication?
  /// An application with a scene of its own, which is not kept elsewhere.
  private var kept: UIApplication?
  var application: UIApplication? { made }

  func set(_ application: UIApplication, isKept: Bool) {
    made = application
    kept = isKept ? application : nil
  }

  static var present: PresentApplication {
    let values = Thread.current.threadDictionary
    if let present = values["DactylUIKit.UIApplication"] as? PresentApplication { return present }
    let present = PresentApplication()
    values["DactylUIKit.UIApplication"] = present
    return present
  }
}
