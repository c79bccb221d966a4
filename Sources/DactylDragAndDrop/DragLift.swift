/// What a finger does to lift what it is to drag (DD6).
public enum DragLift: Hashable, Sendable {
  /// It rests for some seconds within 10 points, as for a long press. What moves earlier is not lifted: in a list, it
  /// scrolls. A mouse lifts at once when it moves, unless `Draggable.waitsForMouse`.
  case longPress(duration: Double = 0.5)
  /// It moves, as for a pan.
  case pan
  /// A finger that lands on the view lifts at once.
  case touchDown
}
