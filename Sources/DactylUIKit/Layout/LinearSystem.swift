/// Solves linear equations and inequalities with priorities, by the simplex method of Cassowary (Badros, Borning and
/// Stuckey, 2001): those that are required hold, and of the others those with a higher priority as far as possible
/// before those with a lower one. Of several solutions it finds the same one each time.
struct LinearSystem {
  /// How a sum is related to a constant.
  enum Relation: Int { case atMost = -1, equal, atLeast }

  /// A condition: the sum of variables with factors is equal to a constant, at most it or at least it.
  struct Condition {
    var terms: [(variable: Int, factor: Double)]
    var relation = Relation.equal
    var constant = 0.0
    /// From 1 to 1000, which is required.
    var priority: Float = 1000
    var isRequired: Bool { priority >= 1000 }
  }

  /// A condition that can't be met, with those that it contradicts, by their indices.
  struct Conflict: Equatable {
    var broken: Int
    var others: [Int]
  }

  /// A solution: the value of each variable, and the conditions that had to be left out.
  struct Solution {
    var values: [Double]
    var conflicts: [Conflict] = []
  }

  /// Solves a system. Of required conditions that contradict each other the last one is left out.
  static func solve(_ conditions: [Condition], variables: Int) -> Solution {
    var (left, conflicts) = (Array(conditions.indices), [Conflict]())
    while true {
      var system = LinearSystem(variables: variables, priorities: conditions.map(\.priority))
      guard let (place, others) = system.add(left.map { conditions[$0] }) else {
        return Solution(values: (0..<variables).map { system.value(of: $0) }, conflicts: conflicts)
      }
      conflicts.append(Conflict(broken: left[place], others: others.map { left[$0] }))
      left.remove(at: place)
    }
  }

  // MARK: The tableau

  /// A variable of the system, or one that was added for a condition, by its number.
  private typealias Symbol = Int32

  private enum Kind {
    /// Any number.
    case free
    /// At least 0: what an inequality is away from its limit, or a condition from being met.
    case slack, error
    /// Always 0: it marks a required equation.
    case dummy
  }

  /// A sum of symbols and a constant; as a row of the tableau it is equal to its symbol.
  private struct Row {
    var constant = 0.0
    var factors: [Symbol: Double] = [:]

    mutating func add(_ symbol: Symbol, _ factor: Double) {
      let sum = (factors[symbol] ?? 0) + factor
      factors[symbol] = abs(sum) < LinearSystem.nearZero ? nil : sum
    }

    mutating func add(_ other: Row, _ factor: Double) {
      constant += other.constant * factor
      for (symbol, own) in other.factors { add(symbol, own * factor) }
    }

    mutating func negate() {
      constant = -constant
      factors = factors.mapValues { -$0 }
    }

    /// Solves `0 = row` for a symbol in it.
    mutating func solve(for symbol: Symbol) {
      let factor = -1 / (factors.removeValue(forKey: symbol) ?? -1)
      constant *= factor
      factors = factors.mapValues { $0 * factor }
    }

    /// Solves `old = row` for a symbol in it.
    mutating func solve(for symbol: Symbol, from old: Symbol) {
      factors[old] = -1
      solve(for: symbol)
    }

    mutating func substitute(_ symbol: Symbol, _ row: Row) {
      if let factor = factors.removeValue(forKey: symbol) { add(row, factor) }
    }
  }

  private static let nearZero = 1e-8
  private var kinds: [Kind]
  private var rows: [Symbol: Row] = [:]
  /// What is to be as small as possible, for each priority, the highest first.
  private var goals: [Row]
  private let priorities: [Float]
  /// The condition that a symbol was added for.
  private var owners: [Symbol: Int] = [:]

  private init(variables: Int, priorities: [Float]) {
    kinds = Array(repeating: .free, count: variables)
    self.priorities = Set(priorities.filter { $0 < 1000 }).sorted(by: >)
    goals = Array(repeating: Row(), count: self.priorities.count)
  }

  private func value(of variable: Int) -> Double { rows[Symbol(variable)]?.constant ?? 0 }

  private mutating func makeSymbol(_ kind: Kind, of condition: Int) -> Symbol {
    kinds.append(kind)
    let symbol = Symbol(kinds.count - 1)
    owners[symbol] = condition
    return symbol
  }

  /// Adds conditions. Returns the place of one that can't be met, and those of the conditions that it contradicts.
  private mutating func add(_ conditions: [Condition]) -> (Int, [Int])? {
    for (place, condition) in conditions.enumerated() {
      if let others = add(condition, place) { return (place, others) }
    }
    for level in goals.indices { optimize(level) }
    return nil
  }

