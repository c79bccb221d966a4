import TestSupport
import Testing

@testable import DactylInput

/// View controllers that come and go inside each other's callbacks.
@Suite struct ControllerFuzzTests {
  private static let seeds = Seeds.each(150)

  private static func run(_ seed: UInt64) -> ControllerFuzzWorld { ControllerFuzzWorld.run(seed, steps: 60) }

  @Test("Whatever callbacks do, each controller receives them in order and consistent with its state", arguments: seeds)
  func order(seed: UInt64) {
    let world = Self.run(seed)
    #expect(world.book.faults.prefix(5) == [], "seed \(seed)")
    #expect(world.unexpected.prefix(5) == [], "seed \(seed)")
  }

  @Test("The same seed gives the same callbacks, and all kinds occur often")
  func repeatable() {
    var counts: [String: Int] = [:]
    for seed in Self.seeds.prefix(10) {
      let world = Self.run(seed)
      #expect(world.log == Self.run(seed).log)
      counts.merge(world.book.counts, uniquingKeysWith: +)
    }
    for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      #expect((counts[call] ?? 0) > 50, "\(call)")
    }
  }
}
