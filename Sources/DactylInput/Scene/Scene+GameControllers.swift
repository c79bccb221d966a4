extension Scene {
  /// The connected game controllers, in the order of connection.
  public var gameControllers: [GameController] { controllerDevices.all }

  /// The controller of a device; nil when the device is no controller or was disconnected.
  public func gameController(_ device: DeviceID) -> GameController? { controllerDevices[device] }

  /// The controller of a player, counted from 0, and of several the one that got the player first; nil when the player
  /// has none.
  public func gameController(ofPlayer player: Int) -> GameController? {
    controllerDevices.device(of: player).flatMap { controllerDevices[$0] }
  }

  /// The player whom a device drives, counted from 0: the first one, unless the game assigned the device to another.
  public func player(of device: DeviceID) -> Int { players.player(of: device) }

  /// Assigns a device to a player, counted from 0: the device drives the player's input actions and, with
  /// `splitsFocus`, the player's focus, and a controller's lights show the player. Keys are on `DeviceID.unknown`, the
  /// mouse is `.mouse`, controls on the screen are on `.screen`. Several devices may drive one player. Input actions
  /// that are held on the device end.
  ///
  /// Without a call all devices drive player 0, so that one person may pick up any of them, and the lights count
  /// controllers in the order of connection: 0, 1 and so on. A controller whose light shows a player to whom the game
  /// assigns another controller shows the lowest free one instead.
  ///
  /// A controller that reconnects gets the player that it had, unless that was counted by itself and another controller
  /// has it by now. It is identified by its serial number; without one, by its model and port; without those, the first
  /// of its model to reconnect gets the lowest of those players. Listeners are not notified of the assignment.
  ///
  /// - Parameter player: the player, 0…15; another number is refused with a diagnostic (`Diagnostic.Kind.badPlayer`).
  ///   With nil the device is as before all calls: it drives player 0, and a controller's lights show the lowest free
  ///   player.
  public func setPlayer(_ player: Int?, of device: DeviceID) {
    if let player, !(0..<PlayerTable.most ~= player) {
      return report(.badPlayer, "there is no player \(player): \(device) keeps its own")
    }
    controllerDevices.assign(player, to: device)
    inputs.axes.forgetPlayers()
    parts.added.forEach { $0.playerDidChange(of: device, in: self) }
  }

  /// Adds a listener for controllers that connect, change or disconnect. It is called in the frame that handles the
  /// change; for a controller that disconnects, before the input that was held on it is cancelled.
  @discardableResult
  public func onControllerChange(_ body: @escaping (ControllerChange) -> Void) -> Subscription {
    controllerDevices.listeners.add(body)
  }

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
