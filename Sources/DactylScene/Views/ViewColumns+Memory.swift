extension ViewColumns {
  /// Releases the memory that grows with the number of views. No view is made afterwards.
  func releaseMemory() {
    records.removeAll(keepingMemory: false)
    store.children.removeAll(keepingMemory: false)
    store.boxes.removeAll(keepingMemory: false)
    orders.nodes.removeAll(keepingMemory: false)
    orders.leaves.removeAll(keepingMemory: false)
    trees.boxes.removeAll(keepingMemory: false)
    trees.links.removeAll(keepingMemory: false)
    trees.labels.removeAll(keepingMemory: false)
    trees.nodes.removeAll(keepingMemory: false)
    trees.waiting.removeAll(keepingMemory: false)
  }

  var bytes: Int {
    let sparse = outsets.bytes + shapes.bytes + reaches.bytes + answers.bytes + moved.bytes
    return records.bytes + store.bytes + wide.bytes + orders.bytes + trees.bytes + stale.bytes + sparse
  }
}

extension ChildStore {
  var bytes: Int { children.bytes + boxes.bytes }
}

extension BoxTrees {
  var bytes: Int {
    let nodes = boxes.bytes + links.bytes + labels.bytes + nodes.bytes
    return nodes + roots.bytes + families.bytes + waiting.bytes + changed.bytes
  }
}
