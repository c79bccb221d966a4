import Dactyl
import DactylControls

extension View {
  /// Calls the closure with each control and text field in it, in the order in which they are drawn.
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

  /// Where the control or field of that name is, in the scene; the one in front when there are several.
  func placeOfControl(named name: String) -> Point? {
    var center: Point?
    forEachControl { view in
      if view.name == name { center = view.convert(view.bounds.center, to: nil) }
    }
    return center
  }
}
