/// An event of a game's own that was sent and not taken in yet.
struct SentEvent {
  let event: any CustomEvent
  let target: Entity
  let window: Entity
  let id: UInt64
  let phase: TouchPhase
  /// Whether it is over at once.
  let isWhole: Bool
}
