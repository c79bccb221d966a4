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
  var sending: (sender: Any?, event: UIEvent?)
  /// The engine's entity for the view, window or controller whose object is made next.
  var existing: (view: View?, window: Window?, controller: ViewController?)
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
    sending = (sender, event)
    defer { sending = before }
    if let target {
      guard let method = action.method(of: target as AnyObject) else { return false }
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
