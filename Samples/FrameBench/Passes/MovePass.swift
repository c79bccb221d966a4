/// A share of the views moves each frame, and then a query needs the index.
enum MovePass {
  static func run(_ bench: SceneBench, moving: Double) throws -> [BenchRow] {
    let lists = MoveLists(share: moving, bench)
    var row = bench.row(.move, per: .frame, try run(bench.engine, bench, lists))
    row.moving = moving
    row.classTree = try bench.classTree.map { try run($0, bench, lists).quantile(0.5) }
    let ideal = IdealScene(bench.model)
    let moves = lists.lists.map { ideal.moves($0[...]) }
    row.limit = Sampler(most: bench.options.frames).run { frame, timed in
      timed { ideal.move(moves[frame % moves.count]) }
    }.quantile(0.5)
    return [row]
  }

  private static func run<Peer: BenchPeer>(_ peer: Peer, _ bench: SceneBench, _ lists: MoveLists) throws -> Samples {
    lists.settle(peer, bench)
    let samples = try Sampler(most: bench.options.frames).run { frame, timed in
      let moves = lists[frame]
      let point = bench.points[frame % bench.points.count]
      var answer = UInt32.max
      timed {
        peer.move(moves)
        answer = peer.hit(point)
      }
      bench.model.move(moves)
      try bench.check(peer, answer, bench.model.plainWalk(point), .move)
    }
    lists.settle(peer, bench)
    return samples
  }
}
