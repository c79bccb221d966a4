extension Scene {
  /// The connected game controllers, in the order of connection.
  public var gameControllers: [GameController] { controllerDevices.all }

  /// The controller of a device; nil when the device is no controller or was disconnected.
  public func gameController(_ device: DeviceID) -> GameController? { controllerDevices[device] }

  /// The controller of a player, counted from 0; nil when the player has none.
  public func gameController(ofPlayer player: Int) -> GameController? {
    controllerDevices.device(of: player).flatMap { controllerDevices[$0] }
  }

  /// Assigns a controller to a player, counted from 0, or to no player with nil. A controller that had that player gets
  /// the former player of this one.
  ///
  /// Without a call the first controller to connect belongs to player 0, the next to player 1. A controller that
  /// reconnects gets the player that it had, unless another has it by now. It is identified by its serial number;
  /// without one, by its model and port; without those, the first of its model to reconnect gets the lowest of those
  /// players. Listeners are not notified of the assignment.
  ///
  /// - Returns: false when the controller is not there, or for a player below 0: nothing changes.
  @discardableResult
  public func setPlayer(_ player: Int?, of device: DeviceID) -> Bool {
    if let player, player < 0 { return false }
    return controllerDevices.assign(player, to: device)
  }

  /// Adds a listener for controllers that connect, change or disconnect. It is called in the frame that handles the
  /// change; for a controller that disconnects, before the input that was held on it is cancelled.
  @discardableResult
  public func onControllerChange(_ body: @escaping (ControllerChange) -> Void) -> ControllerListenerID {
    controllerDevices.add(body)
  }

  /// Removes a listener. Does nothing for a listener that was removed before.
  public func removeControllerListener(_ id: ControllerListenerID) { controllerDevices.remove(id) }

  // MARK: Motors and lights

  /// Runs the motors in a controller's grips, the strong, low-frequency one and the weak, high-frequency one, each with
  /// a strength of 0…1, for a number of seconds. Replaces the effect of an earlier call. The motors stop when the
  /// application loses the foreground.
  ///
  /// - Returns: whether the controller can rumble. None can without a display.
  @discardableResult
  public func rumble(_ device: DeviceID, strong: Float, weak: Float, for seconds: Double) -> Bool {
    controllerDevices.rumble(device, part(strong), part(weak), duration(seconds))
  }

  /// Runs the motors in a controller's triggers, as `rumble(_:strong:weak:for:)` does those in its grips.
  @discardableResult
  public func rumbleTriggers(_ device: DeviceID, left: Float, right: Float, for seconds: Double) -> Bool {
    controllerDevices.rumbleTriggers(device, part(left), part(right), duration(seconds))
  }

  /// Sets the colour of a controller's light; its alpha is ignored. Returns whether the controller has a light.
  @discardableResult
  public func setLight(_ color: Color, of device: DeviceID) -> Bool {
    guard controllerDevices[device] != nil else { return false }
    return controllerDevices.platform?.setLight(color, of: device) ?? false
  }

  /// The object that drives the motors and lights of controllers. Set by the platform; not retained.
  public var controllerPlatform: (any ControllerPlatform)? {
    get { controllerDevices.platform }
    set { controllerDevices.platform = newValue }
  }

  private func part(_ strength: Float) -> Float { strength.isFinite ? min(max(strength, 0), 1) : 0 }
  /// Limits a duration to about a minute (65.535 s), as SDL does.
  private func duration(_ seconds: Double) -> Double { seconds.isFinite ? min(max(seconds, 0), 65.535) : 0 }
}
