/// Solves linear systems with priorities, after it has made them small: most constraints say where something is by
/// where something else is, and what is left of a system without those falls into parts that have nothing to do with
/// each other. `LinearSystem` solves the parts, and systems whose conditions contradict each other.
///
/// A system of which nothing is left costs what its conditions are; a part costs what `LinearSystem` takes for it.
struct ReducedSystem {
  typealias Condition = LinearSystem.Condition
  typealias Solution = LinearSystem.Solution

  /// A constant and variables with factors.
  private struct Sum {
    var constant = 0.0
    var factors: [Int: Double] = [:]

    mutating func add(_ variable: Int, _ factor: Double) {
      let sum = (factors[variable] ?? 0) + factor
      factors[variable] = abs(sum) < ReducedSystem.nearZero ? nil : sum
    }
    mutating func add(_ other: Sum, _ factor: Double) {
      constant += other.constant * factor
      for (variable, own) in other.factors { add(variable, own * factor) }
    }
  }

  /// A condition of the variables that are left: the sum of them with factors is equal to a constant, at most it or at
  /// least it.
  private struct Rest {
    var factors: [Int: Double]
    let relation: LinearSystem.Relation
    var constant: Double
    let priority: Float

    /// Whether it holds without any variable.
    var holds: Bool {
      switch relation {
      case .equal: abs(constant) < ReducedSystem.tolerance
      case .atMost: constant > -ReducedSystem.tolerance
      case .atLeast: constant < ReducedSystem.tolerance
      }
    }
  }

  private static let nearZero = 1e-9
  private static let tolerance = 1e-6

  /// The variables that are known from others, which are left.
  private var known: [Int: Sum] = [:]
  /// The known variables whose sums have a variable that is left.
  private var users: [Int: Set<Int>] = [:]
  private var rest: [Rest] = []
  /// The places in `rest` of the conditions with a variable.
  private var places: [Int: [Int]] = [:]
  /// The variables that have a value.
  private var values: [Int: Double] = [:]

  /// Solves a system as `LinearSystem` does: as well, though not always with the same values where several are as good.
  static func solve(_ conditions: [Condition], variables: Int) -> Solution {
    var system = ReducedSystem()
    // The weak ones come last: they are sums of much that has a value by then.
    guard system.reduce(conditions), system.add(conditions, areStrong: true), system.fix(),
      system.add(conditions, areStrong: false), system.fix(), let left = system.solveParts()
    else {
      return LinearSystem.solve(conditions, variables: variables)
    }
    system.values.merge(left) { $1 }
    return Solution(values: (0..<variables).map { system.value(of: $0) })
  }

  private func value(of variable: Int) -> Double {
    guard let sum = known[variable] else { return values[variable] ?? 0 }
    return sum.factors.keys.sorted().reduce(sum.constant) { $0 + (sum.factors[$1] ?? 0) * (values[$1] ?? 0) }
  }

  // MARK: Variables that are known from others

  /// Takes a variable out by each required equation. Returns false where equations contradict each other.
  private mutating func reduce(_ conditions: [Condition]) -> Bool {
    guard let equations = numbersTakenOut(of: conditions) else { return false }
    for equation in equations {
      var sum = Sum(constant: equation.constant)
      for (variable, factor) in equation.factors { add(variable, factor, to: &sum) }
      guard let variable = sum.factors.keys.max() else {
        guard abs(sum.constant) < Self.tolerance else { return false }
        continue
      }
      // 0 = sum, solved for the variable that was made last.
      let factor = -1 / (sum.factors.removeValue(forKey: variable) ?? -1)
      replace(variable, by: Sum(constant: sum.constant * factor, factors: sum.factors.mapValues { $0 * factor }))
    }
    return true
  }

