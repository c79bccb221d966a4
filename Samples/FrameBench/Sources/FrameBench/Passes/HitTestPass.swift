import Dactyl

/// Queries with warm and with cold caches.
enum HitTestPass {
  static func warm(_ bench: SceneBench) throws -> [BenchRow] {
    var wanted: [Int32] = []
    var row = bench.row(.hitTest, per: .operation, try warm(bench.engine, bench, &wanted))
    row.classTree = try bench.classTree.map { try warm($0, bench, &wanted).quantile(0.5) }
    return [row]
  }

  /// Makes nine passes over the same points; over fewer points when one query takes long.
  private static func warm<Peer: BenchPeer>(
    _ peer: Peer, _ bench: SceneBench, _ wanted: inout [Int32]
  ) throws -> Samples {
    var answers: [UInt32] = []
    answers.reserveCapacity(bench.points.count)
    let first = Stopwatch.processor.time { peer.hit(bench.points.prefix(4), &answers) } / 4
    let count = min(bench.points.count, max(8, Int(2e9 / 9 / max(first, 1))))
    let points = bench.points.prefix(count)
    while wanted.count < count { wanted.append(bench.model.plainWalk(points[wanted.count])) }
    peer.hit(points, &answers)
    return try Sampler(most: 9, fewest: 7, operations: count).run { _, timed in
      timed { peer.hit(points, &answers) }
      for (answer, node) in zip(answers, wanted) { try bench.check(peer, answer, node, .hitTest) }
    }
  }

  /// Queries while some views answer hit-tests themselves, with the same results as without. Beside their bounds their
  /// answer is always no.
  static func answers(_ bench: SceneBench) throws -> [BenchRow] {
    var wanted: [Int32] = []
    bench.engine.setAnswers(true)
    defer { bench.engine.setAnswers(false) }
    return [bench.row(.hitTestAnswers, per: .operation, try warm(bench.engine, bench, &wanted))]
  }

  static func cold(_ bench: SceneBench, _ flush: CacheFlush) throws -> [BenchRow] {
    let points = Array(bench.points.prefix(41))
    var row = bench.row(.hitTestCold, per: .operation, try cold(bench.engine, bench, flush, points))
    row.classTree = try bench.classTree.map { try cold($0, bench, flush, points).quantile(0.5) }
    return [row]
  }

  /// Queries for a finger that moves by a point each time.
  static func finger(_ bench: SceneBench, _ flush: CacheFlush) throws -> [BenchRow] {
    let world = bench.model.world
    let start = Point(world.width * 0.3, world.height * 0.6)
    let points = (0..<100).map { step in Point(start.x + Float(step) * 0.8, start.y + Float(step) * 0.6) }
    var row = bench.row(.hitTestFinger, per: .operation, try cold(bench.engine, bench, flush, points))
    row.classTree = try bench.classTree.map { try cold($0, bench, flush, points).quantile(0.5) }
    return [row]
  }

  private static func cold<Peer: BenchPeer>(
    _ peer: Peer, _ bench: SceneBench, _ flush: CacheFlush, _ points: [Point]
  ) throws -> Samples {
    try Sampler(most: points.count, watch: .wall).run { number, timed in
      let point = points[number]
      var answer = UInt32.max
      flush.run()
      timed { answer = peer.hit(point) }
      try bench.check(peer, answer, bench.model.plainWalk(point), .hitTestCold)
    }
  }
}
