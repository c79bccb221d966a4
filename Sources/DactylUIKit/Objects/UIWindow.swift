/// A window: the view at the top of a tree. It is kept alive while it shows itself.
open class UIWindow: UIView {
  /// How far in front a window is (W2).
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// A higher one is in front.
    public var rawValue: CGFloat
    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Windows, a status bar, alerts.
    public static let normal = Level(rawValue: 0), statusBar = Level(rawValue: 1000), alert = Level(rawValue: 2000)
  }

  /// The window in the engine.
  public let engineWindow: Window

  /// Makes a window that does not show itself yet, with a frame in points of the scene.
  public override init(frame: CGRect) {
    let application = UIApplication.shared
    let isNew = application.existing.window == nil
    engineWindow = application.makeWindow(frame.engine)
    super.init(frame: frame)
    if isNew { isHidden = true } else { engine[KeptObject.self] = KeptObject(object: self) }
    filterEvents()
  }

  /// Makes a window as large as the scene.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a window without a size.
  public required init?(coder: NSCoder) {
    engineWindow = UIApplication.shared.makeWindow(.zero)
    super.init(coder: coder)
    isHidden = true
    filterEvents()
  }

  /// The object of the scene's main window, which is as large as the scene.
  public convenience init(main window: Window) {
    UIApplication.shared.existing.window = window
    self.init(frame: CGRect(window.view.frame))
  }

  private func filterEvents() {
    guard isOfOwnClass else { return }
    engineWindow.eventFilter = { [weak self] event in
      guard let self else { return }
      application.filter(&event) { self.sendEvent($0) }
    }
  }

  /// Sees each event for it before anybody in it (D2, W7). Overridden without `super`, it stops it: what began stays
  /// unheard until it is over (T27), an end becomes a cancel. It is delivered when the override has returned.
  open func sendEvent(_ event: UIEvent) { event.isSentOn = true }

  /// The controller whose view fills it, which it keeps alive.
  var keptRoot: UIResponder?
  /// How far in front it is (W2).
  open var windowLevel: Level {
    get { Level(rawValue: CGFloat(engineWindow.level)) }
    set { engineWindow.level = Float(newValue.rawValue) }
  }
  /// Whether it hears of keys (W8).
  public var isKeyWindow: Bool { engineWindow.isKey }
  /// Makes it the one that does.
  open func makeKey() { engineWindow.makeKey() }
  /// Shows it in front of the others of its level, and makes it the one that hears of keys.
  open func makeKeyAndVisible() {
    isHidden = false
    engineWindow.makeKeyAndVisible()
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      engine[KeptObject.self] = newValue ? nil : KeptObject(object: self)
      super.isHidden = newValue
    }
  }
}

/// The screen, which is as large as the scene.
public final class UIScreen {
  /// The only one: the scene's.
  public static var main: UIScreen { UIScreen() }
  /// As large as the scene, in points.
  public var bounds: CGRect {
    let size = UIApplication.shared.scene.size
    return CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height))
  }
}
