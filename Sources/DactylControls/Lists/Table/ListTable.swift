import Dactyl

/// The lists of a scene by their views: data that no pass goes through while they rest.
final class ListTable: SnapshotState {
  let states = SparseColumn<ListState>()
  /// The lists in which a held key repeats.
  var held: [ListState] {
    get { holders.value }
    set {
      let old = holders.value
      holders.value = newValue
      // The values that the old ones hold are released when the change is complete.
      withExtendedLifetime(old) {}
    }
  }
  // (In a cell, since the runtime would check the exclusivity of each access otherwise.)
  private let holders = Cell<[ListState]>([])
  /// The number of repetitions so far, and the time of the next one.
  var steps = 0
  /// The list over which the pointer hovers; none else.
  var hovered = Entity.none
  var nextStep: Timestamp?

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    guard let state = states[entity.index] else { return }
    state.version &+= 1
    if !held.isEmpty { held.removeAll { $0 === state } }
    remains.keep(states.take(entity.index))
  }

  /// Gives the rows of all lists other heights, as the scale of texts has changed (AX31).
  func displayDidChange(in scene: Scene) {
    for slot in 0..<states.count {
      states.values[slot].hasNewShape = true
      states.values[slot].setNeedsPlacing()
    }
  }

  var rowsInUse: Int { states.count }

  func mix(into hash: inout StateHash) {
    hash.mix(states)
    hash.mix(held) { hash, state in hash.mix(state.view.entity) }
    hash.mix(steps)
    hash.mix(nextStep)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(states)
    copier.copy(holders)
    copier.copy(steps) { steps = $0 }
    copier.copy(hovered) { hovered = $0 }
    copier.copy(nextStep) { nextStep = $0 }
  }
}

extension Scene {
  var lists: ListTable {
    if let part = part(ListTable.self) { return part }
    let table = ListTable()
    addPart(table)
    return table
  }
}
