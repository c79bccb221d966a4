/// The smallest upright rectangle around a view, in the scene's coordinates.
struct FocusBox: Hashable {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0

  init() {}

  init(_ rect: Rect) {
    (left, top, right, bottom) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
  }

  var middle: (x: Double, y: Double) { ((left + right) / 2, (top + bottom) / 2) }

  /// The smallest box around it and another.
  func union(_ other: FocusBox) -> FocusBox {
    var union = self
    union.left = min(left, other.left)
    union.top = min(top, other.top)
    union.right = max(right, other.right)
    union.bottom = max(bottom, other.bottom)
    return union
  }

  /// Whether it comes before another in reading order: by its top, then by its left. Nil for equals.
  func isBefore(_ other: FocusBox) -> Bool? {
    if top != other.top { return top < other.top }
    return left == other.left ? nil : left < other.left
  }
}
