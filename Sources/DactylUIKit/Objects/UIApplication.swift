/// The application: the objects of a scene, and the responder after its windows (R5). There is one for each scene,
/// which keeps it alive.
///
/// ```swift
/// func launch(_ scene: Scene) {
///   UIApplication.start(in: scene) { window in window.rootViewController = BoardController() }
/// }
/// ```
open class UIApplication: UIResponder {
  /// The scene. It belongs to whoever runs it; one that was made here belongs to the application.
  public var scene: Scene {
    if let scene = given ?? own { return scene }
    let scene = Scene()
    own = scene
    return scene
  }
  private weak var given: Scene?
  /// Whether its scene has ended.
  private var isOver = false
  private var own: Scene?
  /// What hears of the application's start, and last of all of what no responder handled, when it is a responder (R5).
  /// Unlike in UIKit it is kept alive.
  open var delegate: (any UIApplicationDelegate)? {
    didSet {
      guard !isOver else { return }
      let responder = delegate as? UIResponder
      responder?.belong(to: self)
      scene.delegate = responder?.entity ?? .none
    }
  }
  /// The windows that show themselves, the back one first.
  public var windows: [UIWindow] { scene.windows.compactMap { object(of: $0) } }
  /// The window that hears of keys (W8).
  public var keyWindow: UIWindow? { scene.keyWindow.flatMap { object(of: $0) } }

  /// The objects that stand for what the engine tells of.
  var touches = ObjectPool<UITouch>()
  var presses = ObjectPool<UIPress>()
  var events: [EventType: UIEvent] = [:]
  var recognizers: [AnyGesture: Weak<UIGestureRecognizer>] = [:]
  /// Whose method runs, and whether it handed the event on: one for each that runs in the middle of another.
  var receivers: [(object: UIResponder, handsOn: Bool)] = []
  /// The views that are being asked what is hit, one in the middle of another.
  var queries: [(view: UIView, query: HitQuery)] = []
  /// What was found last in the answer to one: its object may stand around it.
  var found: View?
  /// Who is asked for the target of an action that goes up the chain.
  weak var askedForTarget: UIResponder?
  /// Who sends an action, of what event.
  var sending: (sender: Any?, event: UIEvent?)
  /// What the next view, window or controller is made of that stands for one which the engine has already.
  var existing: (view: View?, window: Window?, controller: ViewController?)
  /// Methods by themselves that go up the chain under a name.
  private var direct: [Selector] = []
  private var directCount = 0
  private var ownClasses: [ObjectIdentifier: Bool] = [:]

  /// The application of the present thread, which is the one made last; one with a scene of its own when there is none.
  public static var shared: UIApplication { present ?? UIApplication(scene: nil) }
  static var present: UIApplication? { PresentApplication.present.application }

  /// Makes the application of a scene, or of one of its own. It is the present one of this thread from now on: what is
  /// made after this is made in it.
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

  /// Makes the application of a scene with a window that fills it, has it filled, tells the delegate, and shows the
  /// window.
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

  /// Lets go of the delegate when the scene ends: it may keep windows, which keep the application.
  func sceneDidEnd() {
    isOver = true
    withExtendedLifetime(delegate) { delegate = nil }
  }

  /// Sees each event before its window does (D2). Overridden without `super`, it stops it: what began stays unheard
  /// until it is over (T27), an end becomes a cancel. It is delivered when the override has returned.
  open func sendEvent(_ event: UIEvent) { event.isSentOn = true }

  /// Sends an action: to a target, or with nil to the first up the responder chain that performs it (R22, R23).
  /// - Returns: whether somebody performed it.
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

  /// Stops all touches and presses from being heard, until it is taken back as often (T26).
  public func beginIgnoringInteractionEvents() { scene.beginIgnoringInteractionEvents() }
  /// Takes that back once.
  public func endIgnoringInteractionEvents() { scene.endIgnoringInteractionEvents() }
  /// Has remote controls and media keys heard, until it is taken back as often (X2).
  public func beginReceivingRemoteControlEvents() { scene.beginReceivingRemoteControlEvents() }
  /// Takes that back once.
  public func endReceivingRemoteControlEvents() { scene.endReceivingRemoteControlEvents() }

  // MARK: Selectors and classes

  /// How the responder chain knows a selector.
  func name(of selector: Selector) -> Action {
    guard selector.isDirect else { return Self.standard[selector.name] ?? Action(selector.name) }
    let index = direct.lastIndex(of: selector) ?? direct.count
    if index == direct.count { direct.append(selector) }
    // Those before have long been sent: a key command is asked for right before it is performed.
    if direct.count > 512 {
      direct.removeFirst(256)
      directCount += 256
      return name(of: selector)
    }
    return Action("\(Self.directName)\(directCount + index)")
  }

  /// The selector that the responder chain knows by a name.
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

  /// Whether a class is one of a program's own, which may override methods.
  func isOwn(_ type: AnyClass) -> Bool {
    if let known = ownClasses[ObjectIdentifier(type)] { return known }
    let isOwn = !String(reflecting: type).hasPrefix("DactylUIKit.")
    ownClasses[ObjectIdentifier(type)] = isOwn
    return isOwn
  }
}

/// What hears of the application. A responder hears last of what nobody handled (R5).
public protocol UIApplicationDelegate: AnyObject {
  /// The application was started by ``UIApplication/start(in:delegate:_:)``; options and answer mean nothing here.
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
  /// Why an application was started: nobody says.
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
  /// One that has a scene of its own, which nobody else keeps.
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
