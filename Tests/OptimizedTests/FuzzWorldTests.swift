import FuzzWorlds
import TestSupport
import Testing

/// A few of the worlds that `Fuzz` plays for as long as one likes, and what it makes of a play that ends wrong.
@Suite struct FuzzWorldTests {
  @Test("Whatever happens at once, what must hold does", arguments: Seeds.each(12))
  func holds(seed: UInt64) {
    let result = FuzzResult.play(seed: seed, frames: Seeds.steps(60))
    #expect(result.faults == [], "seed \(seed)")
    #expect(FuzzResult.play(result.steps).digest == result.digest, "seed \(seed)")
  }

  @Test("The worlds reach every handler that a game has")
  func reach() {
    var calls = [Int](repeating: 0, count: FuzzMoment.allCases.count)
    for seed in 0..<64 as Range<UInt64> {
      let result = FuzzResult.play(seed: seed, frames: 100)
      for place in calls.indices { calls[place] += result.calls[place] }
    }
    #expect(FuzzMoment.allCases.filter { calls[Int($0.rawValue)] == 0 } == [])
  }

  @Test("A play is cut down to the steps that it needs, and printed as a test's body")
  func shrinks() {
    let steps = (0..<500).map { FuzzStep(.frame, $0) }
    let few = FuzzShrinker.shrink(steps, attempts: 2000) { candidate in
      candidate.contains { $0.a == 17 } && candidate.contains { $0.a == 400 }
    }
    #expect(few.map(\.a) == [17, 400])

    let step = FuzzStep(.destroy, 3, 0, 7, when: .touchesBegan, of: 3)
    #expect(
      FuzzShrinker.test([step]) == """
        let world = FuzzWorld.play([
          FuzzStep(.destroy, 3, 0, 7, when: .touchesBegan, of: 3),
        ])
        #expect(world.faults == [])
        """)
  }
}
