/// The event that is being delivered during a callback: its timestamp, and the touches of all views.
///
/// It reads from the present batch: use it in the callback, and keep touches rather than the event.
public struct Event {
  /// The type of the event.
  public let type: EventType
  /// The timestamp of the batch, or the moment of the deadline.
  public let timestamp: Timestamp
  /// The columns of the scene.
  let columns: SceneColumns
  /// The modifier keys that are down.
  public let modifierFlags: ModifierFlags
  /// The phase of the input that a responder receives; for a custom event whether it begins, changes, ends or is
  /// cancelled. An event that was sent as a whole has ended.
  public let phase: TouchPhase
  /// The subtype of the event within its type.
  public internal(set) var subtype = EventSubtype.none
}