  /// Takes out the variables that required equations give a number, one after another: what is known by then is no
  /// sum of many. Returns the equations of several variables that are left; nil where equations contradict each other.
  private mutating func numbersTakenOut(of conditions: [Condition]) -> [Sum]? {
    var equations: [Sum] = []
    var places: [Int: [Int]] = [:]
    for condition in conditions where condition.isRequired && condition.relation == .equal {
      let sum = reduced(condition)
      for variable in sum.factors.keys { places[variable, default: []].append(equations.count) }
      equations.append(sum)
    }
    var waiting = equations.indices.filter { equations[$0].factors.count <= 1 }
    while let place = waiting.popLast() {
      guard let (variable, factor) = equations[place].factors.first else {
        guard abs(equations[place].constant) < Self.tolerance else { return nil }
        continue
      }
      let number = -equations[place].constant / factor
      known[variable] = Sum(constant: number)
      for other in places[variable] ?? [] {
        guard let factor = equations[other].factors.removeValue(forKey: variable) else { continue }
        equations[other].constant += factor * number
        if equations[other].factors.count <= 1 { waiting.append(other) }
      }
    }
    return equations.filter { !$0.factors.isEmpty }
  }

  /// Adds those other conditions, in variables that are left, that do or do not come before what says where things are
  /// of which nothing else does. Returns false where required ones can't hold.
  private mutating func add(_ conditions: [Condition], areStrong: Bool) -> Bool {
    for condition in conditions where (condition.priority >= 1) == areStrong {
      guard !condition.isRequired || condition.relation != .equal else { continue }
      let sum = reduced(condition)
      let left = Rest(
        factors: sum.factors, relation: condition.relation, constant: -sum.constant, priority: condition.priority)
      guard left.factors.isEmpty else {
        for variable in left.factors.keys { places[variable, default: []].append(rest.count) }
        rest.append(left)
        continue
      }
      guard !condition.isRequired || left.holds else { return false }
    }
    return true
  }

  /// A condition's sum less its constant, in variables that are left.
  private func reduced(_ condition: Condition) -> Sum {
    var sum = Sum(constant: -condition.constant)
    for (variable, factor) in condition.terms where factor != 0 { add(variable, factor, to: &sum) }
    return sum
  }

  private func add(_ variable: Int, _ factor: Double, to sum: inout Sum) {
    guard let other = known[variable] else {
      if let number = values[variable] { sum.constant += factor * number } else { sum.add(variable, factor) }
      return
    }
    sum.constant += other.constant * factor
    // In one order, since sums are rounded.
    for own in other.factors.keys.sorted() {
      let share = other.factors[own] ?? 0
      if let number = values[own] { sum.constant += share * factor * number } else { sum.add(own, share * factor) }
    }
  }

  private mutating func replace(_ variable: Int, by sum: Sum) {
    for user in users.removeValue(forKey: variable) ?? [] {
      guard var own = known.removeValue(forKey: user) else { continue }
      if let factor = own.factors.removeValue(forKey: variable) { own.add(sum, factor) }
      known[user] = own
      for other in own.factors.keys { users[other, default: []].insert(user) }
    }
    known[variable] = sum
    for other in sum.factors.keys { users[other, default: []].insert(variable) }
  }

  // MARK: Variables whose own conditions say all

  /// Gives those variables a value whose own conditions leave one, and come before all that they share with others.
  /// Returns false where required conditions contradict each other.
  private mutating func fix() -> Bool {
    var (waiting, isWaiting) = (places.keys.sorted(by: >), Set(places.keys))
    while let variable = waiting.popLast() {
      isWaiting.remove(variable)
      guard values[variable] == nil, let own = places[variable] else { continue }
      let shared = own.filter { rest[$0].factors.count > 1 }
      let limit = shared.map { rest[$0].priority }.max() ?? -1
      let alone = own.filter { rest[$0].factors.count == 1 && rest[$0].priority > limit }
      var range = (low: -Double.infinity, high: Double.infinity)
      for priority in Set(alone.map { rest[$0].priority }).sorted(by: >) {
        let miss = narrow(&range, variable, alone.filter { rest[$0].priority == priority })
        if priority >= 1000, miss > Self.tolerance { return false }
      }
      guard range.high - range.low < Self.nearZero else { continue }
      values[variable] = range.low
      for place in own {
        guard let factor = rest[place].factors.removeValue(forKey: variable) else { continue }
        rest[place].constant -= factor * range.low
        let left = rest[place]
        if left.factors.isEmpty, left.priority >= 1000, !left.holds { return false }
        for other in left.factors.keys.sorted(by: >) where isWaiting.insert(other).inserted { waiting.append(other) }
      }
    }
    return true
  }

