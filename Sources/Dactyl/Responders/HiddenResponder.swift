extension Scene {
  /// Lets a widget or text field that is hidden be first responder no longer, before a key or text would reach it. A faint one stays
  /// so: it may be on its way into sight.
  func resignHiddenResponder() {
    if let first = firstResponder, takesKeys(first), isHidden(first.index) { resignFirstResponder(first) }
  }

  /// Whether a view does something with keys by itself: a widget, or what edits text.
  private func takesKeys(_ entity: Entity) -> Bool {
    isView(entity.index) && (widgets.isWidget(entity.index) || textInputs[entity] != nil)
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
