/// A position in the content of a scroll view, in points. Its coordinates are doubles, so that the millionth row
/// scrolls as smoothly as the first.
public struct ScrollPoint: Hashable, Sendable {
  /// The coordinate along the x axis.
  public var x: Double
  /// The coordinate along the y axis.
  public var y: Double

  /// The origin of the content.
  public static let zero = ScrollPoint(0, 0)

  /// Makes a position from its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes a position from a point.
  public init(_ point: Point) { self.init(Double(point.x), Double(point.y)) }

  var isFinite: Bool { x.isFinite && y.isFinite }
  /// The position as a point, with single precision.
  var point: Point { Point(Float(x), Float(y)) }

  subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  static func + (a: ScrollPoint, b: ScrollPoint) -> ScrollPoint { ScrollPoint(a.x + b.x, a.y + b.y) }
  static func - (a: ScrollPoint, b: ScrollPoint) -> ScrollPoint { ScrollPoint(a.x - b.x, a.y - b.y) }
}

/// The size of the content of a scroll view, in points.
public struct ScrollSize: Hashable, Sendable {
  /// The extent along the x axis.
  public var width: Double
  /// The extent along the y axis.
  public var height: Double

  /// Makes a size from its extents.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  subscript(axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }
  var isFinite: Bool { width.isFinite && height.isFinite }
}

/// One of the two axes of a scroll view.
package enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical
}

extension Vector {
  subscript(axis: ScrollAxis) -> Double { Double(axis == .horizontal ? dx : dy) }
}

extension ScrollPoint: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(x)
    hash.mix(y)
  }
}

extension ScrollSize: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(width)
    hash.mix(height)
  }
}
