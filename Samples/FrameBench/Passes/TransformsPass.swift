/// Where all views are, after a share of them moved.
enum TransformsPass {
  static func run(_ bench: SceneBench, moving: Double) -> [BenchRow] {
    let lists = MoveLists(share: moving, bench)
    var row = bench.row(.transforms, per: .frame, run(bench.engine, bench, lists))
    row.moving = moving
    row.classTree = bench.classTree.map { run($0, bench, lists).quantile(0.5) }
    let ideal = IdealScene(bench.model)
    let ranges = lists.lists.map { ideal.ranges($0[...]) }
    row.limit = Sampler(most: bench.options.frames).run { frame, timed in
      if moving < 1 {
        timed { ideal.transforms(ranges[frame % ranges.count]) }
      } else {
        timed { ideal.transforms() }
      }
    }.quantile(0.5)
    return [row]
  }

  private static func run<Peer: BenchPeer>(_ peer: Peer, _ bench: SceneBench, _ lists: MoveLists) -> Samples {
    lists.settle(peer, bench)
    peer.transforms()
    let samples = Sampler(most: bench.options.frames).run { frame, timed in
      peer.move(lists[frame])
      _ = peer.hit(bench.points[0])
      timed { peer.transforms() }
    }
    lists.settle(peer, bench)
    return samples
  }
}
