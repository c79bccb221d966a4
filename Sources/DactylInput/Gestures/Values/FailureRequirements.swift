/// Who waits for whom by the word of `require(toFail:)` (G28, G33), until one of them is removed.
///
/// It is kept from both sides, so that a removed recognizer is struck out without a look at all others.
struct FailureRequirements {
  private struct Needs {
    var others: [GestureID] = []
    /// How many of the others were removed and are still listed.
    var gone = 0
  }
  private var needs: [GestureID: Needs] = [:]
  /// For each recognizer those who wait for it. In a set, where nobody looks at the order.
  private var waiting: [GestureID: Set<GestureID>] = [:]

  /// How many entries there are, those of removed recognizers included.
  var count: Int { needs.values.reduce(0) { $0 + $1.others.count } }

  /// Those that must fail before a recognizer may begin, in the order in which they were named. Some may be removed.
  subscript(id: GestureID) -> [GestureID] { needs[id]?.others ?? [] }

  /// Lets a recognizer wait for another. Gives the circle that this closes, beginning with the recognizer, or nil
  /// (G34).
  mutating func add(_ id: GestureID, toFail other: GestureID) -> [GestureID]? {
    guard waiting[other, default: []].insert(id).inserted else { return nil }
    needs[id, default: Needs()].others.append(other)
    // Nobody comes back to one that nobody waits for.
    return waiting[id] == nil ? nil : circle(from: id)
  }

  /// Strikes a removed recognizer out, on both sides. Lists are cleaned when half of what is in them is gone.
  mutating func forget(_ id: GestureID) {
    for other in needs.removeValue(forKey: id)?.others ?? [] {
      waiting[other]?.remove(id)
      if waiting[other]?.isEmpty == true { waiting[other] = nil }
    }
    for one in waiting.removeValue(forKey: id) ?? [] {
      guard var list = needs.removeValue(forKey: one) else { continue }
      list.gone += 1
      if list.gone * 2 >= list.others.count {
        list.others.removeAll { waiting[$0]?.contains(one) != true }
        list.gone = 0
      }
      if !list.others.isEmpty { needs[one] = list }
    }
  }

  /// The shortest way on which a recognizer waits for itself, beginning with it, or nil when it does not.
  func circle(from start: GestureID) -> [GestureID]? {
    let reached = Self.reached(from: start) { self[$0] }
    guard var last = reached[start] else { return nil }
    var circle = [last]
    while last != start, let before = reached[last] {
      circle.append(before)
      last = before
    }
    return circle.reversed()
  }

  /// All that a recognizer waits for, and that those wait for and so on: each with the one that waits for it, the
  /// nearest.
  static func reached(
    from start: GestureID, _ requirements: (GestureID) -> [GestureID]
  ) -> [GestureID: GestureID] {
    var reached: [GestureID: GestureID] = [:]
    var line = [start]
    var index = 0
    while index < line.count {
      for other in requirements(line[index]) where reached[other] == nil {
        reached[other] = line[index]
        if other != start { line.append(other) }
      }
      index += 1
    }
    return reached
  }
}
