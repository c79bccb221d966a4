import Dactyl

extension ListState: StateHashable {
  func mix(into hash: inout StateHash) {
    hash.mix(rows) { hash, row in
      hash.mix(row.view)
      hash.mix(row.path)
      hash.mix(row.frame)
      hash.mix(raw: row.state.subtracting(.hovered))
      hash.mix(row.isAside)
    }
    hash.mix(spares.count)
    hash.mix(leaving.count)
    hash.mix(swipe?.path)
    hash.mix(swipe?.isDragged)
    hash.mix(move?.path)
    hash.mix(move?.finger)
    hash.mix(touch.id)
    hash.mix(unordered: taken) { hash, input in hash.mix(input.number) }
    hash.mix(swallowed)
    hash.mix(heldKey?.press)
    hash.mix(selection.focus)
    hash.mix(selection.anchor)
    hash.mix(isLoaded)
    hash.mix(needsPlacing)
  }
}

extension ListPath: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(row)
    hash.mix(section)
  }
}
