@testable import DactylScene

extension SiblingOrders {
  /// The error in a list that should contain these children, from back to front; nil when there is none.
  func fault(in list: UInt32, children: [UInt32], _ labels: borrowing PlainLabels) -> String? {
    guard count(of: list) == children.count else { return "\(count(of: list)) children, not \(children.count)" }
    var cursor = cursor(of: list)
    var last: UInt64 = 0
    for (number, child) in children.enumerated() {
      let found = cursor.next(in: self)
      guard found == child else { return "the cursor gives \(found as UInt32?), not \(child), at \(number)" }
      guard labels.label(of: child) > last else { return "label \(labels.label(of: child)) at \(number) after \(last)" }
      last = labels.label(of: child)
      let leaf = Int(leaves[Int(child)])
      guard leaf >= 0, nodes[leaf].level == 0, nodes[leaf].entries[nodes[leaf].entries.index(of: child)] == child else {
        return "child \(child) isn't in its node"
      }
    }
    if let more = cursor.next(in: self) { return "the cursor goes on with \(more)" }
    guard last < ceiling else { return "label \(last) is too high" }
    return treeFault(in: list)
  }

  /// The error in a child's rank, or in the child at a rank; nil when there is none.
  func rankFault(in list: UInt32, children: [UInt32]) -> String? {
    for (number, child) in children.enumerated() {
      if self.rank(of: child) != number { return "rank \(self.rank(of: child)) of \(child), not \(number)" }
      let found = self.child(at: number, of: list)
      if found != child { return "\(found as UInt32?), not \(child), at \(number)" }
    }
    return child(at: children.count, of: list) == nil && child(at: -1, of: list) == nil ? nil : "children outside"
  }

  private func treeFault(in list: UInt32) -> String? {
    let ends = lists[Int(list)]
    guard ends.root != OrderNode.none else { return ends.first == ends.last ? nil : "ends of an empty list" }
    guard nodes[Int(ends.root)].parent == list | OrderNode.listMark else { return "the root's list" }
    var level = [ends.root]
    while let first = level.first {
      if nodes[Int(first)].level == 0 {
        return first == ends.first && level.last == ends.last ? nil : "the first or the last node"
      }
      var below: [UInt32] = []
      for node in level {
        var content = nodes[Int(node)]
        if content.isRoot && content.count < 2 { return "a root with \(content.count) entries" }
        for index in 0..<OrderNode.capacity {
          let entry = content.entries[index]
          guard (index < content.count) == (entry != OrderNode.none) else { return "unused indices of \(node)" }
          if entry == OrderNode.none { break }
          guard nodes[Int(entry)].parent == node, nodes[Int(entry)].level == content.level - 1 else {
            return "node \(entry) isn't below \(node)"
          }
          below.append(entry)
        }
        let total = (0..<Int(content.count)).reduce(0) { $0 + nodes[Int(content.entries[$1])].total }
        guard total == content.total else { return "\(node) counts \(content.total), not \(total)" }
      }
      for node in below where nodes[Int(node)].count == 0 { return "node \(node) is empty" }
      for node in below where nodes[Int(node)].level == 0 && Int(nodes[Int(node)].total) != Int(nodes[Int(node)].count)
      {
        return "node \(node) counts \(nodes[Int(node)].total)"
      }
      level = below
    }
    return "no root"
  }

  /// The number of free nodes.
  var freeNodeCount: Int {
    var count = 0
    var node = freeNode
    while node != OrderNode.none {
      count += 1
      node = nodes[Int(node)].parent
    }
    return count
  }
}
