/// The game controllers that are there, whose they are, and who listens to that.
final class GameControllerTable {
  /// In the order in which they came. There are few.
  private(set) var all: [GameController] = []
  private var slots = PlayerSlots()
  private let listeners = ListenerList<ControllerChange>()
  /// What the present event changed, for those who listen.
  private var news: [ControllerChange] = []
  /// Those that may rumble still.
  private var rumbling: [DeviceID] = []
  /// Who moves their motors and lights.
  weak var platform: (any ControllerPlatform)?

  var hasNews: Bool { !news.isEmpty }

  subscript(device: DeviceID) -> GameController? { all.first { $0.id == device } }

  func device(of player: Int) -> DeviceID? { slots.device(of: player) }

  /// A controller came, or is another. Gives what it was called before it went; nil when it was not there before.
  func take(_ controller: GameController) -> DeviceID? {
    var controller = controller
    if let index = all.firstIndex(where: { $0.id == controller.id }) {
      controller.player = all[index].player
      guard controller != all[index] else { return nil }
      all[index] = controller
      note(.changed(controller))
      return nil
    }
    let former = slots.former(controller.identity)
    controller.player = slots.connect(controller.id, controller.identity)
    all.append(controller)
    note(.connected(controller))
    platform?.showPlayer(controller.player, of: controller.id)
    return former
  }

  /// A controller went.
  func disconnect(_ device: DeviceID) {
    guard let index = all.firstIndex(where: { $0.id == device }) else { return }
    slots.disconnect(device)
    rumbling.removeAll { $0 == device }
    note(.disconnected(all.remove(at: index)))
  }

  /// Gives a controller to a player, or to nobody. False when it is not there.
  func assign(_ player: Int?, to device: DeviceID) -> Bool {
    guard self[device] != nil else { return false }
    slots.assign(player, to: device)
    for index in all.indices where all[index].player != slots.player(of: all[index].id) {
      all[index].player = slots.player(of: all[index].id)
      platform?.showPlayer(all[index].player, of: all[index].id)
    }
    return true
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
    if hasDone, !rumbling.contains(device) { rumbling.append(device) }
    return hasDone
  }

  /// Stops all motors: nobody plays.
  func stopRumbling() {
    for device in rumbling {
      _ = platform?.rumble(device, strong: 0, weak: 0, seconds: 0)
      if self[device]?.features.contains(.triggerRumble) == true {
        _ = platform?.rumbleTriggers(device, left: 0, right: 0, seconds: 0)
      }
    }
    rumbling.removeAll()
  }

  // MARK: Listeners

  func add(_ body: @escaping (ControllerChange) -> Void) -> ControllerListenerID {
    ControllerListenerID(number: listeners.add(body))
  }

  func remove(_ id: ControllerListenerID) { listeners.remove(id.number) }

  func removeAllListeners() { listeners.removeAll() }

  private func note(_ change: ControllerChange) { if !listeners.isEmpty { news.append(change) } }

  /// Tells those who listen already what changed; one that is taken off meanwhile hears no more.
  func tellListeners() {
    let changes = news
    news.removeAll()
    for change in changes { listeners.tell(change) }
  }
}

/// A listener of controllers that come and go, to take it off again.
public struct ControllerListenerID: Hashable, Sendable {
  let number: Int
}
