/// The intake of shakes, which go to the first responder and up the chain (M1).
enum MotionIntake {
  /// Ingests a phase of a shake. Only one shake is under way at a time: each that began ends once, and an end without a
  /// delivered began is dropped.
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
    // Each phase goes to the first responder of that moment.
    scene.inputs.arrived.append(slot)
    scene.settling.isNeeded = true
  }
}

/// The intake of remote control and media keys, which go to the first responder and up the chain while the game has
/// requested such events (X2).
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
  /// Sets the closure that is called when a shake ends unhandled while there is something to undo or redo, with the
  /// undo manager of the first receiver of keys: it asks the player, and then undoes (M3). Without a closure, as at
  /// first, nothing happens.
  public func onShakeToEdit(_ body: ((UndoManager) -> Void)?) {
    let old = exchange(&responders.shakeToEdit, for: body)
    withExtendedLifetime(old) {}
  }

  /// Requests events of remote control and media keys. Calls nest (X2).
  public func beginReceivingRemoteControlEvents() { inputs.remoteControlDepth += 1 }
  /// Reverts one call of `beginReceivingRemoteControlEvents()`. An unmatched call does nothing.
  public func endReceivingRemoteControlEvents() { inputs.remoteControlDepth = max(0, inputs.remoteControlDepth - 1) }
}
