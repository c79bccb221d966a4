import IdealLoop

/// The least cost of moving views and computing their transforms with the engine's layout: plain loops in C over
/// records of one cache line and a list in paint order.
final class IdealScene {
  private var records: [ideal_record]
  private var boxes: [ideal_box]
  private var nodes: [ideal_node] = []
  private var list: [ideal_appearance]
  /// The index in the list of each view of the model.
  private var indices: [UInt32]

  init(_ model: SceneModel) {
    records = model.nodes.map(Self.record)
    boxes = Array(repeating: ideal_box(), count: model.nodes.count)
    indices = Array(repeating: 0, count: model.nodes.count)
    list = Array(repeating: ideal_appearance(), count: model.count)
    nodes.reserveCapacity(model.count)
    var pending: [Int32] = [0]
    while let index = pending.popLast() {
      indices[Int(index)] = UInt32(nodes.count)
      let parent = model[index].parent
      nodes.append(
        ideal_node(
          view: UInt32(index), parent: parent < 0 ? .max : indices[Int(parent)], end: UInt32(nodes.count) + 1))
      var child = model[index].frontChild
      while child >= 0 {
        pending.append(child)
        child = model[child].behind
      }
    }
    for index in nodes.indices.dropFirst().reversed() {
      let parent = Int(nodes[index].parent)
      nodes[parent].end = max(nodes[parent].end, nodes[index].end)
    }
  }

  private static func record(_ node: SceneModel.Node) -> ideal_record {
    var record = ideal_record()
    record.x = node.position.x
    record.y = node.position.y
    record.width = node.size.x
    record.height = node.size.y
    record.linear = (node.linear.x, node.linear.y, node.linear.z, node.linear.w)
    record.origin_x = node.boundsOrigin.x
    record.origin_y = node.boundsOrigin.y
    record.alpha = 1
    return record
  }

  /// Returns the same moves as the C loop accepts them.
  func moves(_ moves: ArraySlice<Move>) -> [ideal_move] {
    moves.map { ideal_move(node: UInt32($0.node), x: $0.x, y: $0.y) }
  }

  /// Returns the ranges of the list that hold some views and their descendants, sorted, without those inside others.
  func runs(_ moves: ArraySlice<Move>) -> [ideal_range] {
    var runs: [ideal_range] = []
    for start in moves.map({ indices[Int($0.node)] }).sorted() where start >= runs.last?.end ?? 0 {
      runs.append(ideal_range(start: start, end: nodes[Int(start)].end))
    }
    return runs
  }

  func move(_ moves: [ideal_move]) { unsafe ideal_moves(&records, &boxes, moves, moves.count) }

  func transforms() { unsafe ideal_appearances(records, nodes, &list, nodes.count) }

  func transforms(_ runs: [ideal_range]) { unsafe ideal_appearances_in(records, nodes, &list, runs, runs.count) }
}
