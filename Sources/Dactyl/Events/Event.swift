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
  /// What the input does that a responder is told of: of a custom event whether it begins, goes on, ends or is cancelled. One
  /// that was sent as a whole has ended.
  public let phase: TouchPhase
  /// The command that a remote control event brings.
  var remoteCommand: RemoteCommand?

  /// The scene; nil when that is gone.
  public var scene: Scene? { columns.scene }

  /// Every touch that is down or changed in this event, whatever view it is on, in landing order (T4). Makes an array.
  public var allTouches: Touches {
    guard let scene else { return Touches() }
    let present = scene.inputs.order.filter { scene.inputs.records[$0].isLive || scene.inputs.records[$0].isChanged }
    return Touches(present.map { scene.touch($0) })
  }

  /// The touches whose hit view is this one, in landing order. Makes an array.
  public func touches(for view: View) -> Touches { Touches(allTouches.filter { $0.view == view }) }

  /// Every sample of a touch since the event before, the last one being the touch itself, or nil when the touch is not in
  /// this event (T28). Feed either these or the touch, never both (T30). Makes an array.
  public func coalescedTouches(for touch: Touch) -> [Touch]? { scene?.coalescedTouches(for: touch) }

  /// Where a touch may be at the next few moments, or nil when the touch is not in this event (T29): guesses that are good
  /// until the next event, the touch itself not among them. Empty unless the finger is plainly on its way. How far they
  /// look ahead is `InputSettings.predictionTime`. They are no touches of their own: only the touch has an identity (T31).
  /// Makes an array.
  public func predictedTouches(for touch: Touch) -> [Touch]? { scene?.predictedTouches(for: touch) }
}
