/// What edits text and is hidden resigns (R18). A faint one does not: it may be on its way into sight.
extension Scene {
  /// A view has been hidden: what edits text in it resigns at once. A window that is hidden is key no longer, so that
  /// no key is lost.
  func endEditing(hidden view: Entity) {
    guard !textInputs.isEmpty, !windowTable.contains(view) else { return }
    for entry in Array(firstResponders.entries) where textInputs[entry.responder] != nil {
      guard isAlive(view), isAlive(entry.responder) else { continue }
      if isDescendant(entry.responder.index, of: view.index) { endEditing(entry.responder) }
    }
  }

  /// Does the same for a first responder that became so, or came into what is hidden, while it was hidden already:
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
