/// An event of the game's own that was sent and not ingested yet.
struct SentEvent {
  let event: any CustomEvent
  let target: Entity
  let window: Entity
  let id: UInt64
  let phase: TouchPhase
  /// Whether the event is sent as a whole, rather than in phases.
  let isWhole: Bool
}
