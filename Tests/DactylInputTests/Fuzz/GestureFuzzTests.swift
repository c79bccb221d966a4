import TestSupport
import Testing

@testable import DactylInput

/// Random gestures against the rules of arbitration. `Seeds` describes how to run more of them.
@Suite struct GestureFuzzTests {
  @Test(
    "Whatever fingers and handlers do, arbitration keeps its rules, and nothing stays active",
    arguments: GestureFuzzWorld.seeds)
  func rules(seed: UInt64) {
    let world = GestureFuzzWorld.run(seed)

    #expect((world.faults + world.book.faults).prefix(5) == [], "seed \(seed)")
    #expect(world.open == [], "seed \(seed)")
    #expect(world.scene.activeGestures.map(\.description) == [], "seed \(seed)")
    #expect(world.scene.inputs.order.isEmpty, "seed \(seed)")
    #expect(world.scene.gestures.attempts.proposing == 0, "seed \(seed)")
    let living = world.scene.gestures.rows.indices.filter { world.scene.gestures.rows[$0].generation % 2 == 1 }
    let onViews = world.views.filter(\.isAlive).flatMap(\.gestureRecognizers)
    #expect(living.count <= onViews.count + 30, "seed \(seed)")
  }

  @Test("The same input gives the same log, byte for byte", arguments: GestureFuzzWorld.seeds.prefix(5))
  func repeatable(seed: UInt64) {
    #expect(GestureFuzzWorld.run(seed).log == GestureFuzzWorld.run(seed).log)
  }

  @Test("The random gestures are contested, held, begun, ended, cancelled and failed")
  func reach() {
    let worlds = (0..<60).map { GestureFuzzWorld.run($0) }

    for state in GestureState.allCases {
      #expect(worlds.reduce(0) { $0 + $1.book.entered[state, default: 0] } > 100, "\(state)")
    }
    #expect(worlds.reduce(0) { $0 + $1.book.contests } > 100)
    #expect(worlds.reduce(0) { $0 + $1.book.holds } > 50)
    #expect(worlds.contains { $0.log.contains { $0.contains("enter G34") } })
  }
}
