/// A simple shape in the bounds of its view: a component.
/// ```swift
/// card[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: .orange)
/// card[Shape.self]?.gradient = Gradient(to: .red)
/// card[Shape.self]?.shadow = Shadow()
/// ```
public struct Shape: Hashable, Sendable {
  /// The outline of the shape.
  public var outline: Outline
  /// The colour of the interior; nil for none.
  public var fill: Color? {
    get { hasFill ? interior : nil }
    set { (hasFill, interior) = (newValue != nil, newValue ?? .clear) }
  }
  /// The colour of the line; nil for none.
  public var stroke: Color? {
    get { hasStroke ? line : nil }
    set { (hasStroke, line) = (newValue != nil, newValue ?? .clear) }
  }
  // (Flags beside each other, and what most have not in memory of its own: a shape of 64 bytes keeps the items of draw
  // lists, which are copied and compared in each frame, at 128, beyond which copies take a call.)
  private var hasFill = false
  private var hasStroke = false
  private var interior = Color.clear
  private var line = Color.clear
  /// The width of the line, in points. It is inside the bounds; the lines of `.line` and `.path` are
  /// centred on themselves.
  public var lineWidth: Float
  /// How the interior changes from `fill` to another colour; nil, the default, for one colour.
  public var gradient: Gradient? {
    get { effects?.values.gradient }
    set { changeEffects { $0.gradient = newValue } }
  }
  /// The shadow behind the interior; nil, the default, for none. A path casts none.
  public var shadow: Shadow? {
    get { effects?.values.shadow }
    set { changeEffects { $0.shadow = newValue } }
  }
  /// The lengths of the line's dashes and of the gaps between them in turns, in points; empty, the default, for a line
  /// without gaps. Lengths that are negative or not finite count as 0.
  public var dashes: [Float] {
    get { effects?.values.dashes ?? [] }
    set { changeEffects { $0.dashes = newValue } }
  }
  /// The part of the dashes that is left out at the start of the line, in points: where it grows, they run.
  public var dashPhase: Float {
    get { effects?.values.dashPhase ?? 0 }
    set { changeEffects { $0.dashPhase = newValue } }
  }
  private var effects: Effects?

  private struct EffectValues: Hashable, Sendable {
    var gradient: Gradient?
    var shadow: Shadow?
    var dashes: [Float] = []
    var dashPhase: Float = 0
  }

  private indirect enum Effects: Hashable, Sendable {
    case effects(EffectValues)

    var values: EffectValues {
      switch self {
      case .effects(let values): values
      }
    }
  }

  private mutating func changeEffects(_ change: (inout EffectValues) -> Void) {
    var values = effects?.values ?? EffectValues()
    change(&values)
    effects = values == EffectValues() ? nil : .effects(values)
  }

  /// The kinds of outlines.
  public enum Outline: Hashable, Sendable {
    /// The bounds, with corners rounded by a radius in points.
    case rectangle(cornerRadius: Float = 0)
    /// The bounds, with a radius for each corner.
    case roundedRectangle(CornerRadii)
    /// The ellipse in the bounds; a circle when they are square.
    case ellipse
    /// A polygon with equal sides, 3 to 64, whose corners are on the ellipse in the bounds; the first one is at the
    /// top, turned clockwise by an angle in radians.
    case polygon(sides: Int32, rotation: Float = 0)
    /// A star with so many points, 3 to 64, on the ellipse in the bounds; the corners between them are at a share of
    /// its radius, 0.05 to 1.
    case star(points: Int32, innerRadius: Float = 0.5, rotation: Float = 0)
    /// A part of the ellipse in the bounds, clockwise from an angle to another one, in radians from the top: a line
    /// without `fill`, and a sector with it, from the centre. A full turn is the most.
    case arc(from: Float, to: Float)
    /// A straight line between two points of the view's own coordinates, without interior.
    case line(from: Point, to: Point)
    /// Lines and curves in the view's own coordinates.
    case path(BezierPath)

    /// The bounds, whose shorter sides are half circles.
    public static let capsule = Outline.rectangle(cornerRadius: .greatestFiniteMagnitude)
  }

  /// Makes a shape.
  public init(_ outline: Outline, fill: Color? = nil, stroke: Color? = nil, lineWidth: Float = 1) {
    self.outline = outline
    self.lineWidth = lineWidth
    self.fill = fill
    self.stroke = stroke
  }
}

/// The radii of a rectangle's corners, in points. Where two together are longer than a side, all are reduced in
/// proportion, as on web pages.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the upper left corner.
  public var topLeft: Float
  /// The radius of the upper right corner.
  public var topRight: Float
  /// The radius of the lower right corner.
  public var bottomRight: Float
  /// The radius of the lower left corner.
  public var bottomLeft: Float

  /// Makes radii; those that are left out are 0.
  public init(topLeft: Float = 0, topRight: Float = 0, bottomRight: Float = 0, bottomLeft: Float = 0) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }
}

/// How the interior of a shape changes from its `fill` to another colour.
public struct Gradient: Hashable, Sendable {
  /// The colour at the end.
  public var color: Color
  /// The direction, in radians clockwise from rightwards: half pi leads from the upper edge to the lower one. Nil leads
  /// from the middle to the edge.
  public var angle: Float?

  /// Makes a gradient to a colour, downwards unless another direction is given; with nil, from the middle to the edge.
  public init(to color: Color, angle: Float? = .pi / 2) {
    self.color = color
    self.angle = angle
  }
}

/// The soft shadow of a shape, behind its interior and beyond it. It is no part of the bounds: a view whose bounds are
/// out of sight casts none. A shape that is a line casts none either.
public struct Shadow: Hashable, Sendable {
  /// The colour, with its opacity.
  public var color: Color
  /// The distance over which it fades, in points, to both sides of the outline.
  public var radius: Float
  /// The translation, in the view's own coordinates.
  public var offset: Vector

  /// Makes a shadow.
  public init(_ color: Color = Color(0, 0, 0, 0.35), radius: Float = 6, offset: Vector = Vector(0, 2)) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
