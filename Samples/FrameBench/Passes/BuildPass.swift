/// Making the scene's views one by one, each put into its parent; the tree of objects beside it.
enum BuildPass {
  static func row(_ bench: SceneBench) -> BenchRow {
    var samples = Samples()
    samples.times = [bench.engine.building]
    var row = bench.row(.build, per: .operation, samples)
    row.bytesPerView = bench.engine.bytes
    row.classTree = bench.classTree?.building
    row.classTreeBytes = bench.classTree?.bytes
    row.allocations = bench.engine.buildingAllocations
    return row
  }
}