  /// Narrows the range of a variable to where conditions of one priority, of it alone, are missed least. Returns by how
  /// much they are missed there.
  private func narrow(_ range: inout (low: Double, high: Double), _ variable: Int, _ own: [Int]) -> Double {
    let limits = own.map { place -> (at: Double, weight: Double, below: Bool, above: Bool) in
      let factor = rest[place].factors[variable] ?? 1
      let (isMost, isLeast) = (rest[place].relation == .atMost, rest[place].relation == .atLeast)
      // Whether a value below the limit misses it, and one above.
      return (
        rest[place].constant / factor, abs(factor), isMost ? factor < 0 : isLeast ? factor > 0 : true,
        isMost ? factor > 0 : isLeast ? factor < 0 : true
      )
    }
    func miss(_ value: Double) -> Double {
      limits.reduce(0) { sum, limit in
        let isMissed = value < limit.at ? limit.below : limit.above
        return isMissed ? sum + limit.weight * abs(value - limit.at) : sum
      }
    }
    // The least is at a limit or an end, and wherever nothing is missed beyond them.
    let ends = limits.map { min(max($0.at, range.low), range.high) } + [range.low, range.high].filter(\.isFinite)
    let least = ends.map(miss).min() ?? 0
    let best = ends.filter { miss($0) < least + Self.nearZero }.sorted()
    guard let first = best.first, let last = best.last else { return 0 }
    let isOpenBelow = range.low.isInfinite && limits.allSatisfy { !$0.below } && first == ends.min()
    let isOpenAbove = range.high.isInfinite && limits.allSatisfy { !$0.above } && last == ends.max()
    range = (isOpenBelow ? range.low : first, isOpenAbove ? range.high : last)
    return least
  }

  // MARK: Parts

  /// Solves what is left, each part by itself. Returns nil where conditions contradict each other.
  private func solveParts() -> [Int: Double]? {
    var parents: [Int: Int] = [:]
    func root(_ variable: Int) -> Int {
      var current = variable
      while let next = parents[current], next != current {
        parents[current] = parents[next] ?? next
        current = next
      }
      return current
    }
    let left = rest.filter { !$0.factors.isEmpty }
    for condition in left {
      let variables = condition.factors.keys.sorted()
      for variable in variables { parents[root(variable)] = root(variables[0]) }
    }
    var parts: [Int: [Rest]] = [:]
    for condition in left { parts[root(condition.factors.keys.min() ?? 0), default: []].append(condition) }
    var solved: [Int: Double] = [:]
    for part in parts.values {
      let variables = Set(part.flatMap(\.factors.keys)).sorted()
      let numbers = Dictionary(uniqueKeysWithValues: zip(variables, variables.indices))
      let conditions = part.map { condition in
        Condition(
          terms: condition.factors.sorted { $0.key < $1.key }.map { (numbers[$0.key] ?? 0, $0.value) },
          relation: condition.relation, constant: condition.constant, priority: condition.priority)
      }
      let solution = LinearSystem.solve(conditions, variables: variables.count)
      guard solution.conflicts.isEmpty else { return nil }
      for (place, variable) in variables.enumerated() { solved[variable] = solution.values[place] }
    }
    return solved
  }
}
