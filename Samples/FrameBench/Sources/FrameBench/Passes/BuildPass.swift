/// Making the scene's views one by one and adding each to its parent, beside the same in the tree of objects.
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
