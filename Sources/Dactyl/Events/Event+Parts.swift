/// What an event tells of within its type (S-1, X1).
public enum EventSubtype: Hashable, Sendable {
  /// Nothing in particular.
  case none
  /// A shake, the only motion that there is (M1).
  case motionShake
  /// What a remote control or media key asks for (X1).
  case remoteControl(RemoteCommand)
}

extension Event {
  /// What it tells of within its type.
  public var subtype: EventSubtype {
    switch type {
    case .motion: .motionShake
    case .remoteControl: remoteCommand.map(EventSubtype.remoteControl) ?? .none
    default: .none
    }
  }

  /// The buttons of all pointers that are down (S-6).
  public var buttonMask: ButtonMask {
    var mask = ButtonMask()
    guard let scene else { return mask }
    for slot in scene.inputs.order where scene.inputs.records[slot].isLive {
      mask.formUnion(scene.inputs.records[slot].sample.buttons)
    }
    return mask
  }

  /// The touches that landed in a window, in landing order (W7). Makes an array.
  public func touches(for window: Window) -> Touches { Touches(allTouches.filter { $0.window == window }) }

  /// The touches that a recognizer has now, in landing order (G20). Makes an array.
  public func touches(for gesture: AnyGesture) -> Touches {
    guard let scene, let owned = scene.gestures.attempt(of: gesture.id)?.owned else { return Touches() }
    return Touches(scene.inputs.order.filter { owned.contains($0) }.map { scene.touch($0) })
  }

  /// The recognizers that have a press now, the innermost view's first (G20, P1). Makes an array.
  public func gestureRecognizers(for press: Press) -> [AnyGesture] {
    guard let scene, let slot = scene.inputs.slot(of: .press, id: press.id) else { return [] }
    return scene.gestures(having: slot)
  }

  /// Every press that is down or went up in this event, in the order in which they went down; those that did nothing in it
  /// are stationary (P1, P9). Makes an array.
  public var allPresses: [Press] {
    guard let inputs = scene?.inputs else { return [] }
    return inputs.others.compactMap { slot in
      guard inputs.records[slot].kind == .press else { return nil }
      var press = inputs.presses[slot]
      if press.timestamp == timestamp { return press }
      press.phase = .stationary
      return inputs.records[slot].isLive ? press : nil
    }
  }
}
