import Dactyl

/// The assignment of devices to players. A single player uses all devices. Of two, the first keeps the device that
/// began the game, and all others wait until the second takes one: keys and mouse together, the screen, or a
/// controller.
package final class Seats {
  /// The number of the player that stands for devices without a player.
  static let waiting = 2
  private let scene: Scene
  private var first: [DeviceID] = []
  /// Whether the first and the second player have a controller each.
  private var byController = (false, false)
  private var listener: Subscription?
  /// Whether the game is for two players.
  package private(set) var isOpen = false
  package private(set) var hasJoined = false

  init(in scene: Scene) { self.scene = scene }

  private var actions: InputActions { scene.inputActions }

  /// Makes the game one for two players.
  func open() {
    isOpen = true
    let device = actions.device(ofPlayer: 0)
    first = group(of: device)
    byController = (scene.gameController(device) != nil, false)
    for device in first { scene.setPlayer(0, of: device) }
    for device in others(than: first) { scene.setPlayer(Self.waiting, of: device) }
    listener = scene.onControllerChange { [unowned self] in received($0) }
  }

  /// Assigns a waiting device that pressed Dash or Pause to the second player. Returns the device's family, or nil when
  /// no device did.
  func takeSecond() -> InputFamily? {
    guard isOpen, !hasJoined else { return nil }
    let input = scene.input(player: Self.waiting)
    guard input.justPressed(.dash) || input.justPressed(.pause) else { return nil }
    let family = actions.family(ofPlayer: Self.waiting)
    let device = actions.device(ofPlayer: Self.waiting)
    for each in group(of: device) { scene.setPlayer(1, of: each) }
    // A controller that is unplugged and connected again keeps its player.
    byController.1 = scene.gameController(device) != nil
    hasJoined = true
    return family
  }

  /// Assigns all devices to the first player again.
  func close() {
    guard isOpen else { return }
    listener?.cancel()
    for device in first + others(than: first) { scene.setPlayer(nil, of: device) }
    (isOpen, hasJoined, first) = (false, false, [])
  }

  /// Lets a new controller wait; one that reconnects has its player again.
  private func received(_ change: ControllerChange) {
    guard case .connected(let controller) = change else { return }
    switch controller.player {
    case 0 where byController.0: first.append(controller.id)
    case 1 where byController.1: break
    default: scene.setPlayer(Self.waiting, of: controller.id)
    }
  }

  /// Returns the devices that one player uses together with a device.
  private func group(of device: DeviceID) -> [DeviceID] {
    if scene.gameController(device) != nil { return [device] }
    return [.unknown, .mouse].contains(device) ? [.unknown, .mouse] : [.screen, device]
  }

  private func others(than mine: [DeviceID]) -> [DeviceID] {
    let all = [.unknown, .mouse, .screen] + scene.gameControllers.map(\.id)
    return all.filter { !mine.contains($0) }
  }
}
