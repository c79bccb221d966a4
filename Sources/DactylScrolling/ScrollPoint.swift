/// A place in the content of a scroll view, in points. Double, so that the millionth row scrolls as smoothly as the
/// first.
public struct ScrollPoint: Hashable, Sendable {
  /// Along the x axis.
  public var x: Double
  /// Along the y axis.
  public var y: Double

  /// The corner of the content.
  public static let zero = ScrollPoint(0, 0)

  /// Makes a place.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// A place as a point of a view has it.
  public init(_ point: Point) { self.init(Double(point.x), Double(point.y)) }

  var isFinite: Bool { x.isFinite && y.isFinite }
  /// The same as a point of a view.
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
  /// Along the x axis.
  public var width: Double
  /// Along the y axis.
  public var height: Double

  /// Makes a size.
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
