/// One play of a seed, and its result.
package struct FuzzResult: Sendable {
  package let seed: UInt64
  package let steps: [FuzzStep]
  package let events: Int
  package let digest: UInt64
  package private(set) var faults: [String]
  /// How often each handler was called.
  package let calls: [Int]

  /// Plans a world from a seed and plays it.
  ///
  /// - Parameter notify: Called with all steps, calls and decisions, in words, as they happen.
  package static func play(
    seed: UInt64, frames: Int, without: Set<FuzzFeature> = [], reporting notify: ((String) -> Void)? = nil
  ) -> FuzzResult {
    var planner = FuzzPlanner(seed: seed, without: without)
    var steps: [FuzzStep] = []
    return result(seed) {
      let world = FuzzWorld(reporting: notify)
      for _ in 0..<frames {
        for step in planner.next(in: world) {
          steps.append(step)
          world.take(step)
        }
      }
      world.finish()
      return (world, steps)
    }
  }

  /// Plays existing steps.
  package static func play(_ steps: [FuzzStep], seed: UInt64 = 0) -> FuzzResult {
    result(seed) { (FuzzWorld.play(steps), steps) }
  }

  /// The result of a world, which is destroyed by then; and whether objects of UIKit code outlive it.
  private static func result(_ seed: UInt64, of play: () -> (FuzzWorld, [FuzzStep])) -> FuzzResult {
    @inline(never) func played() -> (FuzzResult, FuzzSpy.Count) {
      let (world, steps) = play()
      return (FuzzResult(world, seed, steps), world.facadeCount)
    }
    var (result, objects) = played()
    if objects.living != 0 { result.faults.append("after the end: \(objects.living) objects of the facade are left") }
    return result
  }

  private init(_ world: FuzzWorld, _ seed: UInt64, _ steps: [FuzzStep]) {
    self.seed = seed
    self.steps = steps
    events = world.events
    digest = world.book.digest
    faults = world.faults
    calls = world.book.calls
  }
}

/// A failing play as a test.
package enum FuzzShrinker {
  /// The steps as the body of a test.
  package static func test(_ steps: [FuzzStep]) -> String {
    (["let world = FuzzWorld.play(["] + steps.map { "  \($0)," } + ["])", "#expect(world.faults == [])"])
      .joined(separator: "\n")
  }
}
