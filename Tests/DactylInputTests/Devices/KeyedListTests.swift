import Testing

@testable import DactylInput

/// Ordered values with keys: the storage of controllers, sticks and sensors.
@Suite struct KeyedListTests {
  @Test("Values keep their insertion order, whatever is changed and removed")
  func order() {
    var list = KeyedList<Int, String>()
    for key in 0..<40 { list[key] = "\(key)" }
    list[3] = "three"
    for key in 5..<38 { list.remove(key) }
    list.remove(99)
    list[7] = "seven"
    list[0] = nil

    #expect(list.values == ["1", "2", "three", "4", "38", "39", "seven"])
    #expect(list[3] == "three" && list[7] == "seven" && list[0] == nil && list.count == 7)
    #expect(list.precedes(39, 7) && !list.precedes(7, 3))
    list.changeEach { $0 += "!" }
    #expect(list.values.last == "seven!")
    list.removeAll()
    #expect(list.values.isEmpty && list[1] == nil)
  }

  /// A key that counts how often it is compared or hashed.
  private struct Counted: Hashable {
    final class Count { var steps = 0 }
    let number: Int
    let count: Count
    static func == (a: Self, b: Self) -> Bool {
      a.count.steps += 1
      return a.number == b.number
    }
    func hash(into hasher: inout Hasher) {
      count.steps += 1
      hasher.combine(number)
    }
  }

  @Test("Ten times as many insertions, look-ups and removals cost about ten times as much")
  func growth() {
    func steps(_ size: Int) -> Int {
      let count = Counted.Count()
      var list = KeyedList<Counted, Int>()
      for number in 0..<size { list[Counted(number: number, count: count)] = number }
      for number in 0..<size { list[Counted(number: number, count: count)]? += 1 }
      for number in 0..<size { list.remove(Counted(number: number, count: count)) }
      return count.steps
    }
    #expect(steps(10_000) < 15 * steps(1000))
  }
}
