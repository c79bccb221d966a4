/// The first responder of each window, and the key window (R10-R19, W8).
final class FirstResponderTable: SnapshotState {
  /// A window and its first responder. There are few windows.
  struct Entry {
    let window: Entity
    let responder: Entity
  }
  let entries = List<Entry>()
  var keyWindow = Entity.none
  /// The windows that can't become key.
  var neverKey: [Entity] = []
  /// The views that are leaving their windows with their descendants, and entities that are about to end: none of them
  /// becomes first responder or key any more.
  let leaving = List<Entity>()
  /// The queued notifications of first responder and key changes.
  let calls = CallLine()

  func responder(of window: Entity) -> Entity? {
    entries.firstIndex { $0.window == window }.map { entries[$0].responder }
  }

  /// The window whose first responder an entity is, or nil.
  func window(of responder: Entity) -> Entity? {
    entries.firstIndex { $0.responder == responder }.map { entries[$0].window }
  }

  func set(_ responder: Entity?, of window: Entity) {
    entries.removeAll { $0.window == window }
    if let responder { entries.append(Entry(window: window, responder: responder)) }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(entries)
    copier.copy(keyWindow) { keyWindow = $0 }
    copier.copy(neverKey) { neverKey = $0 }
    copier.copy(leaving)
    copier.copy(calls)
  }
}

extension FirstResponderTable: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(entries) { hash, entry in
      hash.mix(entry.window)
      hash.mix(entry.responder)
    }
    hash.mix(keyWindow)
    hash.mix(neverKey)
  }
}
