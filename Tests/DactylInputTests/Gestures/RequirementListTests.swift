import TestSupport
import Testing

@testable import DactylInput

/// The list of failure requirements, compared with a plain one.
@Suite struct RequirementListTests {
  private func id(_ number: Int) -> GestureID { GestureID(index: UInt32(number), generation: 1) }

  @Test("Requirements stay in order, once, until either recognizer is removed", arguments: 0..<20)
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var list = FailureRequirements()
    var living = (0..<12).map(id)
    var plain: [(waiting: GestureID, other: GestureID)] = []
    for step in 0..<300 {
      let (index, a, b) = (random.below(12), living[random.below(12)], living[random.below(12)])
      if random.chance(85) {
        guard a != b else { continue }
        _ = list.add(a, toFail: b)
        if !plain.contains(where: { $0 == (a, b) }) { plain.append((a, b)) }
      } else {
        let gone = living[index]
        living[index] = id(100 + step)
        list.forget(gone)
        plain.removeAll { $0.waiting == gone || $0.other == gone }
      }
      for one in living {
        #expect(list[one].filter(living.contains) == plain.filter { $0.waiting == one }.map(\.other), "seed \(seed)")
        #expect(list[one].count <= 2 * plain.count(where: { $0.waiting == one }), "seed \(seed)")
      }
    }
    for one in living { list.forget(one) }
    #expect(list.count == 0)
  }

  @Test("Removing many recognizers, on either side, leaves no entry of them behind", arguments: [true, false])
  func hub(doesHubWait: Bool) {
    var list = FailureRequirements()
    for number in 1...2000 {
      _ = doesHubWait ? list.add(id(0), toFail: id(number)) : list.add(id(number), toFail: id(0))
    }
    #expect(list.count == 2000)

    for number in 1...1990 { list.forget(id(number)) }
    #expect(list.count < 40)
    for number in 1991...2000 { list.forget(id(number)) }

    #expect(list.count == 0)
  }

  @Test("A circle is reported when it closes, from the recognizer that closed it, by the shortest path, and not again")
  func circles() {
    var list = FailureRequirements()
    for (a, b) in [(1, 2), (2, 3), (3, 4), (2, 4), (5, 1)] { #expect(list.add(id(a), toFail: id(b)) == nil) }

    #expect(list.add(id(4), toFail: id(1)) == [id(4), id(1), id(2)])
    #expect(list.add(id(4), toFail: id(1)) == nil)
    #expect(list.circle(from: id(3)) == [id(3), id(4), id(1), id(2)])
    #expect(list.circle(from: id(5)) == nil)

    list.forget(id(2))
    #expect(list.circle(from: id(4)) == nil)
  }
}
