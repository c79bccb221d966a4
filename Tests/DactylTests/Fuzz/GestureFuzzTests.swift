import Foundation
import Testing

@testable import Dactyl

/// Random gestures against the rules of arbitration. For longer, in a release build or a debug one:
/// `DACTYL_GESTURE_FUZZ_COUNT=5000 DACTYL_GESTURE_FUZZ_STEPS=1000 swift test --filter GestureFuzzTests`;
/// `DACTYL_GESTURE_FUZZ_SEED` runs one seed. With `DACTYL_GESTURE_FUZZ_LOG`, the log of all seeds is written to that file:
/// `Tests/run --only builds` compares those of a debug and a release build.
@Suite struct GestureFuzzTests {
  static let seeds: [UInt64] = {
    if let seed = CallbackFuzzTests.number("DACTYL_GESTURE_FUZZ_SEED") { return [UInt64(seed)] }
    return (0..<UInt64(CallbackFuzzTests.number("DACTYL_GESTURE_FUZZ_COUNT") ?? 60)).map { $0 }
  }()
  static let steps = CallbackFuzzTests.number("DACTYL_GESTURE_FUZZ_STEPS") ?? 200

  static func run(_ seed: UInt64) -> GestureFuzzWorld {
    let world = GestureFuzzWorld(seed: seed)
    for _ in 0..<steps { world.step() }
    world.finish()
    return world
  }

  @Test("Whatever fingers and handlers do, arbitration keeps its rules, and nothing stays active", arguments: seeds)
  func rules(seed: UInt64) {
    let world = Self.run(seed)

    #expect((world.faults + world.book.faults).prefix(5) == [], "seed \(seed)")
    #expect(world.open == [], "seed \(seed)")
    #expect(world.scene.activeGestures.map(\.description) == [], "seed \(seed)")
    #expect(world.scene.touches.order.isEmpty, "seed \(seed)")
    #expect(world.scene.gestures.attempts.proposing == 0, "seed \(seed)")
    let living = world.scene.gestures.rows.indices.filter { world.scene.gestures.rows[$0].generation % 2 == 1 }
    let onViews = world.views.filter(\.isAlive).flatMap(\.gestureRecognizers)
    #expect(living.count <= onViews.count + 30, "seed \(seed)")
  }

  @Test("The same input gives the same log, byte for byte", arguments: seeds.prefix(5))
  func repeatable(seed: UInt64) {
    #expect(Self.run(seed).log == Self.run(seed).log)
  }

  @Test("The random gestures are contested, held, begun, ended, cancelled and failed")
  func reach() {
    let worlds = (0..<40).map { Self.run($0) }

    for state in GestureState.allCases {
      #expect(worlds.reduce(0) { $0 + $1.book.entered[state, default: 0] } > 100, "\(state)")
    }
    #expect(worlds.reduce(0) { $0 + $1.book.contests } > 100)
    #expect(worlds.reduce(0) { $0 + $1.book.holds } > 50)
    #expect(worlds.contains { $0.log.contains { $0.contains("enter G34") } })
  }

  @Test(
    "The log is written down, to be compared with that of another build",
    .enabled(if: ProcessInfo.processInfo.environment["DACTYL_GESTURE_FUZZ_LOG"] != nil))
  func writeLog() throws {
    let path = try #require(ProcessInfo.processInfo.environment["DACTYL_GESTURE_FUZZ_LOG"])
    let lines = Self.seeds.flatMap { seed in ["seed \(seed)"] + Self.run(seed).log }
    try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
