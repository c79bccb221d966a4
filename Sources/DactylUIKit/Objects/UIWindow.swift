/// A window: the root view of a tree. It is kept alive while it is visible.
open class UIWindow: UIView {
  /// The level of a window, by which windows are ordered (W2).
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the level; a higher one is in front.
    public var rawValue: CGFloat
    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of normal windows.
    public static let normal = Level(rawValue: 0)
    /// The level of a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// The window in the engine.
  public let engineWindow: Window

  /// Makes a window that is hidden at first, with a frame in points of the scene.
  public override init(frame: CGRect) {
    let application = UIApplication.shared
    let isNew = application.existing.window == nil
    engineWindow = application.makeWindow(frame.engine)
    super.init(frame: frame)
    if isNew { isHidden = true } else { engine[KeptObject.self] = KeptObject(object: self) }
    filterEvents()
  }

  /// Makes a window of the scene's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a window without a size; nothing is decoded.
  public required init?(coder: NSCoder) {
    engineWindow = UIApplication.shared.makeWindow(.zero)
    super.init(coder: coder)
    isHidden = true
    filterEvents()
  }

  /// Makes the object of the scene's main window, which has the size of the scene.
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

  /// Receives each event of the window before any responder in it (D2, W7). An override that does not call `super`
  /// stops it: an input that begins then is not delivered until it is over (T27), and an end becomes a cancel. The
  /// event is delivered after the override returns.
  open func sendEvent(_ event: UIEvent) { event.isSentOn = true }

  /// The controller whose view fills the window, which keeps it alive.
  var keptRoot: UIResponder?
  /// The level of the window (W2).
  open var windowLevel: Level {
    get { Level(rawValue: CGFloat(engineWindow.level)) }
    set { engineWindow.level = Float(newValue.rawValue) }
  }
  /// Whether the window receives keys (W8).
  public var isKeyWindow: Bool { engineWindow.isKey }
  /// Makes the window the key window.
  open func makeKey() { engineWindow.makeKey() }
  /// Shows the window in front of the others of its level, and makes it the key window.
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

/// The screen, which has the size of the scene.
public final class UIScreen {
  /// The only screen: the scene's.
  public static var main: UIScreen { UIScreen() }
  /// The pixels of a point: 1, since the platform scales.
  public var scale: CGFloat { 1 }
  /// The pixels of a point of the device: 1.
  public var nativeScale: CGFloat { 1 }
  /// The bounds, of the scene's size, in points.
  public var bounds: CGRect {
    let size = UIApplication.shared.scene.size
    return CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height))
  }
}
