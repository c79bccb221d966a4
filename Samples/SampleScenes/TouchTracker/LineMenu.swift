import Dactyl
import DactylControls

/// The little menu beside the chosen line. What it offers is an action without a target: whoever is first responder, or
/// stands behind it, does it (R23).
package final class LineMenu {
  private static let ground = Color(0.13, 0.14, 0.17)
  /// How far its middle is from the point that it is about.
  private static let distance: Float = 46
  private let view: View
  private let arrow: View
  private let delete: Button

  init(in scene: Scene) {
    scene.controlStyle.normal = ControlStyle.Look(fill: Self.ground, text: .white, fontSize: 17)
    scene.controlStyle.highlighted = ControlStyle.Look(fill: Color(0.72, 0.22, 0.2), text: .white, fontSize: 17)
    view = scene.addView(frame: Rect(0, 0, 112, 50))
    view.isHidden = true
    view.name = "menu"
    arrow = scene.addView(frame: Rect(0, 0, 18, 18), to: view)
    arrow.isUserInteractionEnabled = false
    arrow.transform = .rotation(.pi / 4)
    arrow[Shape.self] = Shape(.rectangle(cornerRadius: 3), fill: Self.ground)
    let panel = scene.addView(frame: view.bounds, to: view)
    panel[Shape.self] = Shape(.rectangle(cornerRadius: 13), fill: Self.ground)
    delete = Button(frame: Rect(5, 5, 102, 40), title: "Delete", in: panel)
    delete.addTarget(nil, action: .delete)
    // It is pressed with the paper as first responder, and does not become that itself.
    delete.canBecomeFirstResponder = false
  }

  /// Where the button is, in the scene.
  package var place: Point? { view.isHidden ? nil : view.convert(view.bounds.center, to: nil) }

  /// Shows the menu above a point, inside the scene; below it where there is no room.
  func show(at point: Point, in size: Size) {
    let isBelow = point.y < 100
    let way = Vector(0, isBelow ? Self.distance : -Self.distance)
    view.center = (point + way).kept(in: size, margin: 62)
    let x = point.x - view.frame.minX
    arrow.center = Point(min(max(x, 22), view.bounds.size.width - 22), isBelow ? 3 : view.bounds.size.height - 3)
    view.isHidden = false
    view.bringToFront()
  }

  func hide() { view.isHidden = true }
}
