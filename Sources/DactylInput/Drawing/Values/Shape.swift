/// A simple shape in the bounds of its view: a component.
public struct Shape: Hashable, Sendable {
  /// The outline of the shape.
  public var outline: Outline
  /// The colour of the interior; nil for none.
  public var fill: Color?
  /// The colour of the line; nil for none.
  public var stroke: Color?
  /// The width of the line, in points. It is inside the bounds; the line of `.line` is centred on the line itself.
  public var lineWidth: Float

  /// The kinds of outlines.
  public enum Outline: Hashable, Sendable {
    /// The bounds, with corners rounded by a radius in points.
    case rectangle(cornerRadius: Float = 0)
    /// The ellipse in the bounds; a circle when they are square.
    case ellipse
    /// A straight line between two points of the view's own coordinates, without interior.
    case line(from: Point, to: Point)
  }

  /// Makes a shape.
  public init(_ outline: Outline, fill: Color? = nil, stroke: Color? = nil, lineWidth: Float = 1) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }
}
