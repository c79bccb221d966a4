import Dactyl

/// The rows under the mouse's pointer.
extension ListTable: AddedPart, PointerFollower {
  func addHooks(to parts: SceneParts) { parts.pointerFollowers.append(self) }

  /// Shows the row under the pointer as hovered, and the one before no more.
  func pointerIsOver(_ view: Entity, in scene: Scene) {
    var chain: [Entity] = []
    var current = view
    while current != .none, states[current.index] == nil {
      chain.append(current)
      current = scene.view(current).superview?.entity ?? .none
    }
    if hovered != current, hovered != .none, let old = states[hovered.index], old.hoveredView != .none {
      old.hoveredView = .none
      old.showStates()
    }
    hovered = current
    guard current != .none, scene.isAlive(current), let list = states[current.index] else { return }
    let row = list.rows.first { chain.contains($0.view) }?.view ?? .none
    guard row != list.hoveredView else { return }
    list.hoveredView = row
    list.showStates()
  }
}
