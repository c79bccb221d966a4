/// Controls of a controller that are shown on the screen.
extension Scene {
  /// Reports that the stick of a view moved.
  package func feedScreenStick(_ sample: AxisSample, by view: Entity) {
    InputActionSystem.feed(sample, by: view, in: self)
  }

  /// Reports that the button of a view went down or up, or was cancelled.
  package func feedScreenButton(
    _ button: ControllerButton, isDown: Bool, isTaken: Bool, of device: DeviceID, by view: Entity
  ) {
    InputActionSystem.feed(button, isDown: isDown, isTaken: isTaken, of: device, by: view, in: self)
  }
}
