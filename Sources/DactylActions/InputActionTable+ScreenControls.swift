/// Controls of a controller that are shown on the screen.
extension InputActionTable {
  /// Handles a move of a stick on the screen. Also called when its view is gone.
  func feed(_ sample: AxisSample, by view: Entity, at now: Timestamp) {
    screenSticks.removeAll { $0.view == view }
    if sample.value != .zero { screenSticks.append((view, sample.axis, sample.device)) }
    updateActivity()
    axes.take(sample)
    use.note(.touch, sample.device, of: player(of: sample.device))
    guard isActive, listening == nil else { return }
    updateBindings(of: sample, at: now)
  }

  /// Handles a button on the screen that went down or up, or was cancelled.
  fileprivate func feed(
    _ button: ControllerButton, isDown: Bool, isTaken: Bool, of device: DeviceID, by view: Entity, in scene: Scene
  ) {
    guard isActive else { return }
    updateLevels(in: scene)
    if isDown {
      use.note(.touch, device, of: player(of: device))
      if let session = listening { return session.offer(.button(button), in: self, at: scene.currentTime) }
      _ = take(.button(button), .fed(view), device: device, force: 1, at: scene.currentTime)
    } else if let index = held.firstIndex(where: { $0.origin == .fed(view) }) {
      release(index, at: scene.currentTime, isTaken: isTaken)
    }
  }
}

extension Scene {
  /// Reports that the stick of a view moved.
  package func feedScreenStick(_ sample: AxisSample, by view: Entity) {
    actionTable.feed(sample, by: view, at: currentTime)
  }

  /// Reports that the button of a view went down or up, or was cancelled.
  package func feedScreenButton(
    _ button: ControllerButton, isDown: Bool, isTaken: Bool, of device: DeviceID, by view: Entity
  ) {
    actionTable.feed(button, isDown: isDown, isTaken: isTaken, of: device, by: view, in: self)
  }
}
