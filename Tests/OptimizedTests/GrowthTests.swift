import CAllocationCount
import CStepCount
import GrowthCases
import Testing

/// The cost of each of many things does not grow with their number: the cases of `FrameBench --pass growth` with small
/// numbers. Counted are steps that are the same in every run: allocations, retains and releases. A loop without any is
/// not seen here: `Tests/count-instructions --pass growth` sees it.
@Suite struct GrowthTests {
  #if DEBUG
    private static let (few, many) = (20, 200)
  #else
    private static let (few, many) = (50, 500)
  #endif

  /// The steps per thing among so many, the second time: the first also creates objects that a program creates once.
  private func steps(_ growing: GrowthCase, _ count: Int) -> Double {
    var steps = 0.0
    for _ in 0..<2 {
      let run = growing.make(count)
      let before = dactyl_step_count() + dactyl_allocation_count()
      run()
      steps = Double(dactyl_step_count() + dactyl_allocation_count() - before) / Double(count)
    }
    return steps
  }

  @Test("A step among ten times as many elements costs at most half more", arguments: GrowthCase.all.map(\.name))
  func growth(name: String) throws {
    let growing = try #require(GrowthCase.all.first { $0.name == name })
    // Where sets of few lie in a word or two, from as many on as the benchmark compares.
    let count = max(Self.few, growing.comparedFrom)
    let (few, many) = (steps(growing, count), steps(growing, 10 * count))
    #expect(many <= 1.5 * few + 1, "\(few) steps among \(count), \(many) among \(10 * count)")
  }

  @Test("Quadratic growth is detected")
  func square() {
    final class Thing {}
    let growing = GrowthCase("make all again for each") { count in
      var things: [Thing] = []
      return {
        for number in 0..<count { things = (0...number).map { _ in Thing() } }
        precondition(things.count == count)
      }
    }
    #expect(steps(growing, Self.many) > 3 * steps(growing, Self.few))
  }
}
