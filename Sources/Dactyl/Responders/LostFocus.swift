/// Who has the focus, and what becomes of that when it can't have it any more (F12).
extension Scene {
  /// Whether an entity is what keys lead to: a widget, or what edits text (F25).
  func takesFocus(_ entity: Entity) -> Bool { widgets.isWidget(entity.index) || textInputs[entity] != nil }

  /// Notes that an entity loses the focus without giving it up: it was disabled or hidden, or leaves; `withAll` around it
  /// when the view of a whole controller leaves.
  package func noteLostFocus(of entity: Entity, withAll: Bool = false) {
    guard isAlive(entity), takesFocus(entity) else { return }
    let window = window(of: entity)
    guard window != .none else { return }
    firstResponders.lost = LostFocus(window: window, area: withAll ? nil : area(of: entity))
  }

  /// Forgets where in a window the focus was lost: it is somewhere else now, or begins again.
  func forgetLostFocus(in window: Entity) {
    if firstResponders.lost?.window == window { firstResponders.lost = nil }
  }

  /// Takes the focus from a widget or text field that is hidden, before a key or text would reach it. A faint one keeps it:
  /// it may be on its way into sight.
  func giveUpHiddenFocus() {
    guard let first = firstResponder, takesFocus(first), isView(first.index), isHidden(first.index) else { return }
    noteLostFocus(of: first)
    resignFirstResponder(first)
  }

  /// Where the view of an entity is in the scene's coordinates.
  func area(of entity: Entity) -> Rect {
    let view = self.view(viewInChain(of: entity))
    return view.isAlive ? view.convert(view.bounds, to: nil) : .zero
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
