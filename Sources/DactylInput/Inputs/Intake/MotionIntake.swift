/// A shake. It goes to the first responder and up (M1).
enum MotionIntake {
  /// One at a time: each that began ends once, and of one that nobody heard begin nobody hears the end.
  static func take(_ phase: MotionPhase, in scene: Scene) {
    let slot = scene.inputs.others.first { scene.inputs.records[$0].kind == .motion && scene.inputs.records[$0].isLive }
    guard let slot else {
      guard phase == .began, !scene.ignores(.motion) else { return }
      let slot = scene.inputs.begin(.motion, at: scene.now)
      scene.inputs.records[slot].comesInPhases = false
      scene.inputs.records[slot].isUnseen = false
      scene.inputs.arrived.append(slot)
      return scene.settling.isNeeded = true
    }
    guard phase != .began else { return }
    scene.inputs.records[slot].phase = phase == .ended ? .ended : .cancelled
    scene.inputs.records[slot].timestamp = scene.now
    scene.inputs.end(slot)
    // Each phase goes to whoever is first responder then.
    scene.inputs.arrived.append(slot)
    scene.settling.isNeeded = true
  }
}

/// A remote control or media key. It goes to the first responder and up, once somebody asked for such events (X2).
enum RemoteIntake {
  static func take(_ command: RemoteCommand, in scene: Scene) {
    guard scene.inputs.remoteControlDepth > 0 else {
      return scene.record(.ignore, rule: .X2, of: .remoteControl, id: 0)
    }
    let slot = scene.inputs.begin(.remoteControl, .remote(command), at: scene.now)
    scene.inputs.records[slot].comesInPhases = false
    scene.inputs.records[slot].isUnseen = false
    scene.inputs.end(slot)
    scene.inputs.arrived.append(slot)
    scene.settling.isNeeded = true
  }
}

extension Scene {
  /// Calls the closure when a shake ended that nobody handled and there is something to undo or redo, with the undo
  /// manager of whoever hears of keys: to ask the player, and then undo (M3). Nil, as it is at first, asks nobody.
  public func onShakeToEdit(_ body: ((UndoManager) -> Void)?) {
    let old = exchange(&responders.shakeToEdit, for: body)
    withExtendedLifetime(old) {}
  }

  /// Asks to hear of remote control and media keys. Calls nest (X2).
  public func beginReceivingRemoteControlEvents() { inputs.remoteControlDepth += 1 }
  /// Takes back one call of `beginReceivingRemoteControlEvents()`. One too many does nothing.
  public func endReceivingRemoteControlEvents() { inputs.remoteControlDepth = max(0, inputs.remoteControlDepth - 1) }
}
