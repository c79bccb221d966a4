/// A call of a responder.
enum ResponderCall {
  case touches(TouchPhase, Touches, Event)
  case touchUpdates(Touches)
  case presses(PressPhase, Presses, Event)
  case motion(MotionPhase, Event)
  case remote(RemoteCommand, Event)
  /// A custom event, with the number of the input.
  case custom(any CustomEvent, Event, UInt64)
  case perform(Action, Entity)
  case first(Bool)
  case key(Bool)
  case move(ViewMove)

  /// The inputs that began for a responder after its entity had ended, of which it receives neither beginning nor end.
  struct PendingEnds {
    /// The identities of touches, presses and custom input.
    var touches: Set<UInt64> = []
    var presses: Set<UInt64> = []
    var customs: Set<UInt64> = []
    /// Whether becoming first responder, or key, was among it.
    var isFirst = false
    var isKey = false
  }

  /// The call as it is made after the end of the responder's entity: only the ends of input whose began the responder
  /// received. `pendingEnds` contains the others, and records what begins now.
  func afterEnd(_ pendingEnds: inout PendingEnds) -> ResponderCall? {
    switch self {
    // A lift that was not delivered in time is delivered as a cancel (T23).
    case .touches(.cancelled, let touches, let event), .touches(.ended, let touches, let event):
      let received = touches.filter { !pendingEnds.touches.contains($0.id) }.map { touch in
        var touch = touch
        touch.phase = .cancelled
        return touch
      }
      return received.isEmpty ? nil : .touches(.cancelled, Touches(inOrder: received), event)
    case .touches(let phase, let touches, _):
      if phase == .began { pendingEnds.touches.formUnion(touches.map(\.id)) }
      return nil
    case .presses(.cancelled, let presses, let event), .presses(.ended, let presses, let event):
      guard var press = presses.first, !pendingEnds.presses.contains(press.id) else { return nil }
      press.phase = .cancelled
      return .presses(.cancelled, Presses(press), event)
    case .presses(let phase, let presses, _):
      if phase == .began { pendingEnds.presses.formUnion(presses.map(\.id)) }
      return nil
    // Custom input in phases is cancelled.
    case .custom(_, let event, let id):
      if event.phase == .began { pendingEnds.customs.insert(id) }
      return event.phase == .cancelled && !pendingEnds.customs.contains(id) ? self : nil
    case .touchUpdates, .motion, .remote, .perform, .move: return nil
    case .first(let isFirst): return isEndReceived(isFirst, &pendingEnds.isFirst) ? self : nil
    case .key(let isKey): return isEndReceived(isKey, &pendingEnds.isKey) ? self : nil
    }
  }

  /// Whether the call is the end of a state whose beginning was delivered.
  private func isEndReceived(_ begins: Bool, _ isPending: inout Bool) -> Bool {
    let isReceived = !begins && !isPending
    isPending = begins
    return isReceived
  }
}
