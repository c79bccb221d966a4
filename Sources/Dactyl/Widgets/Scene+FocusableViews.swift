/// What keys can reach, and what takes the focus from what they can't any more.
extension Scene {
  /// The views that steps of the focus may lead to: widgets that are focusable, and what edits text and can begin (F3, F25).
  /// In no order that means anything; whether they can be seen is not asked. Makes an array.
  package var focusableViews: [View] {
    var candidates = (0..<widgets.owners.count).map { entity(at: widgets.owners[$0]) }
    for index in 0..<textInputs.owners.count where isView(textInputs.owners[index]) {
      let entity = self.entity(at: textInputs.owners[index])
      if !widgets.isWidget(entity.index) { candidates.append(entity) }
    }
    // Each is asked on its own, since a game's answer may change and end others.
    return candidates.lazy.filter { self.isFocusable($0) }.map { self.view($0) }
  }

  private func isFocusable(_ entity: Entity) -> Bool {
    guard isAlive(entity) else { return false }
    return widgets[entity.index]?.canBecomeFirst ?? textInputs[entity]?.input.canBeginEditing ?? false
  }

  /// Whether an entity is what keys lead to: a widget, or what edits text (F25).
  package func takesFocus(_ entity: Entity) -> Bool { widgets.isWidget(entity.index) || textInputs[entity] != nil }

  /// Lets added parts know that an entity loses the focus without giving it up; `withAll` when all around it goes as well.
  package func noteLostFocus(of entity: Entity, withAll: Bool = false) {
    guard isAlive(entity), takesFocus(entity) else { return }
    parts.added.forEach { $0.focusWillBeLost(by: entity, withAll: withAll, in: self) }
  }

  /// Lets added parts forget where in a window the focus was lost: it is somewhere else now, or begins again.
  func forgetLostFocus(in window: Entity) {
    parts.added.forEach { $0.forgetLostFocus(in: window, of: self) }
  }

  /// Takes the focus from a widget or text field that is hidden, before a key or text would reach it. A faint one keeps it:
  /// it may be on its way into sight.
  func giveUpHiddenFocus() {
    guard let first = firstResponder, takesFocus(first), isView(first.index), isHidden(first.index) else { return }
    noteLostFocus(of: first)
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
