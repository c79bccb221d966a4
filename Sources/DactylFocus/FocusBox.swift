/// The smallest upright rectangle around a view, in the scene's coordinates.
package struct FocusBox: Hashable {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0

  init() {}

  package init(_ rect: Rect) {
    (left, top, right, bottom) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
  }

  var middle: (x: Double, y: Double) { ((left + right) / 2, (top + bottom) / 2) }

  /// The smallest box around this box and another.
  func union(_ other: FocusBox) -> FocusBox {
    var union = self
    union.left = min(left, other.left)
    union.top = min(top, other.top)
    union.right = max(right, other.right)
    union.bottom = max(bottom, other.bottom)
    return union
  }

  /// The box, moved by as little as needed to lie inside another; if it is larger than that, its left and top edges do.
  func moved(into area: FocusBox) -> FocusBox {
    let x = max(min(0, area.right - right), area.left - left)
    let y = max(min(0, area.bottom - bottom), area.top - top)
    var moved = self
    (moved.left, moved.right, moved.top, moved.bottom) = (left + x, right + x, top + y, bottom + y)
    return moved
  }

  /// Whether the box comes before another in reading order: by its top edge, then by its left. Nil when both are equal.
  package func isBefore(_ other: FocusBox) -> Bool? {
    if top != other.top { return top < other.top }
    return left == other.left ? nil : left < other.left
  }
}
