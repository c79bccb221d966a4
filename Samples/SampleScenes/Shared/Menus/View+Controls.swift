import Dactyl
import DactylControls

extension View {
  /// Calls the closure with each control and text field in the view, in drawing order.
  func forEachControl(_ body: (View) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      if view.control != nil || view.textField != nil {
        body(view)
      } else {
        pending += view.subviews.reversed()
      }
    }
  }

  /// Returns the centre of the control or text field of that name, in the scene; the frontmost when there are several.
  func locationOfControl(named name: String) -> Point? {
    var center: Point?
    forEachControl { view in
      if view.name == name { center = view.convert(view.bounds.center, to: nil) }
    }
    return center
  }
}
