import Dactyl
import SampleScenes
import Testing

/// The arena without views.
@Suite struct ArenaTests {
  private func play(_ seconds: Double, _ arena: inout Arena, _ command: (Arena, Int) -> ShipCommand) -> [ArenaEvent] {
    var events: [ArenaEvent] = []
    for step in 0..<Int(seconds / Arena.step) {
      arena.step(command(arena, step))
      events += arena.takeEvents()
    }
    return events
  }

  /// Turns slowly, firing.
  private func sweep(_ arena: Arena, _ step: Int) -> ShipCommand {
    ShipCommand(aim: Transform.rotation(Float(step) * 0.02).apply(to: Vector(1, 0)))
  }

  /// Fires at the nearest enemy.
  private func hunt(_ arena: Arena, _ step: Int) -> ShipCommand {
    let location = arena.ships[0].location
    guard let enemy = arena.enemies.min(by: { $0.location.distance(to: location) < $1.location.distance(to: location) })
    else {
      return ShipCommand()
    }
    let direction = enemy.location - location
    return ShipCommand(aim: direction / max(direction.length, 1))
  }

  @Test("The same seed and the same commands give the same game, another seed another one")
  func determinism() {
    var (one, two, other) = (Arena(seed: 3), Arena(seed: 3), Arena(seed: 4))
    let events = play(20, &one, sweep)
    #expect(play(20, &two, sweep) == events)
    _ = play(20, &other, sweep)
    #expect(one.enemies == two.enemies && one.ships == two.ships && one.shots == two.shots)
    #expect(other.enemies != one.enemies)
    #expect(events.contains(.wave(1)))
  }

  @Test("A hit counts for the shooter, and its target is destroyed")
  func hits() throws {
    var arena = Arena(seed: 5)
    let events = play(12, &arena, hunt)
    let hits = events.compactMap { event in if case .hit(let player, let enemy) = event { (player, enemy) } else { nil }
    }
    #expect(hits.count > 3)
    #expect(hits.allSatisfy { $0.0 == 0 })
    #expect(arena.ships[0].score >= 10 * hits.count)
  }

  @Test("Waves come one after another, each with more enemies, and with other kinds")
  func waves() {
    var arena = Arena(seed: 5)
    arena.join()
    var kinds: Set<Enemy.Kind> = []
    var waves: [Int] = []
    for step in 0..<Int(240 / Arena.step) where !arena.isOver {
      arena.step(hunt(arena, step), hunt(arena, step))
      for event in arena.takeEvents() { if case .wave(let number) = event { waves.append(number) } }
      kinds.formUnion(arena.enemies.map(\.kind))
    }
    #expect(waves.count >= 3 && waves == Array(1...waves.count))
    #expect(kinds == Set(Enemy.Kind.allCases))
  }

  @Test("A ship that is touched is lost, returns with a shield, and the third loss ends the game")
  func lives() {
    var arena = Arena(seed: 5)
    let events = play(400, &arena) { _, _ in ShipCommand() }
    let lives = events.compactMap { event in if case .lost(_, let lives, _) = event { lives } else { nil } }
    #expect(lives == [2, 1, 0])
    #expect(events.last == .over && arena.isOver)
    let before = arena.enemies
    arena.step(ShipCommand())
    #expect(arena.enemies == before, "it is over")
  }

  @Test("A dash is fast and short, and waits before the next one")
  func dash() {
    var (arena, plain) = (Arena(seed: 1), Arena(seed: 1))
    let dash = ShipCommand(move: Vector(1, 0), dashes: true)
    _ = play(0.17, &arena) { _, _ in dash }
    _ = play(0.17, &plain) { _, _ in ShipCommand(move: Vector(1, 0)) }
    #expect(arena.ships[0].location.x > plain.ships[0].location.x + 60)
    #expect(!arena.ships[0].canDash)
    _ = play(0.6, &arena) { _, _ in ShipCommand() }
    #expect(arena.ships[0].canDash)
  }

  @Test("Ships stay inside, and fire only where there is a target")
  func inside() {
    var arena = Arena(seed: 1)
    _ = play(4, &arena) { _, _ in ShipCommand(move: Vector(-1, -1), aim: Vector(0.1, 0)) }
    #expect(arena.ships[0].location.x >= 15 && arena.ships[0].location.y >= 15)
    #expect(arena.shots.isEmpty)
  }
}
