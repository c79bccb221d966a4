/// The failure requirements by `require(toFail:)` (G28, G33), until one of the two recognizers is removed.
///
/// Kept in both directions, so that a removed recognizer is deleted without a search of all others.
struct FailureRequirements {
  private struct Needs {
    var others: [GestureID] = []
    /// The number of listed recognizers that were removed.
    var gone = 0
  }
  private var needs: [GestureID: Needs] = [:]
  /// The recognizers that wait for each one. In a set, since their order is never read.
  private var waiting: [GestureID: Set<GestureID>] = [:]

  /// The number of entries, including those of removed recognizers.
  var count: Int { needs.values.reduce(0) { $0 + $1.others.count } }

  /// The recognizers that must fail before a recognizer may begin, in the order in which they were named. Some may have
  /// been removed.
  subscript(id: GestureID) -> [GestureID] { needs[id]?.others ?? [] }

  /// Makes a recognizer wait for another. Returns the cycle that this closes, beginning with the recognizer, or nil
  /// (G34).
  mutating func add(_ id: GestureID, toFail other: GestureID) -> [GestureID]? {
    guard waiting[other, default: []].insert(id).inserted else { return nil }
    needs[id, default: Needs()].others.append(other)
    // A recognizer for which none waits closes no cycle.
    return waiting[id] == nil ? nil : circle(from: id)
  }

  /// A recognizer no longer waits for another one.
  mutating func remove(_ id: GestureID, toFail other: GestureID) {
    guard waiting[other]?.remove(id) != nil else { return }
    if waiting[other]?.isEmpty == true { waiting[other] = nil }
    needs[id]?.others.removeAll { $0 == other }
    if needs[id]?.others.isEmpty == true { needs[id] = nil }
  }

  /// Deletes a removed recognizer, in both directions. A list is compacted when half of its entries were removed.
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

  /// The shortest cycle in which a recognizer waits for itself, beginning with it, or nil when there is none.
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

  /// All recognizers for which a recognizer waits, directly or indirectly: each with the nearest one that waits for it.
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

extension FailureRequirements: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(unordered: needs) { hash, need in
      hash.mix(need.key)
      hash.mix(need.value.others)
    }
  }
}
