import Dactyl

/// The frames of a scroll bar, relative to the top left corner of the visible part of its scroll view.
struct ScrollBarGeometry {
  /// The strip along the edge that receives the mouse.
  let track: Rect
  /// The start of the bar on the strip, and its length.
  let start: Float
  let length: Float
  let isAcross: Bool
  private let limits: ClosedRange<Double>

  /// The least length of a bar that is squeezed past an edge, in points.
  private static var shortest: Float { 7 }

  /// Computes the geometry; nil for content that does not scroll along the axis.
  init?(
    across isAcross: Bool, offset: Double, limits: ClosedRange<Double>, in size: Size, insets: EdgeInsets,
    leavingCorner: Bool, style: ScrollIndicatorStyle
  ) {
    let strip = max(style.thickness, style.pointedThickness) + 2 * style.margin
    let corner = leavingCorner ? strip : 0
    track =
      isAcross
      ? Rect(insets.left, size.height - insets.bottom - strip, size.width - insets.left - insets.right - corner, strip)
      : Rect(size.width - insets.right - strip, insets.top, strip, size.height - insets.top - insets.bottom - corner)
    let room = (isAcross ? track.size.width : track.size.height) - 2 * style.margin
    let view = Double(isAcross ? size.width : size.height)
    let range = limits.upperBound - limits.lowerBound
    guard range > 0, room > Self.shortest, view > 0 else { return nil }
    let whole = min(max(Float(Double(room) * view / (view + range)), style.minimumLength), room)
    let over = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
    let length = max(whole - Float(min(over, view)), min(Self.shortest, whole))
    let share = Float(min(max((offset - limits.lowerBound) / range, 0), 1))
    start = style.margin + share * (room - length)
    self.length = length
    self.isAcross = isAcross
    self.limits = limits
  }

  /// The position along the strip of a point that is relative to the corner of the visible part.
  func place(of point: Point) -> Float { isAcross ? point.x - track.minX : point.y - track.minY }

  /// The offset with which the bar starts at a position along the strip.
  func offset(startingAt place: Float, _ style: ScrollIndicatorStyle) -> Double {
    let room = (isAcross ? track.size.width : track.size.height) - 2 * style.margin - length
    guard room > 0 else { return limits.lowerBound }
    let share = Double(min(max((place - style.margin) / room, 0), 1))
    return limits.lowerBound + share * (limits.upperBound - limits.lowerBound)
  }

  /// The frame of the bar, on its strip.
  func thumb(_ style: ScrollIndicatorStyle, isPointed: Bool) -> Rect {
    let thickness = isPointed ? style.pointedThickness : style.thickness
    let edge = (isAcross ? track.size.height : track.size.width) - style.margin - thickness
    return isAcross ? Rect(start, edge, length, thickness) : Rect(edge, start, thickness, length)
  }
}
