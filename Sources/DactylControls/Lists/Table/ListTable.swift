import Dactyl

/// The lists of a scene, by the view that each is: data that nothing goes through while they rest.
final class ListTable: AddedPart {
  let states = SparseColumn<ListState>()
  /// Those whose rows a key goes through that is held.
  var held: [ListState] {
    get { holders.value }
    set {
      let old = holders.value
      holders.value = newValue
      // What the old ones hold goes when this is whole.
      withExtendedLifetime(old) {}
    }
  }
  // (In a cell, since the runtime would check each access to it else.)
  private let holders = Cell<[ListState]>([])
  /// How often they have gone on, and when they do next.
  var steps = 0
  var nextStep: Timestamp?

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    guard let state = states[entity.index] else { return }
    state.version &+= 1
    if !held.isEmpty { held.removeAll { $0 === state } }
    remains.keep(states.take(entity.index))
  }

  var rowsInUse: Int { states.count }
}

extension Scene {
  var lists: ListTable {
    if let part = part(ListTable.self) { return part }
    let table = ListTable()
    addPart(table)
    return table
  }
}
