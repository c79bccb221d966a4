/// A call that came up for a responder in the middle of one of its own; it is made when that returns.
enum DeferredCall {
  case touches(TouchPhase, Touches, Event)
  case presses(PressPhase, Presses, Event)
  case motion(MotionPhase, Event)
  case remote(RemoteCommand, Event)
  case custom(any CustomEvent, Event)
  case perform(Action, Entity)
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
  func afterEnd(_ unheard: inout Unheard) -> DeferredCall? {
    switch self {
    // Of a finger or key that lifted it was not told in time: it hears a cancel (T23).
    case .touches(.cancelled, let touches, let event), .touches(.ended, let touches, let event):
      let owed = touches.filter { !unheard.touches.contains($0.id) }.map { touch in
        var touch = touch
        touch.phase = .cancelled
        return touch
      }
      return owed.isEmpty ? nil : .touches(.cancelled, Touches(owed), event)
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
    case .custom(_, let event): return event.phase == .cancelled ? self : nil
    case .motion, .remote, .perform: return nil
    case .first, .key, .controllerCalls: return self
    }
  }
}
