/// The intake of remote control and media keys, which go to the first responder and up the chain while the game has
/// requested such events (X2).
enum RemoteControlIntake: Intake {
  static let targetRule = Rule.X2

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

  static func target(_ slot: Int, in scene: Scene) { scene.inputs.records[slot].target = scene.chainStart }

  static func describe(_ slot: Int, in event: inout FilteredEvent, of inputs: InputTable) {
    guard case .remote(let command) = inputs.payloads[slot] else { return }
    event.remoteCommand = command
    event.event.subtype = .remoteControl(command)
  }

  static func send(_ input: SentInput, _ phase: TouchPhase, in scene: Scene) {
    guard case .remote(let command) = scene.inputs.payloads[input.slot] else { return }
    var event = scene.event(of: .remoteControl, phase)
    event.subtype = .remoteControl(command)
    scene.send(.remoteControl, phase, input, event) { [event] in $0.notify(.remote(command, event)) }
  }
}

extension Scene {
  /// Requests events of remote control and media keys. Calls nest (X2).
  public func beginReceivingRemoteControlEvents() { inputs.remoteControlDepth += 1 }
  /// Reverts one call of `beginReceivingRemoteControlEvents()`. An unmatched call does nothing.
  public func endReceivingRemoteControlEvents() { inputs.remoteControlDepth = max(0, inputs.remoteControlDepth - 1) }
}