  /// Adds a condition. Returns those that it contradicts, or nil.
  private mutating func add(_ condition: Condition, _ place: Int) -> [Int]? {
    var row = Row(constant: -condition.constant)
    for (variable, factor) in condition.terms where factor != 0 {
      if let basic = rows[Symbol(variable)] { row.add(basic, factor) } else { row.add(Symbol(variable), factor) }
    }
    let added = addSymbols(of: condition, place, to: &row)
    if row.constant < 0 { row.negate() }
    guard let subject = subject(of: row, added) else {
      if row.factors.keys.allSatisfy({ kinds[Int($0)] == .dummy }) {
        guard abs(row.constant) < Self.nearZero else { return others(in: row, than: place) }
        row.solve(for: added[0])
        substitute(added[0], row)
        rows[added[0]] = row
        return nil
      }
      return addArtificially(row, place)
    }
    row.solve(for: subject)
    substitute(subject, row)
    rows[subject] = row
    return nil
  }

  /// Adds what a condition may be away from being met.
  private mutating func addSymbols(of condition: Condition, _ place: Int, to row: inout Row) -> [Symbol] {
    let level = priorities.firstIndex(of: condition.priority)
    guard condition.relation != .equal else {
      guard let level else {
        let dummy = makeSymbol(.dummy, of: place)
        row.add(dummy, 1)
        return [dummy]
      }
      let (above, below) = (makeSymbol(.error, of: place), makeSymbol(.error, of: place))
      row.add(above, -1)
      row.add(below, 1)
      goals[level].add(above, 1)
      goals[level].add(below, 1)
      return [above, below]
    }
    let factor: Double = condition.relation == .atMost ? 1 : -1
    let slack = makeSymbol(.slack, of: place)
    row.add(slack, factor)
    guard let level else { return [slack] }
    let error = makeSymbol(.error, of: place)
    row.add(error, -factor)
    goals[level].add(error, 1)
    return [slack, error]
  }

  /// The symbol for which a new row can be solved, or nil.
  private func subject(of row: Row, _ added: [Symbol]) -> Symbol? {
    if let free = row.factors.keys.filter({ kinds[Int($0)] == .free }).min() { return free }
    return added.first { kinds[Int($0)] != .dummy && row.factors[$0] ?? 0 < 0 }
  }

  /// The conditions that a row joins.
  private func others(in row: Row, than place: Int) -> [Int] {
    Set(row.factors.keys.compactMap { owners[$0] }).subtracting([place]).sorted()
  }

  /// Adds a row that can't be solved for any of its symbols. Returns the conditions that it contradicts, or nil.
  private mutating func addArtificially(_ row: Row, _ place: Int) -> [Int]? {
    let artificial = makeSymbol(.slack, of: place)
    rows[artificial] = row
    goals.append(row)
    optimize(goals.count - 1, alone: true)
    let rest = goals.removeLast()
    let isMet = abs(rest.constant) < Self.nearZero
    let others = isMet ? [] : others(in: rest, than: place)
    if var left = rows.removeValue(forKey: artificial) {
      if !left.factors.isEmpty, isMet, let entering = left.factors.keys.filter({ kinds[Int($0)] != .dummy }).min() {
        left.solve(for: entering, from: artificial)
        substitute(entering, left)
        rows[entering] = left
      }
    }
    for symbol in rows.keys { rows[symbol]?.factors[artificial] = nil }
    for level in goals.indices { goals[level].factors[artificial] = nil }
    return isMet ? nil : others
  }

  private mutating func substitute(_ symbol: Symbol, _ row: Row) {
    for other in rows.keys { rows[other]?.substitute(symbol, row) }
    for level in goals.indices { goals[level].substitute(symbol, row) }
  }

  /// Makes a goal as small as it can be without changing those before it.
  private mutating func optimize(_ level: Int, alone: Bool = false) {
    while let entering = entering(level, alone: alone), let leaving = leaving(entering) {
      guard var row = rows.removeValue(forKey: leaving) else { return }
      row.solve(for: entering, from: leaving)
      substitute(entering, row)
      rows[entering] = row
    }
  }

  /// The symbol with the lowest number that makes a goal smaller when it grows (Bland's rule, which ends).
  private func entering(_ level: Int, alone: Bool) -> Symbol? {
    goals[level].factors.filter { symbol, factor in
      factor < -Self.nearZero && kinds[Int(symbol)] != .dummy
        && (alone || goals.prefix(level).allSatisfy { abs($0.factors[symbol] ?? 0) < Self.nearZero })
    }.keys.min()
  }

  /// The symbol that becomes 0 first when another one grows.
  private func leaving(_ entering: Symbol) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    for (symbol, row) in rows where kinds[Int(symbol)] != .free {
      guard let factor = row.factors[entering], factor < 0 else { continue }
      let ratio = -row.constant / factor
      if let best, ratio > best.ratio || ratio == best.ratio && symbol > best.symbol { continue }
      best = (symbol, ratio)
    }
    return best?.symbol
  }
}
