extension Scene {
  /// Lets a widget or text field that is hidden be first responder no longer, before a key or text would reach it. A faint one stays
  /// so: it may be on its way into sight.
  func resignHiddenResponder() {
    guard let first = firstResponder, isView(first.index), isHidden(first.index),
      widgets.isWidget(first.index) || textInputs[first] != nil
    else { return }
    resignFirstResponder(first)
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
