import Dactyl

/// Computing the transforms of all views after a share of them moved. The ideal loop works on the same layout, and
/// receives the list of the moved views.
enum TransformsPass {
  static func run(_ bench: SceneBench, moving: Double) throws -> [BenchRow] {
    let lists = MoveLists(share: moving, bench)
    var row = bench.row(.transforms, per: .frame, run(bench.engine, bench, lists))
    try check(bench)
    row.moving = moving
    row.classTree = bench.classTree.map { run($0, bench, lists).quantile(0.5) }
    let ideal = IdealScene(bench.model)
    let runs = lists.lists.map { ideal.runs($0[...]) }
    let moves = lists.lists.map { ideal.moves($0[...]) }
    row.limit = Sampler(most: bench.options.frames).run { frame, timed in
      ideal.move(moves[frame % moves.count])
      if moving < 1 {
        timed { ideal.transforms(runs[frame % runs.count]) }
      } else {
        timed { ideal.transforms() }
      }
    }.quantile(0.5)
    return [row]
  }

  private static func run<Peer: BenchPeer>(_ peer: Peer, _ bench: SceneBench, _ lists: MoveLists) -> Samples {
    lists.settle(peer, bench)
    // Two rounds: buffers that the first one allocates are kept from the second one on.
    for _ in 0..<2 {
      peer.move(lists[0])
      peer.transforms()
    }
    let samples = Sampler(most: bench.options.frames).run { frame, timed in
      peer.move(lists[frame])
      _ = peer.hit(bench.points[0])
      timed { peer.transforms() }
    }
    lists.settle(peer, bench)
    return samples
  }

  /// Fails the run unless the engine's transform of every view is the one that a plain walk from parent to child finds.
  private static func check(_ bench: SceneBench) throws {
    bench.engine.transforms()
    let wanted = bench.model.plainTransforms()
    try bench.engine.forEachVisible { view, transform in
      guard view < 0 || transform != wanted[Int(view)] else { return }
      throw BenchMisplacement(scene: bench.scene, views: bench.views, view: view)
    }
  }
}
