/// The connected game controllers, their players, and the listeners for changes.
final class GameControllerTable: SnapshotState {
  /// The controllers, in the order of connection.
  private var controllers = KeyedList<DeviceID, GameController>() { didSet { listed = nil } }
  private var listed: [GameController]?
  private var slots = PlayerSlots()
  /// The players whom all devices drive.
  private let players: PlayerTable
  let listeners = Listeners<Callback<ControllerChange>>()
  /// The changes of the event that is being handled, for the listeners.
  private var news: [ControllerChange] = [] { didSet { unsafe isAnyNew = !news.isEmpty } }
  // (Unchecked: read for every event.)
  @exclusivity(unchecked) private var isAnyNew = false
  /// The controllers that may still be rumbling.
  private var rumbling = KeyedList<DeviceID, Void>()
  /// The object that drives the motors and lights.
  weak var platform: (any ControllerPlatform)?

  init(_ players: PlayerTable) { self.players = players }

  var hasNews: Bool { unsafe isAnyNew }

  /// The connected controllers, in the order of connection. The array is cached until they change.
  var all: [GameController] {
    if let listed { return listed }
    let all = controllers.values
    listed = all
    return all
  }

  subscript(device: DeviceID) -> GameController? { controllers[device] }

  func device(of player: Int) -> DeviceID? { slots.device(of: player) }

  /// Adds or updates a controller.
  ///
  /// - Returns: whether it drives another player than its device did before, since it reconnected.
  func take(_ controller: GameController) -> Bool {
    var controller = controller
    if let known = controllers[controller.id] {
      controller.player = known.player
      guard controller != known else { return false }
      controllers[controller.id] = controller
      note(.changed(controller))
      return false
    }
    let device = controller.id
    let (assignment, displaced) = slots.connect(
      device, controller.identity, assigned: players.assigned(to: device))
    controller.player = assignment.player
    controllers[device] = controller
    note(.connected(controller))
    platform?.showPlayer(controller.player, of: device)
    if let displaced { showPlayer(of: displaced) }
    guard assignment.isByGame, assignment.player != players.player(of: device) else { return false }
    players.assign(assignment.player, to: device)
    return true
  }

  /// Removes a controller.
  func disconnect(_ device: DeviceID) {
    guard let controller = controllers[device] else { return }
    slots.disconnect(device)
    rumbling.remove(device)
    controllers.remove(device)
    players.assign(nil, to: device)
    note(.disconnected(controller))
  }

  /// Assigns a device to a player, or to none with nil. Lights of controllers follow.
  func assign(_ player: Int?, to device: DeviceID) {
    players.assign(player, to: device)
    guard self[device] != nil else { return }
    let displaced = slots.assign(player, to: device)
    // In the order of connection.
    if let displaced, controllers.precedes(displaced, device) { showPlayer(of: displaced) }
    showPlayer(of: device)
    if let displaced { showPlayer(of: displaced) }
  }

  private func showPlayer(of device: DeviceID) {
    guard var controller = controllers[device], controller.player != slots.player(of: device) else { return }
    controller.player = slots.player(of: device)
    controllers[device] = controller
    platform?.showPlayer(controller.player, of: device)
  }

  // MARK: Motors

  func rumble(_ device: DeviceID, _ strong: Float, _ weak: Float, _ seconds: Double) -> Bool {
    guard self[device] != nil, let platform else { return false }
    return noteRumble(of: device, platform.rumble(device, strong: strong, weak: weak, seconds: seconds))
  }

  func rumbleTriggers(_ device: DeviceID, _ left: Float, _ right: Float, _ seconds: Double) -> Bool {
    guard self[device] != nil, let platform else { return false }
    return noteRumble(of: device, platform.rumbleTriggers(device, left: left, right: right, seconds: seconds))
  }

  private func noteRumble(of device: DeviceID, _ hasDone: Bool) -> Bool {
    if hasDone { rumbling[device] = () }
    return hasDone
  }

  /// Stops all motors. Called when the application stops receiving input.
  func stopRumbling() {
    rumbling.forEach { device, _ in
      _ = platform?.rumble(device, strong: 0, weak: 0, seconds: 0)
      if self[device]?.features.contains(.triggerRumble) == true {
        _ = platform?.rumbleTriggers(device, left: 0, right: 0, seconds: 0)
      }
    }
    rumbling.removeAll()
  }

  // MARK: Listeners

  private func note(_ change: ControllerChange) { if !listeners.isEmpty { news.append(change) } }

  /// Calls the listeners with the changes.
  func callListeners() {
    let changes = news
    news.removeAll()
    for change in changes { listeners.call(change) }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    // Not copied: rumbling (controllers do); platform, players.
    copier.copy(controllers) { controllers = $0 }
    copier.copy(listed) { listed = $0 }
    copier.copy(slots) { slots = $0 }
    copier.copy(listeners)
    copier.copy(news) { news = $0 }
    unsafe copier.copy(&isAnyNew)
  }
}

extension GameControllerTable: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(controllers) { hash, device, controller in
      hash.mix(device)
      hash.mix(controller.player)
    }
    hash.mix(slots)
    hash.mix(news.count)
  }
}
