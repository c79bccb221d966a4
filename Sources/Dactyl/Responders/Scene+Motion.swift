extension Scene {
  /// A shake goes to the first responder and up (M1).
  func send(_ motion: MotionPhase) {
    guard ignoreDepth == 0 || motion == .cancelled else { return }
    eventType = .motion
    send(ResponderEvents(motion), from: chainStart) { _, responder in responder.motion(motion, currentEvent) }
  }

  /// A remote control event goes to the first responder and up, once somebody asked for such events (X2).
  func send(_ command: RemoteCommand) {
    guard remoteControlDepth > 0 else { return }
    eventType = .remoteControl
    send(.remoteControl, from: chainStart) { _, responder in responder.remote(command, currentEvent) }
  }

  /// Asks to hear of remote control and media keys. Calls nest (X2).
  public func beginReceivingRemoteControlEvents() { remoteControlDepth += 1 }
  /// Takes back one call of `beginReceivingRemoteControlEvents()`. One too many does nothing.
  public func endReceivingRemoteControlEvents() { remoteControlDepth = max(0, remoteControlDepth - 1) }
}
