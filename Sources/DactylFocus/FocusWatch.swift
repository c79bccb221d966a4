/// The views that determine the positions of the items of a focus map and whether they can be used: the items
/// themselves and all views around them.
///
/// After a change of the scene each is compared with its previous state, which costs far less than collecting all items
/// again.
struct FocusWatch {
  /// The values of a view that move it and its contents.
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
    /// The index of the view around it in the list, which is smaller; -1 for none.
    let around: Int
    let isItem: Bool
    var geometry: Geometry
    var hasMoved = false
  }

  /// The watched views, with outer views before inner ones. An item around other items is in it twice.
  private var list: [Watched] = []
  /// The indices in the list of the views that are around others.
  private var places: [UInt32: Int] = [:]
  /// The items that the last comparison found to have moved.
  private(set) var moved: [Entity] = []

  /// Begins watching some items.
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

  /// Finds the items that have moved since the last comparison, or since watching began. Returns false if a view was
  /// destroyed, has another superview, or cannot be used any more: then the items have to be collected again.
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
