import Dactyl

/// An event of the arena.
package enum ArenaEvent: Hashable {
  /// A wave of enemies begins.
  case wave(Int)
  /// A player's shot hit an enemy.
  case hit(player: Int, Enemy)
  /// A player lost a ship, and has this number left.
  case lost(player: Int, lives: Int, at: Point)
  /// No player has a ship left.
  case over
}

/// The game without views: ships, shots, and enemies that come in waves from the edges. The same seed and the same
/// commands give the same game; it advances in steps of one length.
package struct Arena {
  /// The length of a step, in seconds.
  package static let step = 1.0 / 120
  package let size: Size
  package internal(set) var ships: [Ship]
  package internal(set) var shots: [Shot] = []
  package internal(set) var enemies: [Enemy] = []
  package internal(set) var wave = 0
  /// The events since the last `takeEvents`.
  package internal(set) var events: [ArenaEvent] = []
  package private(set) var isOver = false
  private var random: ArenaRandom
  private var toCome = 0
  private var untilNext = 1.0

  package init(size: Size = Size(800, 500), seed: UInt64 = 1) {
    self.size = size
    random = ArenaRandom(seed: seed)
    ships = [Ship(at: Rect(origin: .zero, size: size).center)]
    shots.reserveCapacity(64)
    enemies.reserveCapacity(64)
  }

  /// Returns the size of an arena for a window: of the same proportions, within limits, and the same area for all.
  package static func size(for window: Size) -> Size {
    let aspect = min(max(window.width / max(window.height, 1), 0.6), 2.2)
    let height = (800 * 500 / aspect).squareRoot()
    return Size(height * aspect, height)
  }

  /// Adds a second player.
  package mutating func join() {
    guard ships.count < 2, !isOver else { return }
    ships.append(Ship(at: Rect(origin: .zero, size: size).center + Vector(60, 0)))
  }

  /// Returns the events since the last call, and removes them.
  package mutating func takeEvents() -> [ArenaEvent] {
    guard !events.isEmpty else { return [] }
    defer { events = [] }
    return events
  }

  /// Advances the game by a step.
  package mutating func step(_ first: ShipCommand, _ second: ShipCommand = ShipCommand()) {
    guard !isOver else { return }
    for player in ships.indices { move(player, player == 0 ? first : second) }
    moveShots()
    for index in enemies.indices {
      enemies[index].step(after: nearestShip(to: enemies[index].location), in: size, by: Float(Self.step))
    }
    hitEnemies()
    hitShips()
    bringEnemies()
  }

  // MARK: Moving

  private mutating func move(_ player: Int, _ command: ShipCommand) {
    guard ships[player].lives > 0 else { return }
    guard ships[player].absence == 0 else {
      ships[player].absence = max(ships[player].absence - Self.step, 0)
      if ships[player].absence == 0 { bringBack(player) }
      return
    }
    guard var shot = ships[player].step(command, in: size, by: Self.step) else { return }
    shot.player = player
    shots.append(shot)
  }

  private mutating func bringBack(_ player: Int) {
    let middle = Rect(origin: .zero, size: size).center
    ships[player].location = ships.count == 1 ? middle : middle + Vector(player == 0 ? -60 : 60, 0)
    (ships[player].velocity, ships[player].shield) = (.zero, 2)
  }

  private mutating func moveShots() {
    for index in shots.indices {
      shots[index].location += shots[index].velocity * Float(Self.step)
      shots[index].age += Self.step
    }
    let area = Rect(origin: .zero, size: size)
    shots.removeAll { $0.age > 1.1 || !area.contains($0.location) }
  }

  private func nearestShip(to location: Point) -> Point? {
    var nearest: Point?
    for ship in ships where ship.isThere {
      if nearest.map({ ship.location.distance(to: location) < $0.distance(to: location) }) ?? true {
        nearest = ship.location
      }
    }
    return nearest
  }

  // MARK: Hits

  private mutating func hitEnemies() {
    var index = 0
    while index < enemies.count {
      let enemy = enemies[index]
      let reach = enemy.radius + Shot.radius + 2
      guard let shot = shots.firstIndex(where: { $0.location.distance(to: enemy.location) < reach }) else {
        index += 1
        continue
      }
      let player = shots[shot].player
      shots.remove(at: shot)
      enemies.remove(at: index)
      ships[player].score += enemy.points
      events.append(.hit(player: player, enemy))
      if enemy.kind == .hulk { split(enemy) }
    }
  }

  private mutating func split(_ hulk: Enemy) {
    let direction = (hulk.velocity.unit ?? Vector(1, 0)) * (hulk.velocity.length * 1.7)
    for side in [Vector(-direction.dy, direction.dx), Vector(direction.dy, -direction.dx)] {
      enemies.append(Enemy(.drifter, at: hulk.location + (side.unit ?? .zero) * 16, going: side))
    }
  }

  private mutating func hitShips() {
    for player in ships.indices where ships[player].isThere {
      let ship = ships[player]
      guard ship.shield == 0, !ship.isDashing,
        enemies.contains(where: { $0.location.distance(to: ship.location) < $0.radius + Ship.radius - 3 })
      else { continue }
      ships[player].lives -= 1
      ships[player].absence = 1.1
      events.append(.lost(player: player, lives: ships[player].lives, at: ship.location))
    }
    guard ships.allSatisfy({ $0.lives == 0 }) else { return }
    isOver = true
    events.append(.over)
  }

  // MARK: Waves

  private mutating func bringEnemies() {
    untilNext -= Self.step
    guard untilNext <= 0 else { return }
    if toCome == 0 {
      // The next wave does not wait for the last two enemies.
      guard enemies.count <= 2 else { return }
      wave += 1
      toCome = 4 + 3 * wave
      untilNext = 1.2
      return events.append(.wave(wave))
    }
    toCome -= 1
    untilNext = toCome == 0 ? 1.2 : max(0.2, 0.7 - 0.06 * Double(wave))
    enemies.append(comer())
  }

  /// Makes an enemy at an edge that moves to a point near the middle.
  private mutating func comer() -> Enemy {
    let draw = random.unit()
    let kind: Enemy.Kind = wave > 2 && draw < 0.2 ? .hulk : wave > 1 && draw < 0.5 ? .chaser : .drifter
    let along = random.unit()
    let location =
      switch Int(random.unit() * 4) {
      case 0: Point(along * size.width, 0)
      case 1: Point(along * size.width, size.height)
      case 2: Point(0, along * size.height)
      default: Point(size.width, along * size.height)
      }
    let goal = Point(size.width * (0.3 + 0.4 * random.unit()), size.height * (0.3 + 0.4 * random.unit()))
    let speed = (kind == .hulk ? 45 : 75) + Float(min(wave, 12)) * 7 + 25 * random.unit()
    return Enemy(kind, at: location, going: ((goal - location).unit ?? Vector(1, 0)) * speed)
  }
}
