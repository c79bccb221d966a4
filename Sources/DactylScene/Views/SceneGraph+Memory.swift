extension SceneGraph {
  /// The bytes that all entities and views take, without components: what is in use of their columns. What columns hold
  /// beyond that, to grow into, comes on top.
  package final var bytesInUse: Int { entities.bytes + views.bytes }
}

extension ViewColumns {
  var bytes: Int {
    let sparse = outsets.bytes + shapes.bytes + moved.bytes
    return records.bytes + store.bytes + wide.bytes + orders.bytes + trees.bytes + stale.bytes + sparse
  }
}

extension ChildStore {
  var bytes: Int { children.bytes + boxes.bytes }
}

extension BoxTrees {
  var bytes: Int { boxes.bytes + links.bytes + labels.bytes + nodes.bytes + roots.bytes + changed.bytes }
}
