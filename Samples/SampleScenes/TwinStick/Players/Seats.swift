import Dactyl

/// Who plays with what. One player plays with everything; of two, the first keeps what began the game, and all else
/// waits until the second takes one of it: keys and mouse together, the screen, or a controller.
package final class Seats {
  /// The player of devices that wait.
  static let waiting = 2
  private let scene: Scene
  private var first: [DeviceID] = []
  /// Whether the first and the second player have a controller each.
  private var byController = (false, false)
  private var listener: ControllerListenerID?
  /// Whether a second player is wanted.
  package private(set) var isOpen = false
  package private(set) var hasJoined = false

  init(in scene: Scene) { self.scene = scene }

  private var actions: InputActions { scene.inputActions }

  /// Lets two play.
  func open() {
    isOpen = true
    let device = actions.device(ofPlayer: 0)
    first = group(of: device)
    byController = (scene.setPlayer(0, of: device), false)
    for device in others(than: first) { actions.assign(device, to: Self.waiting) }
    listener = scene.onControllerChange { [unowned self] in heard($0) }
  }

  /// Gives who waits and wants to play what they use. Says what that is; nil when nobody wants to.
  func takeSecond() -> InputFamily? {
    guard isOpen, !hasJoined else { return nil }
    let input = scene.input(player: Self.waiting)
    guard input.justPressed(.dash) || input.justPressed(.pause) else { return nil }
    let family = actions.family(ofPlayer: Self.waiting)
    let device = actions.device(ofPlayer: Self.waiting)
    for each in group(of: device) { actions.assign(each, to: 1) }
    // Who is unplugged and comes back is the same player.
    byController.1 = scene.setPlayer(1, of: device)
    hasJoined = true
    return family
  }

  /// Everybody plays with everything again.
  func close() {
    guard isOpen else { return }
    if let listener { scene.removeControllerListener(listener) }
    for device in first + others(than: first) { actions.assign(device, to: 0) }
    (isOpen, hasJoined, first) = (false, false, [])
  }

  /// A controller that was plugged in is its player's again; another one waits.
  private func heard(_ change: ControllerChange) {
    guard case .connected(let controller) = change else { return }
    switch controller.player {
    case 0 where byController.0:
      first.append(controller.id)
      actions.assign(controller.id, to: 0)
    case 1 where byController.1: actions.assign(controller.id, to: 1)
    default: actions.assign(controller.id, to: Self.waiting)
    }
  }

  /// What one player uses together with a device.
  private func group(of device: DeviceID) -> [DeviceID] {
    if scene.gameController(device) != nil { return [device] }
    return [.unknown, .mouse].contains(device) ? [.unknown, .mouse] : [.screen, device]
  }

  private func others(than mine: [DeviceID]) -> [DeviceID] {
    let all = [.unknown, .mouse, .screen] + scene.gameControllers.map(\.id)
    return all.filter { !mine.contains($0) }
  }
}
