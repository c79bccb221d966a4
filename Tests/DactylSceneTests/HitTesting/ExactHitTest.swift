import DactylScene

/// Hit-testing in double precision, by another formula: the matrix of each level is written down and inverted.
///
/// It also returns whether its result is clear: whether no edge was so near that rounding in single precision may
/// decide.
struct ExactHitTest {
  private(set) var isClear = true

  /// A point, and the possible error of the engine's own.
  private struct Probe {
    var x: Double
    var y: Double
    var doubt: Double
  }

  mutating func hitTest(_ view: View, around point: Point) -> View? {
    search(at: view, from: Probe(x: Double(point.x), y: Double(point.y), doubt: 0))
  }

  private mutating func search(at view: View, from outside: Probe) -> View? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01, PlainHitTest.hasGeometry(view) else {
      return nil
    }
    let inside = convert(outside, into: view)
    guard contains(view, inside) else { return nil }
    for subview in view.subviews.reversed() {
      if let answer = search(at: subview, from: inside) { return answer }
    }
    return view.passesThrough ? nil : view
  }

  private func convert(_ point: Probe, into view: View) -> Probe {
    let (bounds, center, transform) = (view.bounds, view.center, view.transform)
    let (a, b, c, d) = (Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d))
    let pivot = (x: Double(bounds.center.x), y: Double(bounds.center.y))
    let tx = Double(center.x) + Double(transform.tx) - a * pivot.x - c * pivot.y
    let ty = Double(center.y) + Double(transform.ty) - b * pivot.x - d * pivot.y
    let determinant = a * d - b * c
    let (x, y) = (point.x - tx, point.y - ty)
    let insideX = (d * x - c * y) / determinant
    let insideY = (a * y - b * x) / determinant
    let growth = (abs(a) + abs(b) + abs(c) + abs(d)) / abs(determinant)
    let outer = abs(point.x) + abs(point.y) + abs(Double(center.x)) + abs(Double(center.y)) + abs(tx) + abs(ty)
    let inner = abs(insideX) + abs(insideY) + abs(pivot.x) + abs(pivot.y)
    return Probe(x: insideX, y: insideY, doubt: (point.doubt + 1e-6 * outer) * max(growth, 1) + 1e-6 * inner)
  }

  private mutating func contains(_ view: View, _ point: Probe) -> Bool {
    let (bounds, outsets) = (view.bounds, view.hitOutsets)
    let left = Double(bounds.minX) - Double(outsets.left)
    let top = Double(bounds.minY) - Double(outsets.top)
    let right = Double(bounds.minX) + Double(bounds.size.width) + Double(outsets.right)
    let bottom = Double(bounds.minY) + Double(bounds.size.height) + Double(outsets.bottom)
    guard right > left, bottom > top else { return false }
    if min(abs(point.x - left), abs(point.x - right)) <= point.doubt { isClear = false }
    if min(abs(point.y - top), abs(point.y - bottom)) <= point.doubt { isClear = false }
    return point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }
}
