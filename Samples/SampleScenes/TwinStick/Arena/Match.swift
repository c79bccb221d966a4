import Dactyl
import DactylControls

/// A game from the first wave to the last ship: it reads the players' input, advances the arena in steps, and shows it.
package final class Match {
  package let controller: ViewController
  package private(set) var arena: Arena
  package private(set) var pads: TouchPads?
  private unowned let game: TwinStickScene
  private let scene: Scene
  private var field: ArenaField?
  private var board: ArenaBoard?
  private var system: Subscription?
  private var behind = 0.0
  private var prompts = -1
  private var notified: [Vector] = [.zero, .zero]

  init(for game: TwinStickScene, seed: UInt64) {
    self.game = game
    scene = game.scene
    arena = Arena(size: Arena.size(for: game.scene.size), seed: seed)
    controller = game.scene.makeViewController()
  }

  /// Whether the game is running, rather than paused.
  package var isRunning: Bool { system != nil }
  /// Returns the point of the scene at a point of the arena.
  package func location(of point: Point) -> Point? { field?.view.convert(point, to: nil) }

  func build(in root: View) {
    root[Shape.self] = Shape(.rectangle(), fill: Color(0.008, 0.01, 0.03))
    field = ArenaField(for: arena, in: root, of: scene)
    pads = TouchPads(in: root, of: scene)
    board = ArenaBoard(in: root, of: scene) { [unowned game] in game.pause() }
    board?.show(arena)
  }

  func fit() {
    guard let size = controller.viewIfLoaded?.bounds.size else { return }
    field?.fit(size)
    pads?.fit(size)
    board?.fit(size)
  }

  func start() {
    guard system == nil, !arena.isOver else { return }
    prompts = -1
    system = scene.addSystem("arena", at: .update) { [unowned self] in update($0.delta) }
  }

  func stop() {
    system?.cancel()
    system = nil
  }

  private func update(_ seconds: Double) {
    if let family = game.seats.takeSecond() {
      arena.join()
      game.report(.joined(1, family))
      prompts = -1
    }
    // Time in which no frame was drawn is made up for by at most a tenth of a second.
    behind = min(behind + seconds, 0.1)
    while behind >= Arena.step {
      behind -= Arena.step
      arena.step(command(of: 0), command(of: 1))
    }
    field?.show(arena)
    board?.show(arena)
    pads?.refresh()
    showPrompts()
    reportShips()
    for event in arena.takeEvents() { notify(event) }
    if !arena.isOver, scene.input.justPressed(.pause) || scene.input(player: 1).justPressed(.pause) { game.pause() }
  }

  private func command(of player: Int) -> ShipCommand {
    guard player < arena.ships.count else { return ShipCommand() }
    let (ship, input) = (arena.ships[player], scene.input(player: player))
    var aim = input[.aim]
    if aim == .zero, let location = input[.point], let field {
      aim = (field.view.convert(location, from: nil) - ship.location).unit ?? .zero
    }
    // A dash that is pressed while the ship cannot dash stays pending until it can.
    return ShipCommand(move: input[.move], aim: aim, dashes: ship.canDash && input.takePress(.dash))
  }

  // MARK: Reporting

  private func notify(_ event: ArenaEvent) {
    switch event {
    case .wave(let number): board?.notify("Wave \(number)")
    case .hit(_, let enemy): field?.burst(at: enemy.location, TwinStickStyle.enemy(enemy.kind), radius: enemy.radius)
    case .lost(let player, _, let location):
      field?.burst(at: location, TwinStickStyle.ship(player), radius: 30)
      let device = scene.inputActions.device(ofPlayer: player)
      scene.rumble(device, strong: 0.8, weak: 0.4, for: 0.3)
    case .over: break
    }
    game.report(.arena(event, scores: arena.ships.map(\.score)))
    guard event == .over else { return }
    stop()
    game.finish()
  }

  /// Updates the prompts, which name the controls of the present device family, only when a family has changed.
  private func showPrompts() {
    let actions = scene.inputActions
    guard prompts != actions.familyVersion else { return }
    prompts = actions.familyVersion
    let players = game.seats.isOpen ? (0...Seats.waiting) : 0...0
    pads?.isShown = players.contains { actions.family(ofPlayer: $0) == .touch }
    var lines = actions.family == .touch ? [] : [actions.hint(player: 0)]
    if game.seats.hasJoined, actions.family(ofPlayer: 1) != .touch { lines.append(actions.hint(player: 1)) }
    if game.seats.isOpen, !game.seats.hasJoined {
      lines.append("Player 2: press Dash or Pause on another device")
    }
    board?.hint(lines.joined(separator: "\n"))
  }

  private func reportShips() {
    guard game.isReceived else { return }
    for (player, ship) in arena.ships.enumerated() {
      let location = ship.location - Point.zero
      guard (location - notified[player]).length > 40 else { continue }
      notified[player] = location
      game.report(.ship(player, ship.location))
    }
  }
}

extension InputActions {
  /// The device family that the first player used last.
  fileprivate var family: InputFamily { family(ofPlayer: 0) }
}
