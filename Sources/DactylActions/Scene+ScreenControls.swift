/// Controls of a controller that are shown on the screen.
extension Scene {
  /// A stick on the screen moved: that of a view.
  package func feedScreenStick(_ sample: AxisSample, by view: Entity) {
    InputActionSystem.feed(sample, by: view, in: self)
  }

  /// A button on the screen went down or up, or was taken away: that of a view.
  package func feedScreenButton(
    _ button: ControllerButton, isDown: Bool, isTaken: Bool, of device: DeviceID, by view: Entity
  ) {
    InputActionSystem.feed(button, isDown: isDown, isTaken: isTaken, of: device, by: view, in: self)
  }
}
