/// The actions that closures perform for an entity: each costs the same, whatever their number.
final class ActionHandlers: SnapshotState {
  private var list = KeyedList<Action, CalledClosure<Entity>>()

  var isEmpty: Bool { list.count == 0 }

  subscript(action: Action) -> CalledClosure<Entity>? { list[action] }

  /// Sets the closure that performs an action; nil for none. Returns the previous one, which is not called any more.
  func set(_ perform: CalledClosure<Entity>?, for action: Action) -> CalledClosure<Entity>? {
    let old = list[action]
    old?.end()
    list[action] = perform
    return old
  }

  /// Marks all closures as removed, so that they are not called again.
  func end() { list.forEach { _, perform in perform.end() } }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(list) { list = $0 }
    list.forEach { _, perform in copier.copy(perform) }
  }
}
