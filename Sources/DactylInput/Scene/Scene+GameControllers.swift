extension Scene {
  /// The game controllers that are plugged in, in the order in which they came.
  public var gameControllers: [GameController] { controllerDevices.all }

  /// The controller of a device; nil when it is none, or not there any more.
  public func gameController(_ device: DeviceID) -> GameController? { controllerDevices[device] }

  /// The controller of a player, from 0; nil when that player has none.
  public func gameController(ofPlayer player: Int) -> GameController? {
    controllerDevices.device(of: player).flatMap { controllerDevices[$0] }
  }

  /// Gives a controller to a player, from 0, or to nobody with nil. Who had that player gets the one that this one had.
  ///
  /// Without a call the first to come is player 0's, the next player 1's. Whoever comes back gets the player that it
  /// had, if no other has it by now. It is known again by its serial number; where it tells none, by its model and
  /// port; and where that tells nothing either, the first of its model to come back is the lowest of those players.
  /// Listeners are not told of this.
  ///
  /// - Returns: false when the controller is not there, or for a player below 0: nothing changes.
  @discardableResult
  public func setPlayer(_ player: Int?, of device: DeviceID) -> Bool {
    if let player, player < 0 { return false }
    return controllerDevices.assign(player, to: device)
  }

  /// Calls the closure when a controller comes, changes or goes, in the frame that handles it; of one that goes before
  /// what was held on it is cancelled.
  @discardableResult
  public func onControllerChange(_ body: @escaping (ControllerChange) -> Void) -> ControllerListenerID {
    controllerDevices.add(body)
  }

  /// Takes a listener off. One that is off already is left alone.
  public func removeControllerListener(_ id: ControllerListenerID) { controllerDevices.remove(id) }

  // MARK: Motors and lights

  /// Runs the motors in a controller's grips: the strong one, which is slow, and the weak one, which is quick, each
  /// from 0 to 1, for so many seconds. The next call takes the place of this one. When the application loses the
  /// foreground they stop.
  ///
  /// - Returns: whether the controller can do that. Without a display none can.
  @discardableResult
  public func rumble(_ device: DeviceID, strong: Float, weak: Float, for seconds: Double) -> Bool {
    controllerDevices.rumble(device, part(strong), part(weak), duration(seconds))
  }

  /// The same for the motors in its triggers.
  @discardableResult
  public func rumbleTriggers(_ device: DeviceID, left: Float, right: Float, for seconds: Double) -> Bool {
    controllerDevices.rumbleTriggers(device, part(left), part(right), duration(seconds))
  }

  /// Has a controller's light shine in a colour; how transparent that is counts for nothing. Says whether it has a
  /// light.
  @discardableResult
  public func setLight(_ color: Color, of device: DeviceID) -> Bool {
    guard controllerDevices[device] != nil else { return false }
    return controllerDevices.platform?.setLight(color, of: device) ?? false
  }

  /// Who moves the motors and lights of controllers; set by the platform, and not kept.
  public var controllerPlatform: (any ControllerPlatform)? {
    get { controllerDevices.platform }
    set { controllerDevices.platform = newValue }
  }

  private func part(_ strength: Float) -> Float { strength.isFinite ? min(max(strength, 0), 1) : 0 }
  /// A minute at most, as SDL has it.
  private func duration(_ seconds: Double) -> Double { seconds.isFinite ? min(max(seconds, 0), 65.535) : 0 }
}
