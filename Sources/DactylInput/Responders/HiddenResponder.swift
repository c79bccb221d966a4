/// Text editing ends when the editing view is hidden (R18). A transparent view keeps it: it may be fading in.
extension Scene {
  /// Ends text editing in a view that was hidden. A hidden window stops being key, so that no key is lost.
  func endEditing(hidden view: Entity) {
    guard !textInputs.isEmpty, !windowTable.contains(view) else { return }
    for entry in Array(firstResponders.entries) where textInputs[entry.responder] != nil {
      guard isAlive(view), isAlive(entry.responder) else { continue }
      if isDescendant(entry.responder.index, of: view.index) { endEditing(entry.responder) }
    }
  }

  /// Ends text editing by a first responder that was hidden when it became that, or moved into a hidden view. Called
  /// before a key or text would reach it.
  func resignHiddenResponder() {
    if let first = firstResponder, textInputs[first] != nil, isHidden(first.index) { endEditing(first) }
  }

  private func isHidden(_ view: UInt32) -> Bool {
    var current = view
    while current != .max {
      if record(of: current).flags.contains(.isHidden) { return true }
      current = record(of: current).parent
    }
    return false
  }
}
