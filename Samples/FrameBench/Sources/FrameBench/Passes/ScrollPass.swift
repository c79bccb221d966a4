import Dactyl

/// Scrolling the root to another part of its coordinates, and a query.
enum ScrollPass {
  static func run(_ bench: SceneBench) throws -> [BenchRow] {
    var row = bench.row(.scroll, per: .operation, try run(bench.engine, bench))
    row.classTree = try bench.classTree.map { try run($0, bench).quantile(0.5) }
    return [row]
  }

  private static func run<Peer: BenchPeer>(_ peer: Peer, _ bench: SceneBench) throws -> Samples {
    let samples = try Sampler(most: 1000, watch: .wall).run { number, timed in
      let origin = Point(bench.random.number(-50, 50), bench.random.number(-50, 50))
      let point = bench.points[number % bench.points.count]
      var answer = UInt32.max
      timed {
        peer.scroll(to: origin)
        answer = peer.hit(point)
      }
      bench.model.scroll(to: origin)
      try bench.check(peer, answer, bench.model.plainWalk(point), .scroll)
    }
    peer.scroll(to: .zero)
    bench.model.scroll(to: .zero)
    return samples
  }
}
