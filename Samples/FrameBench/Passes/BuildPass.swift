/// Making the scene's views one by one, each put into its parent; the tree of objects beside it.
enum BuildPass {
  static func row(_ bench: SceneBench) -> BenchRow {
    var samples = Samples()
    samples.times = [bench.engine.building]
    var row = bench.row(.build, per: .operation, samples)
    row.classTree = bench.classTree?.building
    row.allocations = bench.engine.buildingAllocations
    return row
  }
}
