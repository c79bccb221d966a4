import Dactyl

/// The edges of a view beside which a popover may be, with its arrow pointing back at the view.
public struct PopoverEdges: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt8
  /// Makes a set of edges from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Below the view.
  public static let bottom = PopoverEdges(rawValue: 1)
  /// Above the view.
  public static let top = PopoverEdges(rawValue: 2)
  /// To the right of the view.
  public static let right = PopoverEdges(rawValue: 4)
  /// To the left of the view.
  public static let left = PopoverEdges(rawValue: 8)
  /// Beside any edge. The first beside which there is room is chosen, in this order: below, above, right, left; where
  /// there is room beside none, the one with the most.
  public static let any: PopoverEdges = [.bottom, .top, .right, .left]
}

/// The appearance of popovers: a value for a whole scene (`Scene.popoverStyle`). Lengths are in points.
public struct PopoverStyle: Hashable, Sendable {
  /// The fill of the panel and its arrow.
  public var background = Color(0.16, 0.17, 0.2)
  /// The outline of the panel; nil draws none.
  public var outline: Color? = Color(1, 1, 1, 0.14)
  /// The shadow of the panel; nil draws none.
  public var shadow: Shadow? = Shadow(Color(0, 0, 0, 0.5), radius: 18, offset: Vector(0, 6))
  /// The colour over everything behind the popover; clear by default, which still takes the touches beside it.
  public var dimming = Color.clear
  /// The radius of the corners.
  public var cornerRadius: Float = 12
  /// The distance between the view and the panel, in which the arrow is.
  public var arrowLength: Float = 10
  /// The smallest distance from the edges of the safe area.
  public var margin: Float = 8
  /// The time in which it is faded in and out, in seconds.
  public var fade = 0.15

  /// Makes the default style: a dark panel.
  public init() {}
}
