import DactylControls

/// A window of the system with its scene, as screen readers see it.
@MainActor final class ReaderWindow {
  let number: Int
  let title: String
  let scene: Scene
  private let window: AppWindow
  /// Whether it has the keyboard.
  var isActive = false

  init(_ number: Int, title: String, scene: Scene, window: AppWindow) {
    self.number = number
    self.title = title
    self.scene = scene
    self.window = window
  }

  /// The elements and containers of its scene.
  var elements: [AccessibilityElement] { scene.accessibility.allElements }

  /// The area of the scene that is shown in the window, in the window's or the desktop's coordinates.
  func area(_ frame: Rect, isOnDesktop: Bool) -> PixelRect {
    let shown = window.viewport.sceneToWindow.apply(to: frame)
    guard shown.isFinite else { return .empty }
    let corner = isOnDesktop ? window.frame : .empty
    return PixelRect(
      x: corner.x &+ Int32(clamping: Int(exactly: shown.minX.rounded(.down)) ?? 0),
      y: corner.y &+ Int32(clamping: Int(exactly: shown.minY.rounded(.down)) ?? 0),
      width: Int32(clamping: Int(exactly: shown.size.width.rounded(.up)) ?? 0),
      height: Int32(clamping: Int(exactly: shown.size.height.rounded(.up)) ?? 0))
  }

  /// The window's own area.
  func area(isOnDesktop: Bool) -> PixelRect {
    var area = window.frame
    if !isOnDesktop { (area.x, area.y) = (0, 0) }
    return area
  }

  /// The point of the scene that is shown at a point of the window or the desktop.
  func scenePoint(_ x: Int, _ y: Int, isOnDesktop: Bool) -> Point {
    let corner = isOnDesktop ? window.frame : .empty
    return window.viewport.scenePoint(fromWindow: Point(Float(x - Int(corner.x)), Float(y - Int(corner.y))))
  }
}
