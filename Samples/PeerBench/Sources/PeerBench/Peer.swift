import Dactyl
import PeerTrees

#if canImport(Glibc)
  import Glibc
#endif

/// A structure that finds views by points.
protocol Peer {
  /// Writes the index of the view that each point hits, or -1.
  func hit(_ points: [Point], _ answers: inout [Int32])
  /// Moves views and hit-tests a point; returns the time that both took, in nanoseconds.
  func move(_ moves: [Move], _ model: SceneModel, then point: Point) -> Double
}

extension PeerTree: Peer {
  func hit(_ points: [Point], _ answers: inout [Int32]) {
    for point in points { answers.append(hit(point.x, point.y)) }
  }

  func move(_ moves: [Move], _ model: SceneModel, then point: Point) -> Double {
    let moves = moves.map { move in
      let size = model[move.node].size
      return peer_move(view: UInt32(move.node), x: move.x - size.x / 2, y: move.y - size.y / 2)
    }
    return Stopwatch.processor.time {
      move(moves)
      _ = hit(point.x, point.y)
    }
  }
}

/// The scene in Dactyl, through its public API.
final class DactylPeer: Peer {
  private let scene: Scene
  private let views: [View]

  init(_ model: SceneModel) {
    let scene = Scene(size: model.world)
    var views = [scene.window.view]
    for node in model.nodes.dropFirst() {
      let frame = Rect(node.position.x, node.position.y, node.size.x, node.size.y)
      let view = scene.addView(frame: frame, to: views[Int(node.parent)])
      let linear = node.linear
      view.transform = Transform(a: linear.x, b: linear.y, c: linear.z, d: linear.w, tx: 0, ty: 0)
      view[ViewNumber.self] = ViewNumber(number: Int32(views.count))
      views.append(view)
    }
    views[0][ViewNumber.self] = ViewNumber(number: 0)
    self.scene = scene
    self.views = views
  }

  /// The view's index in the model.
  private struct ViewNumber { var number: Int32 }

  func hit(_ points: [Point], _ answers: inout [Int32]) {
    for point in points { answers.append(scene.hitTest(point)?[ViewNumber.self]?.number ?? -1) }
  }

  func move(_ moves: [Move], _ model: SceneModel, then point: Point) -> Double {
    Stopwatch.processor.time {
      for move in moves { views[Int(move.node)].center = Point(move.x, move.y) }
      _ = scene.hitTest(point)
    }
  }
}

extension PeerBench {
  /// Ends the run after a wrong answer, with the exit code 1.
  static func fail() -> Never { exit(1) }
}
