import Dactyl

/// The moves of views, frame by frame.
struct MoveLists {
  /// The moves of some frames; after the last of them, the first follows again.
  private(set) var lists: [[Move]] = []

  /// Makes the moves for a share of the views: random views other than the root, or all of them in their order. The
  /// lists of small shares have no view in common. Views stay within two points of their initial positions.
  init(share: Double, _ bench: SceneBench) {
    var indices = bench.model.nodes.indices.dropFirst().filter { bench.model.nodes[$0].isAlive }.map(Int32.init)
    let count = min(indices.count, max(1, Int((Double(bench.views) * share).rounded())))
    if share < 1 { indices.shuffle(using: &bench.random) }
    let number = share < 1 ? 8 : 2
    let reach: Float = bench.scene.isDeep ? 0.1 : 2
    for list in 0..<number {
      lists.append(
        (0..<count).map { step in
          let index = indices[(list * count + step) % indices.count]
          let center = bench.model.center(of: index)
          return Move(
            node: index, x: center.x + bench.random.number(-reach, reach),
            y: center.y + bench.random.number(-reach, reach))
        })
    }
  }

  subscript(frame: Int) -> ArraySlice<Move> { lists[frame % lists.count][...] }

  /// Moves a peer and the model to the state in which all peers start and end, however many frames they have.
  func settle<Peer: BenchPeer>(_ peer: Peer, _ bench: SceneBench) {
    for list in lists {
      peer.move(list[...])
      bench.model.move(list[...])
    }
  }
}
