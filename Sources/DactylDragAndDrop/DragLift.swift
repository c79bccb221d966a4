/// The gesture of a finger that lifts an item to drag (DD6).
public enum DragLift: Hashable, Sendable {
  /// The finger rests for some seconds within 10 points, as for a long press. A finger that moves earlier does not
  /// lift: in a list, it scrolls. A mouse lifts at once when it moves, unless `Draggable.waitsForMouse`.
  case longPress(duration: Double = 0.5)
  /// The finger moves, as for a pan.
  case pan
  /// The finger lands on the view.
  case touchDown
}
