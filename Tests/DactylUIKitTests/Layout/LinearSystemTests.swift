import TestSupport
import Testing

@testable import DactylUIKit

@Suite("The solver of constraints") struct LinearSystemTests {
  typealias Condition = LinearSystem.Condition

  private func condition(
    _ terms: [(Int, Double)], _ relation: LinearSystem.Relation, _ constant: Double, _ priority: Float = 1000
  ) -> Condition {
    Condition(
      terms: terms.map { (variable: $0.0, factor: $0.1) }, relation: relation, constant: constant, priority: priority)
  }

  private func condition(_ terms: [(Int, Double)], _ constant: Double, _ priority: Float = 1000) -> Condition {
    condition(terms, .equal, constant, priority)
  }

  @Test func equationsAndInequalities() {
    let solution = LinearSystem.solve(
      [
        condition([(0, 1)], 10), condition([(1, 1), (0, -1)], 20), condition([(2, 1), (1, -1)], .atLeast, 5),
        condition([(2, 1)], 0, 250), condition([(3, 1)], .atMost, 7), condition([(3, 1)], 100, 500),
      ], variables: 4)
    #expect(solution.values == [10, 30, 35, 7] && solution.conflicts.isEmpty)
  }

  @Test("A higher priority holds whatever lower ones want")
  func priorities() {
    let wishes = (0..<50).map { _ in condition([(0, 1)], 0, 100) }
    let solution = LinearSystem.solve(wishes + [condition([(0, 1)], 80, 101)], variables: 1)
    #expect(solution.values == [80])
  }

  @Test("Of contradictions the last one is left out, and those are named that it contradicts")
  func contradictions() {
    let solution = LinearSystem.solve(
      [
        condition([(0, 1)], 10), condition([(1, 1)], 3), condition([(0, 1)], .atLeast, 20), condition([(1, 1)], 4),
        condition([(1, 1), (0, 1)], 13),
      ], variables: 2)
    #expect(solution.values == [10, 3])
    #expect(solution.conflicts.map(\.broken) == [2, 3])
    #expect(solution.conflicts.map(\.others) == [[0], [1]])
  }

  @Test("Random systems are solved as well as by trying every corner", arguments: 0..<300)
  func random(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let count = 2 + random.below(5)
    let conditions = (0..<count).map { _ -> Condition in
      let terms = [(0, Double(random.below(5)) - 2), (1, Double(random.below(5)) - 2)]
      let relation = [LinearSystem.Relation.equal, .atMost, .atLeast][random.below(3)]
      return condition(
        terms, relation, Double(random.below(41)) - 20, [1000, 750, 500, 250, 1000, 1][random.below(6)])
    }
    for solve in [LinearSystem.solve, ReducedSystem.solve] { try check(solve(conditions, 2), of: conditions) }
  }

  private func check(_ solution: LinearSystem.Solution, of conditions: [Condition]) throws {
    let left = conditions.indices.filter { index in !solution.conflicts.contains { $0.broken == index } }
    let kept = left.map { conditions[$0] }
    let own = PlainSystem.cost(of: kept, solution.values)
    let best = PlainSystem.best(of: kept)
    #expect(own[0] < 1e-6, "\(conditions) \(solution)")
    #expect(PlainSystem.isAsGood(own, as: best), "\(conditions) \(solution): \(own), not \(best)")
    // What was left out can't hold together with the required ones before it.
    for conflict in solution.conflicts {
      let required = left.filter { $0 < conflict.broken && conditions[$0].isRequired }.map { conditions[$0] }
      let cost = PlainSystem.best(of: required + [conditions[conflict.broken]])
      #expect(cost[0] > 1e-6, "\(conditions) \(conflict)")
    }
  }
}

extension LinearSystemTests {
  @Test("A system that is made smaller is solved as well as the whole one", arguments: 0..<300)
  func reduced(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let variables = 3 + random.below(10)
    let count = 2 + random.below(3 * variables)
    let conditions = (0..<count).map { _ -> Condition in
      // Many of one or two variables, as constraints are, and some of more.
      let terms = (0...[0, 0, 1, 1, 1, 3][random.below(6)]).map { _ in
        (variable: random.below(variables), factor: [1.0, 1, -1, -1, 2, 0.5][random.below(6)])
      }
      let relation = [LinearSystem.Relation.equal, .equal, .atMost, .atLeast][random.below(4)]
      return Condition(
        terms: terms, relation: relation, constant: Double(random.below(41)) - 20,
        priority: [1000, 1000, 750, 500, 250, 1][random.below(6)])
    }
    let (whole, smaller) = (
      LinearSystem.solve(conditions, variables: variables), ReducedSystem.solve(conditions, variables: variables)
    )
    #expect(whole.conflicts == smaller.conflicts)
    let kept = conditions.indices.filter { index in !whole.conflicts.contains { $0.broken == index } }
      .map { conditions[$0] }
    let (one, other) = (PlainSystem.cost(of: kept, whole.values), PlainSystem.cost(of: kept, smaller.values))
    #expect(PlainSystem.isAsGood(one, as: other) && PlainSystem.isAsGood(other, as: one), "\(one) \(other)")
  }
}

/// A second solver for two variables, which tries every crossing of the limits of two conditions: the best solution is
/// at one of those.
enum PlainSystem {
  typealias Condition = LinearSystem.Condition

  static func sum(_ condition: Condition, _ values: [Double]) -> Double {
    condition.terms.reduce(0) { $0 + $1.factor * values[$1.variable] }
  }

  static func miss(_ condition: Condition, _ values: [Double]) -> Double {
    let way = sum(condition, values) - condition.constant
    switch condition.relation {
    case .equal: return abs(way)
    case .atMost: return max(way, 0)
    case .atLeast: return max(-way, 0)
    }
  }

  /// By how much conditions are missed, for each priority, the highest first.
  static func cost(of conditions: [Condition], _ values: [Double]) -> [Double] {
    [1000, 750, 500, 250, 1].map { priority in
      conditions.filter { $0.priority == priority }.reduce(0) { $0 + miss($1, values) }
    }
  }

  static func best(of conditions: [Condition]) -> [Double] {
    func factor(_ condition: Condition, _ variable: Int) -> Double {
      condition.terms.reduce(0) { $0 + ($1.variable == variable ? $1.factor : 0) }
    }
    // Far lines beside those of the conditions, where there are too few.
    var lines = conditions.map { (factor($0, 0), factor($0, 1), $0.constant) }
    for far in [-1e4, 0, 1e4] { lines += [(1, 0, far), (0, 1, far)] }
    var best: [Double]?
    for (place, one) in lines.enumerated() {
      for other in lines[(place + 1)...] {
        let determinant = one.0 * other.1 - one.1 * other.0
        guard abs(determinant) > 1e-9 else { continue }
        let x = (one.2 * other.1 - one.1 * other.2) / determinant
        let y = (one.0 * other.2 - one.2 * other.0) / determinant
        let cost = cost(of: conditions, [x, y])
        if best.map({ isLess(cost, than: $0) }) ?? true { best = cost }
      }
    }
    return best ?? cost(of: conditions, [0, 0])
  }

  static func isLess(_ one: [Double], than other: [Double]) -> Bool {
    for (a, b) in zip(one, other) where abs(a - b) > 1e-6 { return a < b }
    return false
  }

  static func isAsGood(_ one: [Double], as other: [Double]) -> Bool { !isLess(other, than: one) }
}
