/// The views on which it depends where the items of a focus map lie, and whether they can be used: the items themselves
/// and all views around them.
///
/// Once the scene has changed, each is compared with how it was, which costs far less than finding all items again.
struct FocusWatch {
  /// What of a view moves it and what is in it.
  private struct Geometry: Equatable {
    var position: SIMD2<Float>
    var size: SIMD2<Float>
    var linear: SIMD4<Float>
    var boundsOrigin: SIMD2<Float>

    init(_ record: ViewRecord) {
      (position, size) = (record.position, record.size)
      (linear, boundsOrigin) = (record.linear, record.boundsOrigin)
    }
  }

  private struct Watched {
    let view: Entity
    let parent: UInt32
    /// The place of the view around it in the list, which is an earlier one; -1 for none.
    let around: Int
    let isItem: Bool
    var geometry: Geometry
    var hasMoved = false
  }

  /// The outer views come before those in them. An item around other items is in it twice.
  private var list: [Watched] = []
  /// The places of the views that are around others.
  private var places: [UInt32: Int] = [:]
  /// The items that the last look found to lie elsewhere.
  private(set) var moved: [Entity] = []

  /// Watches some items from now on.
  mutating func begin(_ items: [FocusMap.Item], in graph: SceneGraph) {
    list.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    var outer: [UInt32] = []
    for item in items {
      var current = graph.record(of: item.entity.index).parent
      while current != .max, places[current] == nil {
        outer.append(current)
        current = graph.record(of: current).parent
      }
      while let next = outer.popLast() {
        places[next] = list.count
        add(next, isItem: false, in: graph)
      }
      add(item.entity.index, isItem: true, in: graph)
    }
  }

  private mutating func add(_ index: UInt32, isItem: Bool, in graph: SceneGraph) {
    let record = graph.record(of: index)
    list.append(
      Watched(
        view: graph.entity(at: index), parent: record.parent, around: places[record.parent] ?? -1, isItem: isItem,
        geometry: Geometry(record)))
  }

  /// Finds the items that have moved since the last look, or since they are watched. False where a view ended, came
  /// into another one or can't be used any more: then the items are others.
  mutating func look(in graph: SceneGraph) -> Bool {
    moved.removeAll(keepingCapacity: true)
    for place in list.indices {
      let view = list[place].view
      guard graph.isAlive(view) else { return false }
      let record = graph.record(of: view.index)
      guard record.parent == list[place].parent, record.canBeReached else { return false }
      let geometry = Geometry(record)
      let around = list[place].around
      let hasMoved = geometry != list[place].geometry || (around >= 0 && list[around].hasMoved)
      list[place].hasMoved = hasMoved
      guard hasMoved else { continue }
      list[place].geometry = geometry
      if list[place].isItem { moved.append(view) }
    }
    return true
  }
}
