import Dactyl

/// The little menu beside the chosen line. What it offers is an action without a target: whoever is first responder, or
/// stands behind it, does it (R23).
final class LineMenu {
  private let view: View
  private let delete: Button

  init(in scene: Scene) {
    view = scene.addView(frame: Rect(0, 0, 118, 52))
    view[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(0.13, 0.14, 0.17, 0.95))
    view.isHidden = true
    view.name = "menu"
    delete = Button(frame: Rect(6, 6, 106, 40), title: "Delete", in: view)
    delete.addTarget(nil, action: .delete)
    // It is pressed with the paper as first responder, and does not become that itself.
    delete.canBecomeFirstResponder = false
  }

  /// Where the button is, in the scene.
  var place: Point? { view.isHidden ? nil : view.convert(view.bounds.center, to: nil) }

  /// Shows the menu above a point, inside the scene.
  func show(at point: Point, in size: Size) {
    view.center = Point(min(max(point.x, 66), size.width - 66), min(max(point.y - 46, 34), size.height - 34))
    view.isHidden = false
    view.bringToFront()
  }

  func hide() { view.isHidden = true }
}
