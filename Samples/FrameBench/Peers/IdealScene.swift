import IdealLoop

/// The least that moving views and working out where they are can cost: plain loops in C over arrays of just what they
/// need.
final class IdealScene {
  private var locals: [ideal_transform] = []
  private var parents: [UInt32] = []
  private var worlds: [ideal_transform]
  private var records: [ideal_record] = []
  private var boxes: [ideal_box]
  /// For each view of the model its place in preorder, and the end of its subtree there.
  private var places: [UInt32]
  private var ends: [UInt32] = []

  init(_ model: SceneModel) {
    places = Array(repeating: 0, count: model.nodes.count)
    worlds = Array(repeating: ideal_transform(), count: model.count)
    boxes = Array(repeating: ideal_box(), count: model.count)
    locals.reserveCapacity(model.count)
    parents.reserveCapacity(model.count)
    records.reserveCapacity(model.count)
    var pending: [Int32] = [0]
    while let place = pending.popLast() {
      add(place, model)
      var child = model[place].frontChild
      while child >= 0 {
        pending.append(child)
        child = model[child].behind
      }
    }
    noteEnds()
  }

  private func add(_ place: Int32, _ model: SceneModel) {
    let node = model[place]
    let m = node.linear
    let middle = node.position + node.size / 2
    let pivot = node.size / 2 + node.boundsOrigin
    places[Int(place)] = UInt32(locals.count)
    parents.append(node.parent < 0 ? 0 : places[Int(node.parent)])
    locals.append(
      ideal_transform(
        a: m.x, b: m.y, c: m.z, d: m.w, tx: middle.x - m.x * pivot.x - m.z * pivot.y,
        ty: middle.y - m.y * pivot.x - m.w * pivot.y))
    var record = ideal_record()
    record.x = node.position.x
    record.y = node.position.y
    record.width = node.size.x
    record.height = node.size.y
    record.linear = (m.x, m.y, m.z, m.w)
    records.append(record)
  }

  private func noteEnds() {
    ends = locals.indices.map { UInt32($0) + 1 }
    for place in ends.indices.dropFirst().reversed() {
      let parent = Int(parents[place])
      ends[parent] = max(ends[parent], ends[place])
    }
  }

  /// The same moves, as the loop takes them.
  func moves(_ moves: ArraySlice<Move>) -> [ideal_move] {
    moves.map { ideal_move(node: places[Int($0.node)], x: $0.x, y: $0.y) }
  }

  /// The subtrees of some views, sorted, without those inside others.
  func ranges(_ moves: ArraySlice<Move>) -> [ideal_range] {
    var ranges: [ideal_range] = []
    for start in moves.map({ places[Int($0.node)] }).sorted() where start >= ranges.last?.end ?? 0 {
      ranges.append(ideal_range(start: start, end: ends[Int(start)]))
    }
    return ranges
  }

  func move(_ moves: [ideal_move]) { unsafe ideal_moves(&records, &boxes, moves, moves.count) }

  func transforms() { unsafe ideal_transforms(locals, parents, &worlds, locals.count) }

  func transforms(_ ranges: [ideal_range]) {
    unsafe ideal_transforms_in(locals, parents, &worlds, ranges, ranges.count)
  }
}
