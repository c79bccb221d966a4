import Dactyl

/// A subview of a container during a layout.
struct ArrangedChild {
  let view: UInt32
  /// The entry of its container.
  let parent: Int
  /// The least and largest width and height that it asks for; both are the same where it asks for a size.
  let least: SIMD2<Float>
  let most: SIMD2<Float>
  let weight: Float
  /// The width divided by the height; 0 where it is free.
  let aspectRatio: Float
  let horizontal: LayoutAlignment?
  let vertical: LayoutAlignment?
  /// What it shows, as far as alignments depend on it.
  var contents = Contents.other
  /// The container's own entry, if its subviews are arranged in this layout; -1 otherwise.
  var node = -1
  /// The width and height of the contents.
  var ideal = SIMD2<Float>(0, 0)
  /// The least width of the contents.
  var leastWidth: Float = 0
  /// The size that was decided: first its width, then its height.
  var size = SIMD2<Float>(0, 0)
  /// The distance of its first baseline from its top, and of its top from that of its line, where it is aligned by it.
  var baseline: Float = 0
  var drop: Float = 0
  /// The row of the grid, or the line of a row that wraps; and the column of the grid.
  var line = 0
  var column = 0

  enum Contents { case container, label, picture, other }

  init(_ view: UInt32, _ item: LayoutItem?, in parent: Int) {
    self.view = view
    self.parent = parent
    guard let item else {
      (least, most) = (SIMD2(0, 0), SIMD2(.infinity, .infinity))
      (weight, aspectRatio) = (0, 0)
      (horizontal, vertical) = (nil, nil)
      return
    }
    let low = SIMD2(item.width ?? item.minWidth ?? 0, item.height ?? item.minHeight ?? 0)
    let high = SIMD2(item.width ?? item.maxWidth ?? .infinity, item.height ?? item.maxHeight ?? .infinity)
    least = low
    most = high.replacing(with: low, where: high .< low)
    weight = item.weight
    aspectRatio = item.aspectRatio ?? 0
    horizontal = item.horizontal
    vertical = item.vertical
  }

  func limited(width: Float) -> Float { max(min(width, most.x), least.x) }
  func limited(height: Float) -> Float { max(min(height, most.y), least.y) }

  private var hasHeight: Bool { least.y == most.y }

  /// Takes the measured width of the contents.
  mutating func setWidths(ideal width: Float, least leastWidth: Float) {
    ideal.x = limited(width: aspectRatio > 0 && hasHeight ? least.y * aspectRatio : width)
    self.leastWidth = min(limited(width: leastWidth), ideal.x)
  }

  /// Takes the height of the contents in the decided width.
  mutating func setHeight(_ height: Float) {
    ideal.y = limited(height: aspectRatio > 0 && !hasHeight ? size.x / aspectRatio : height)
  }

  /// The alignments in the space of a container with a layout.
  func alignments(_ layout: Layout) -> (horizontal: LayoutAlignment, vertical: LayoutAlignment) {
    let free = contents == .picture ? LayoutAlignment.center : .fill
    switch layout.kind {
    case .row:
      let own = contents == .container || contents == .label ? LayoutAlignment.fill : .center
      return (.fill, vertical ?? layout.vertical ?? own)
    case .column: return (horizontal ?? layout.horizontal ?? free, .fill)
    case .grid, .overlay:
      return (horizontal ?? layout.horizontal ?? free, vertical ?? layout.vertical ?? free)
    }
  }

  /// The width in a space of which the subview does not share with others.
  func width(in space: Float, _ alignment: LayoutAlignment) -> Float {
    if aspectRatio > 0, hasHeight { return ideal.x }
    let fills = alignment == .fill || alignment == .equalSpacing
    return limited(width: max(fills ? space : min(ideal.x, space), 0)).roundedToPoint
  }

  /// A part of a row.
  var widthPart: AxisSpace.Part {
    let least = weight > 0 && contents == .other ? least.x : leastWidth
    return AxisSpace.Part(ideal: ideal.x, least: least, most: most.x, weight: weight)
  }

  /// A part of a column: without a weight its height is that of the contents.
  var heightPart: AxisSpace.Part {
    AxisSpace.Part(ideal: ideal.y, least: weight > 0 ? least.y : ideal.y, most: most.y, weight: weight)
  }

  /// The frame in a cell: the alignments position it there, and it shrinks to an aspect ratio that has to fit.
  func frame(in cell: Rect, _ alignments: (horizontal: LayoutAlignment, vertical: LayoutAlignment)) -> Rect {
    var size = Size(self.size.x, ideal.y)
    if aspectRatio > 0 {
      if size.height > cell.size.height, !hasHeight {
        size = Size(min(size.width, cell.size.height * aspectRatio), cell.size.height)
      }
    } else if alignments.vertical == .fill || alignments.vertical == .equalSpacing {
      size.height = limited(height: cell.size.height)
    }
    let free = Vector(cell.size.width - size.width, cell.size.height - size.height)
    return Rect(
      (cell.minX + alignments.horizontal.offset(free.dx)).roundedToPoint,
      (cell.minY + (alignments.vertical == .firstBaseline ? drop : alignments.vertical.offset(free.dy))).roundedToPoint,
      max(size.width, 0).roundedToPoint,
      max(size.height, 0).roundedToPoint)
  }
}

extension LayoutAlignment {
  /// The distance from the start of a space, of which some is free. What fills a space is in its middle where a limit
  /// keeps it smaller, and starts at its start where it is too large.
  func offset(_ free: Float) -> Float {
    switch self {
    case .leading, .firstBaseline: 0
    case .center: free / 2
    case .trailing: free
    case .fill, .equalSpacing: max(free, 0) / 2
    }
  }
}
