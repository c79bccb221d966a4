import Dactyl

/// A container during a layout.
struct ContainerNode {
  let view: UInt32
  /// Its entry among the subviews of the container around it; -1 for the outermost one.
  let entry: Int
  /// The insets of its window.
  let safeArea: EdgeInsets
  /// The arrangement: in the decided width, as soon as that is known.
  var layout: Layout
  /// The subviews, in the list of all.
  var children = 0..<0
  var size = SIMD2<Float>(0, 0)
  /// The width and height of the contents: the height in the decided width.
  var ideal = SIMD2<Float>(0, 0)
  /// The least width of the contents.
  var leastWidth: Float = 0
  /// The number of lines of a row that wraps, or of rows of a grid.
  var lineCount = 1
  /// Whether it got another width in the end than it was laid out with: it is arranged again by itself.
  var isDropped = false

  init(_ view: UInt32, entry: Int, _ layout: Layout, safeArea: EdgeInsets) {
    self.view = view
    self.entry = entry
    self.layout = layout
    self.safeArea = safeArea
  }

  var padding: EdgeInsets {
    let own = layout.padding
    guard layout.respectsSafeArea else { return own }
    return EdgeInsets(
      top: own.top + safeArea.top, left: own.left + safeArea.left, bottom: own.bottom + safeArea.bottom,
      right: own.right + safeArea.right)
  }

  /// The free space at both edges, along both axes.
  var paddings: SIMD2<Float> {
    let padding = padding
    return SIMD2(padding.left + padding.right, padding.top + padding.bottom)
  }

  /// The size of the space for subviews.
  var inner: SIMD2<Float> {
    let space = size - paddings
    return space.replacing(with: 0, where: space .< 0)
  }

  /// The distance between the lines of a row that wraps, or the rows of a grid.
  var lineSpacing: Float { layout.lineSpacing ?? layout.spacing }

  /// The distances between a number of subviews.
  func gaps(_ count: Int) -> Float { layout.spacing * Float(max(count - 1, 0)) }

  /// The number of columns of a grid in the decided width.
  var columnCount: Int {
    switch layout.gridColumns {
    case .count(let count): return max(count, 1)
    case .minimumWidth(let least):
      let step = least + layout.spacing
      guard step > 0, step.isFinite else { return max(children.count, 1) }
      let count = min((inner.x + layout.spacing) / step, Float(max(children.count, 1)))
      return count.isFinite ? max(Int(count), 1) : 1
    }
  }

  /// The left and right edge of a column of a grid.
  func column(_ number: Int, of count: Int) -> (left: Float, right: Float) {
    let width = max((inner.x - gaps(count)) / Float(count), 0)
    let left = Float(number) * (width + layout.spacing)
    return (left.roundedToPoint, (left + width).roundedToPoint)
  }
}
