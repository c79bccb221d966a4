import Dactyl
import DactylTesting
import TestStage

/// An environment for a recognizer under test: plain, or rotated and scrolled, with the same input mapped into it.
///
/// A recognizer has to do the same in both: positions are given in the axes of the window and the view is 300 points
/// square on the screen in each, with its corner where `point(0, 0)` is.
struct Setting: CustomStringConvertible, Sendable {
  let description: String
  /// The turn of the panel around the view, in radians.
  let rotation: Float
  let scale: Float

  static let plain = Setting(description: "plain", rotation: 0, scale: 1)
  static let turned = Setting(description: "turned, scaled and scrolled", rotation: 0.7, scale: 2)
  static let all = [plain, turned]

  /// Adds the panel and the view in it.
  func addView(to stage: Stage) -> View {
    let panel = stage.scene.addView(frame: Rect(center: Point(400, 400), size: Size(600, 600)))
    panel.transform = Transform.rotation(rotation).scaled(by: scale)
    panel.bounds = Rect(scale == 1 ? 0 : 250, scale == 1 ? 0 : 500, 600, 600)
    let middle = panel.bounds.center
    return stage.scene.addView(frame: Rect(center: middle, size: Size(300, 300)), to: panel)
  }

  /// The position on the screen of a point in the view, such that distances on the screen are the same in every
  /// setting.
  func location(_ x: Float, _ y: Float) -> Point {
    Point(400, 400) + Transform.rotation(rotation).apply(to: Vector(x - 150, y - 150))
  }

  /// A displacement on the screen in the axes of the view's superview.
  func inSuperview(_ x: Float, _ y: Float) -> Vector { Vector(x, y) / scale }
}
