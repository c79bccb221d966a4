/// Assigns to each entry a pattern of its own from a list, in any order.
///
/// Taking the first pattern that matches is not enough where time ranges overlap: an entry may have to give its pattern
/// up to a later one. So each new entry searches for a chain of such moves (an augmenting path).
struct ScenarioAssignment {
  private let patterns: [ScenarioPattern]
  private var takers: [ScenarioEntry?]

  init(patterns: [ScenarioPattern]) {
    self.patterns = patterns
    takers = Array(repeating: nil, count: patterns.count)
  }

  /// The patterns that are assigned to no entry.
  var open: [ScenarioPattern] { patterns.indices.filter { takers[$0] == nil }.map { patterns[$0] } }

  /// Adds an entry. Returns whether all entries so far have a pattern each; otherwise nothing changes.
  ///
  /// The search is breadth first, with at most patterns × patterns comparisons.
  mutating func add(_ entry: ScenarioEntry) -> Bool {
    // By pattern: the pattern whose entry can move here; -1 where the new entry itself can.
    var origins: [Int?] = Array(repeating: nil, count: patterns.count)
    var queue: [(entry: ScenarioEntry, origin: Int)] = [(entry, -1)]
    var head = 0
    while head < queue.count {
      let (wanting, origin) = queue[head]
      head += 1
      for index in patterns.indices where origins[index] == nil && patterns[index].matches(wanting) {
        origins[index] = origin
        guard let taker = takers[index] else {
          move(to: index, origins, entry)
          return true
        }
        queue.append((taker, index))
      }
    }
    return false
  }

  private mutating func move(to end: Int, _ origins: [Int?], _ entry: ScenarioEntry) {
    var index = end
    while let origin = origins[index], origin >= 0 {
      takers[index] = takers[origin]
      index = origin
    }
    takers[index] = entry
  }
}
