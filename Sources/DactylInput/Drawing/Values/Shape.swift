/// A plain figure in the bounds of its view: a component.
public struct Shape: Hashable, Sendable {
  /// What the figure is.
  public var outline: Outline
  /// What fills it; nil leaves it open.
  public var fill: Color?
  /// What its line is drawn with; nil draws none.
  public var stroke: Color?
  /// How wide the line is, in points. It lies inside the bounds; the line of `.line` lies about the line itself.
  public var lineWidth: Float

  /// The figures there are.
  public enum Outline: Hashable, Sendable {
    /// The bounds, with corners rounded by a radius in points.
    case rectangle(cornerRadius: Float = 0)
    /// The ellipse in the bounds; a circle when they are square.
    case ellipse
    /// A straight line between two points of the view's own coordinates. It has no inside.
    case line(from: Point, to: Point)
  }

  /// Makes a figure.
  public init(_ outline: Outline, fill: Color? = nil, stroke: Color? = nil, lineWidth: Float = 1) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }
}
