/// Moving a share of the views in each frame, and then a query, which needs the index.
enum MovePass {
  static func run(_ bench: SceneBench, moving: Double, _ passes: Set<BenchPass>) throws -> [BenchRow] {
    let lists = MoveLists(share: moving, bench)
    var rows: [BenchRow] = []
    let engine = bench.engine
    if passes.contains(.move) {
      let batches = lists.lists.map { engine.batch($0[...]) }
      rows.append(
        bench.row(.move, per: .frame, try run(engine, bench, lists) { engine.move(batches[$0 % batches.count]) }))
    }
    if passes.contains(.moveOneByOne) {
      rows.append(
        bench.row(.moveOneByOne, per: .frame, try run(engine, bench, lists) { engine.moveOneByOne(lists[$0]) }))
    }
    let classes = try bench.classTree.map { peer in
      try run(peer, bench, lists) { peer.move(lists[$0]) }.quantile(0.5)
    }
    let ideal = IdealScene(bench.model)
    let moves = lists.lists.map { ideal.moves($0[...]) }
    let limit = Sampler(most: bench.options.frames).run { frame, timed in
      timed { ideal.move(moves[frame % moves.count]) }
    }.quantile(0.5)
    for index in rows.indices {
      rows[index].moving = moving
      rows[index].classTree = classes
      rows[index].limit = limit
    }
    return rows
  }

  private static func run<Peer: BenchPeer>(
    _ peer: Peer, _ bench: SceneBench, _ lists: MoveLists, _ move: @escaping (Int) -> Void
  ) throws -> Samples {
    lists.settle(peer, bench)
    let samples = try Sampler(most: bench.options.frames).run { frame, timed in
      let point = bench.points[frame % bench.points.count]
      var answer = UInt32.max
      timed {
        move(frame)
        answer = peer.hit(point)
      }
      bench.model.move(lists[frame])
      try bench.check(peer, answer, bench.model.plainWalk(point), .move)
    }
    lists.settle(peer, bench)
    return samples
  }
}
