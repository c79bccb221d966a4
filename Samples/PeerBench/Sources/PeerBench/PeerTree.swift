import PeerTrees

/// A tree of the views' boxes. Views are in preorder in all scenes here, so that their indices are their paint order.
@safe
final class PeerTree {
  private let scene: OpaquePointer?

  init(_ kind: peer_kind, _ model: SceneModel) {
    var views = model.nodes.enumerated().map { index, node in
      peer_view(
        x: node.position.x, y: node.position.y, width: node.size.x, height: node.size.y,
        linear: (node.linear.x, node.linear.y, node.linear.z, node.linear.w), parent: UInt32(max(node.parent, 0)),
        end: UInt32(index + 1))
    }
    for index in views.indices.dropFirst().reversed() {
      let parent = Int(views[index].parent)
      views[parent].end = max(views[parent].end, views[index].end)
    }
    unsafe scene = peer_make(kind, views, UInt32(views.count))
  }

  deinit { unsafe peer_free(scene) }

  func hit(_ x: Float, _ y: Float) -> Int32 { unsafe peer_hit(scene, x, y) }

  func move(_ moves: [peer_move]) { unsafe peer_moves(scene, moves, UInt32(moves.count)) }
}
