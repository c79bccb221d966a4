/// What is going on while a callback runs: the moment, and the touches of all views.
///
/// It speaks of the present batch: read it in the callback, and keep touches rather than the event.
public struct Event {
  /// What it tells of.
  public let type: EventType
  /// The moment of the batch, or of the deadline.
  public let timestamp: Timestamp
  /// The columns of the scene.
  let columns: SceneColumns
  /// The modifier keys that are down.
  public let modifierFlags: ModifierFlags
  /// What the input does that a responder is told of: of a custom event whether it begins, goes on, ends or is
  /// cancelled. One that was sent as a whole has ended.
  public let phase: TouchPhase
  /// The command that a remote control event brings.
  var remoteCommand: RemoteCommand?
}
