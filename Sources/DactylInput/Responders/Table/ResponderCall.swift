/// Something that a responder is told.
enum ResponderCall {
  case touches(TouchPhase, Touches, Event)
  case touchUpdates(Touches)
  case presses(PressPhase, Presses, Event)
  case motion(MotionPhase, Event)
  case remote(RemoteCommand, Event)
  /// With the input's number.
  case custom(any CustomEvent, Event, UInt64)
  case perform(Action, Entity)
  case first(Bool)
  case key(Bool)
  case move(ViewMove)

  /// What came up for a responder when its entity had ended: of that it hears neither the beginning nor the end.
  struct Unheard {
    /// The ids of touches, presses and input of the game's own.
    var touches: Set<UInt64> = []
    var presses: Set<UInt64> = []
    var customs: Set<UInt64> = []
    /// Whether being first responder, or key, is among it.
    var isFirst = false
    var isKey = false
  }

  /// What is left of it when the responder's entity has ended: the ends of what the responder heard begin. `unheard`
  /// has what it did not, and gets what begins now.
  func afterEnd(_ unheard: inout Unheard) -> ResponderCall? {
    switch self {
    // Of a finger or key that lifted it was not told in time: it hears a cancel (T23).
    case .touches(.cancelled, let touches, let event), .touches(.ended, let touches, let event):
      let owed = touches.filter { !unheard.touches.contains($0.id) }.map { touch in
        var touch = touch
        touch.phase = .cancelled
        return touch
      }
      return owed.isEmpty ? nil : .touches(.cancelled, Touches(inOrder: owed), event)
    case .touches(let phase, let touches, _):
      if phase == .began { unheard.touches.formUnion(touches.map(\.id)) }
      return nil
    case .presses(.cancelled, let presses, let event), .presses(.ended, let presses, let event):
      guard var press = presses.first, !unheard.presses.contains(press.id) else { return nil }
      press.phase = .cancelled
      return .presses(.cancelled, Presses(press), event)
    case .presses(let phase, let presses, _):
      if phase == .began { unheard.presses.formUnion(presses.map(\.id)) }
      return nil
    // What goes on for a while is told its end.
    case .custom(_, let event, let id):
      if event.phase == .began { unheard.customs.insert(id) }
      return event.phase == .cancelled && !unheard.customs.contains(id) ? self : nil
    case .touchUpdates, .motion, .remote, .perform, .move: return nil
    case .first(let isFirst): return isEndHeard(isFirst, &unheard.isFirst) ? self : nil
    case .key(let isKey): return isEndHeard(isKey, &unheard.isKey) ? self : nil
    }
  }

  /// Whether it is the end of something that was heard to begin.
  private func isEndHeard(_ begins: Bool, _ isUnheard: inout Bool) -> Bool {
    let isHeard = !begins && !isUnheard
    isUnheard = begins
    return isHeard
  }
}
