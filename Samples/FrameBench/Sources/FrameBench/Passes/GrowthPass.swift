import GrowthCases

/// Multiplies the number of things in each case by ten, three times, and compares the cost of one thing.
///
/// The figures are the least of several runs, since other work of the machine only adds to them. A case that looks too
/// steep is measured again, twice at most, before it counts as a fault.
struct GrowthPass {
  private static let sizes = [10, 100, 1000, 10_000]
  /// The factor by which the cost of a thing may grow among ten times as many. A search in a tree takes a third more.
  private var mostGrowth: Double { growing.outgrowsCaches && InstructionCount.current == nil ? 2 : 1.5 }
  /// The least number of things with which larger ones are compared: the memory of fewer fits into the processor's
  /// inner caches. When instructions are counted, all numbers are compared.
  private static let leastSize = InstructionCount.current == nil ? 1000 : 10

  private let growing: GrowthCase
  private var costs: [Samples] = []

  init(_ growing: GrowthCase) {
    self.growing = growing
    measure()
    for _ in 0..<2 where InstructionCount.current == nil && !faults.isEmpty { measure() }
  }

  /// The rows, one for each size.
  var rows: [BenchRow] {
    zip(Self.sizes, costs).map { size, samples in
      var row = BenchRow("growth", views: size, growing.name, per: .operation, samples)
      row.p50 = samples.quantile(0)
      return row
    }
  }

  /// A line for each step at which the cost of a thing grows too much.
  var faults: [String] {
    zip(rows, rows.dropFirst()).compactMap { row, next in
      let growth = next.p50 / max(row.p50, 1)
      guard growth > mostGrowth, row.views >= max(Self.leastSize, growing.comparedFrom) else { return nil }
      return "\(growing.name): one costs \(BenchTable.short(growth)) times as much among \(next.views) as among "
        + "\(row.views): \(BenchTable.short(next.p50)) \(next.unit), not \(BenchTable.short(row.p50))"
    }
  }

  /// Adds samples of each size.
  private mutating func measure() {
    let taken = Self.sizes.map { size in
      Sampler(most: InstructionCount.current == nil ? 15 : 1, fewest: 1, operations: size, budget: 1e9)
        .run { _, timed in timed(growing.make(size)) }
    }
    guard !costs.isEmpty else { return costs = taken }
    for index in costs.indices { costs[index].add(taken[index]) }
  }
}
