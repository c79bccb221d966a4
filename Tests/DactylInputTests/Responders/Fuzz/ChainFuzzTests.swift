import TestSupport
import Testing

@testable import DactylInput

/// Random events of all kinds into a chain whose responders change everything during delivery. `Seeds` describes
/// how to run more of it.
@Suite struct ChainFuzzTests {
  static let seeds = Seeds.each(60)

  private static func run(_ seed: UInt64) -> ChainFuzzWorld { ChainFuzzWorld.run(seed, steps: 120) }

  @Test(
    "Whatever responders do, all beginnings have one end, the dead receive their cancels and nothing is left",
    arguments: seeds)
  func everything(seed: UInt64) {
    let world = Self.run(seed)
    let scene = world.scene

    #expect(world.book.faults.prefix(5) == [], "seed \(seed)")
    #expect(world.book.unpaired().prefix(5) == [], "seed \(seed)")
    #expect(scene.inputs.order.isEmpty, "seed \(seed)")
    // The pointer may still be over a view, or in the middle of a pinch.
    let kinds = scene.inputs.others.map { scene.inputs.records[$0].kind }
    #expect(kinds.filter { InputKinds.pointer.contains($0) == false } == [], "seed \(seed)")
    #expect(scene.inputs.silenced.isEmpty && scene.inputs.silencedPresses.isEmpty, "seed \(seed)")
    #expect(scene.responders.pendingCancels.isEmpty && scene.inputs.sent.isEmpty, "seed \(seed)")
    #expect(scene.controllers.calls.isEmpty, "seed \(seed)")
    #expect(scene.activeGestures.map(\.description) == [], "seed \(seed)")
    #expect(scene.diagnosticCounts[.unsettled] == nil, "seed \(seed)")
    #expect(scene.diagnosticCounts[.responderLoop] == nil, "seed \(seed)")
    #expect(world.book.log.count > 100, "seed \(seed) did too little to mean anything")
  }

  @Test("The same seed gives the same log", arguments: seeds.prefix(5))
  func repeatable(seed: UInt64) {
    #expect(Self.run(seed).book.log == Self.run(seed).book.log)
  }

  @Test("The random input reaches every kind of call")
  func reach() {
    let log = (0..<12).flatMap { Self.run($0).book.log }
    let calls = [
      "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "pressesBegan", "pressesChanged",
      "pressesEnded", "pressesCancelled", "motionBegan", "motionEnded", "motionCancelled", "remote", "custom",
      "perform", "became", "resigned", "becameKey", "resignedKey", "viewWillAppear", "viewDidDisappear",
    ]
    for call in calls {
      #expect(log.filter { $0.contains(" \(call)") }.count > 10, "\(call)")
    }
    #expect(log.contains { $0.hasSuffix(" gesture") })
    #expect(log.contains { $0.hasPrefix("dead ") }, "somebody who is gone receives a cancel")
  }
}
