import Dactyl
import PeerTrees

/// Compares Dactyl with Box2D's dynamic tree and Boost's R-tree: `swift run -c release PeerBench 1000 100000`.
@main
enum PeerBench {
  static func main() {
    let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 >= 100 }
    print("ns a query (median of 9 passes over 1000 points), and ns until the index is ready after 1 % moved (median)")
    print(line(["scene", "views", "pass", "Dactyl", "Box2D", "Boost"]))
    for scene in [BenchScene.flat, .tree, .forest] {
      for count in counts.isEmpty ? [1000, 10_000, 100_000] : counts { measure(scene, count) }
    }
  }

  private static func measure(_ name: BenchScene, _ views: Int) {
    var model = name.model(views: views, seed: 1)
    let points = name.points(1000, in: model, seed: 1)
    let peers = [DactylPeer(model), PeerTree(peer_box2d, model), PeerTree(peer_boost, model)] as [any Peer]
    let hits = peers.map { peer in median(9) { hitTime(peer, points, model) } }
    print(line([name.rawValue, "\(views)", "hit-test"] + hits.map { number($0 / 1000) }))
    var random = SplitMix(seed: 2)
    var times: [[Double]] = Array(repeating: [], count: peers.count)
    for _ in 0..<11 {
      let moves = (0..<max(1, views / 100)).map { _ in
        let index = Int32(1 + random.index(below: model.nodes.count - 1))
        let center = model.center(of: index)
        return Move(node: index, x: center.x + random.number(-2, 2), y: center.y + random.number(-2, 2))
      }
      model.move(moves[...])
      for (index, peer) in peers.enumerated() { times[index].append(peer.move(moves, model, then: points[0])) }
      for peer in peers { _ = hitTime(peer, Array(points.prefix(50)), model) }
    }
    print(line([name.rawValue, "\(views)", "move 1 %"] + times.map { number($0.sorted()[$0.count / 2]) }))
  }

  /// Returns the time of all points together; checks every answer.
  private static func hitTime(_ peer: any Peer, _ points: [Point], _ model: SceneModel) -> Double {
    var answers: [Int32] = []
    answers.reserveCapacity(points.count)
    let time = Stopwatch.processor.time { peer.hit(points, &answers) }
    for (point, answer) in zip(points, answers) where answer != model.plainWalk(point) {
      print("\(peer) found view \(answer) at \(point) where the plain walk finds \(model.plainWalk(point))")
      Self.fail()
    }
    return time
  }

  private static func median(_ count: Int, _ body: () -> Double) -> Double {
    (0..<count).map { _ in body() }.sorted()[count / 2]
  }

  private static func number(_ value: Double) -> String { "\(Int(value.rounded()))" }

  private static func line(_ fields: [String]) -> String {
    fields.map { $0 + String(repeating: " ", count: max(1, 14 - $0.count)) }.joined()
  }
}
