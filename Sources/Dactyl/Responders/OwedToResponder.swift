/// What came up for a responder in the middle of a call of its own; it hears of it when the call returns.
enum OwedToResponder {
  case touches(TouchPhase, Touches, Event)
  case presses(PressPhase, Presses, Event)
  case first(Bool)
  case key(Bool)
  /// Callbacks of controllers that wait for this one's call to return.
  case controllerCalls(() -> Void)

  /// The ids of touches and presses that a responder never heard of.
  struct Unheard {
    var touches: Set<UInt64> = []
    var presses: Set<UInt64> = []
  }

  /// What is left of it when the responder's entity has ended: the cancels of what the responder heard begin. `unheard` has
  /// what it did not, and gets what begins now.
  func afterEnd(_ unheard: inout Unheard) -> OwedToResponder? {
    switch self {
    case .touches(.cancelled, let touches, let event):
      let owed = touches.filter { !unheard.touches.contains($0.id) }
      return owed.isEmpty ? nil : .touches(.cancelled, Touches(owed), event)
    case .touches(let phase, let touches, _):
      if phase == .began { unheard.touches.formUnion(touches.map(\.id)) }
      return nil
    case .presses(.cancelled, let presses, let event):
      return presses.contains { unheard.presses.contains($0.id) } ? nil : .presses(.cancelled, presses, event)
    case .presses(let phase, let presses, _):
      if phase == .began { unheard.presses.formUnion(presses.map(\.id)) }
      return nil
    case .first, .key, .controllerCalls: return self
    }
  }
}
