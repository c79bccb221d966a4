import TestSupport
import Testing

@testable import DactylInput

/// Random input on a random tree whose callbacks change everything. `Seeds` describes how to run more of it.
@Suite struct CallbackFuzzTests {
  static let seeds = Seeds.each(150)

  private static func run(_ seed: UInt64) -> FuzzWorld { FuzzWorld.run(seed, steps: 250) }

  @Test("Whatever callbacks do, every began has exactly one end and nothing is left", arguments: seeds)
  func pairing(seed: UInt64) {
    let world = Self.run(seed)

    #expect(world.faults.prefix(5) == [], "seed \(seed)")
    #expect(world.unpaired().prefix(5) == [], "seed \(seed)")
    #expect(world.scene.activeGestures.map(\.description) == [], "seed \(seed)")
    #expect(world.scene.liveTouches.isEmpty, "seed \(seed)")
    #expect(world.scene.inputs.order.isEmpty, "seed \(seed)")
    #expect(world.scene.inputs.silenced.isEmpty, "seed \(seed)")
    #expect(world.scene.diagnosticCounts[.unsettled] == nil, "seed \(seed)")
    #expect(world.log.count > 100, "seed \(seed) did too little to mean anything")
  }

  @Test("The same seed gives the same log", arguments: seeds.prefix(10))
  func repeatable(seed: UInt64) {
    #expect(Self.run(seed).log == Self.run(seed).log)
  }

  @Test("The random input reaches every kind of call")
  func reach() {
    let log = (0..<20).flatMap { Self.run($0).log }
    let gestures = log.filter { $0.hasPrefix("gesture") }
    let touches = log.filter { !$0.hasPrefix("gesture") }

    for state in ["began", "changed", "ended", "cancelled"] {
      #expect(gestures.filter { $0.hasSuffix(state) }.count > 50, "\(state)")
    }
    for phase in ["began", "moved", "ended", "cancelled"] {
      #expect(touches.filter { $0.contains(" \(phase) ") }.count > 50, "\(phase)")
    }
  }

  @Test("A removed recognizer is released once everything is at rest", arguments: seeds.prefix(20))
  func noRecognizerLeaks(seed: UInt64) {
    let world = Self.run(seed)

    let onViews = world.views.filter(\.isAlive).flatMap(\.gestureRecognizers)
    let living = world.scene.gestures.rows.indices.filter { world.scene.gestures.rows[$0].generation % 2 == 1 }

    #expect(living.count == onViews.count, "seed \(seed)")
  }
}
