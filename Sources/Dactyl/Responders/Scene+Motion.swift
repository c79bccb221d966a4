extension Scene {
  /// A shake goes to the first responder and up (M1). One at a time: each that began ends once, and of one that nobody heard
  /// begin nobody hears the end.
  func send(_ motion: MotionPhase) {
    guard motion == .began ? !isShaken && ignoreDepth == 0 : isShaken else { return }
    isShaken = motion == .began
    let type = eventType
    defer { eventType = type }
    eventType = .motion
    let handler = send(ResponderEvents(motion), from: chainStart) { _, responder in
      responder.motion(motion, currentEvent)
    }
    if motion == .ended && handler == .none { offerUndo() }
  }

  /// Asks the game whether to undo, when there is something.
  private func offerUndo() {
    guard let offer = shakeToEdit, let manager = undoManager, manager.canUndo || manager.canRedo else { return }
    offer(manager)
  }

  /// Calls the closure when a shake ended that nobody handled and there is something to undo or redo, with the undo manager
  /// of whoever hears of keys: to ask the player, and then undo (M3). Nil, as it is unless set, asks nobody.
  public func onShakeToEdit(_ body: ((UndoManager) -> Void)?) {
    let old = exchange(&shakeToEdit, for: body)
    withExtendedLifetime(old) {}
  }

  /// A remote control event goes to the first responder and up, once somebody asked for such events (X2).
  func send(_ command: RemoteCommand) {
    guard remoteControlDepth > 0 else { return }
    eventType = .remoteControl
    remoteCommand = command
    defer { remoteCommand = nil }
    send(.remoteControl, from: chainStart) { _, responder in responder.remote(command, currentEvent) }
  }

  /// Asks to hear of remote control and media keys. Calls nest (X2).
  public func beginReceivingRemoteControlEvents() { remoteControlDepth += 1 }
  /// Takes back one call of `beginReceivingRemoteControlEvents()`. One too many does nothing.
  public func endReceivingRemoteControlEvents() { remoteControlDepth = max(0, remoteControlDepth - 1) }
}
