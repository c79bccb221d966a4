import Dactyl

/// Selection of rows by touch, mouse and keys.
extension ListState {
  // MARK: Touches

  func receive(_ touches: Touches, _ phase: TouchPhase) -> Handling {
    guard phase != .began else { return begin(touches) }
    // The responders around the list receive all phases of a touch, or none (T20).
    let inputs = touches.map { InputID(kind: .touch, number: $0.id) }
    let isTaken = !taken.isDisjoint(with: inputs)
    if phase == .ended || phase == .cancelled { taken.subtract(inputs) }
    guard let touch = touches.first(where: { $0.id == self.touch.id }) else { return isTaken ? .handled : .passToNext }
    switch phase {
    case .began, .stationary: break
    case .moved: follow(touch)
    case .ended:
      follow(touch)
      letGo(touch)
    case .cancelled: loseTouch()
    }
    return .handled
  }

  private func begin(_ touches: Touches) -> Handling {
    guard let touch = touches.first, press(touch) == .handled else { return .passToNext }
    noteTaken(touches.map { InputID(kind: .touch, number: $0.id) })
    return .handled
  }

  /// Notes inputs that the list keeps from the responders around it, and drops those whose end it never received.
  func noteTaken(_ inputs: [InputID]) {
    if !taken.isEmpty, let scene { taken = taken.filter { scene.isUnderWay($0.kind, $0.number) } }
    taken.formUnion(inputs)
  }

  private func press(_ touch: Touch) -> Handling {
    guard self.touch.id == 0 else { return .handled }
    let hit = touch.view.flatMap { self.row(containing: $0.entity) }
    if touch.id == swallowed {
      // The touch closes an open row, and does nothing else.
      closeSwipe()
      return .handled
    }
    guard let row = hit, shape.allowsSelection else { return .passToNext }
    self.touch = ListTouch(id: touch.id, path: rows[row].path, isInside: true)
    view.beginTracking(touch)
    showStates()
    return .handled
  }

  private func follow(_ touch: Touch) {
    guard touch.id == self.touch.id, let path = self.touch.path, let row = index(of: path) else {
      self.touch.isInside = false
      return
    }
    let rowView = view(of: rows[row])
    // A touch that moves far away is no tap.
    let isNear = (touch.location - touch.initialLocation).length <= Self.farthest
    let isInside = isNear && rowView.isAlive && rowView.bounds.contains(touch.location(in: rowView))
    guard isInside != self.touch.isInside else { return }
    self.touch.isInside = isInside
    showStates()
  }

  /// The distance from its landing within which a finger selects, in points.
  private static var farthest: Float { 45 }

  private func letGo(_ touch: Touch) {
    guard touch.id == self.touch.id else { return }
    let path = self.touch.isInside ? self.touch.path : nil
    loseTouch()
    guard let path, view.isAlive, geometry.isRow(path) else { return }
    if touch.type == .pointer { takeKeys() }
    guard view.isAlive else { return }
    if shape.allowsMultipleSelection {
      choose(path, touch)
    } else if selectOnly(path) {
      delegate.performPrimaryAction?(list, path)
    }
  }

  /// Ends the touch without selecting. Called when it is cancelled, and at the start of every other end.
  func loseTouch() {
    guard touch.id != 0 else { return }
    touch = ListTouch()
    guard view.isAlive else { return }
    view.endTrackingTouch()
    showStates()
  }

  /// Handles a tap or click on a row of a list with multiple selection.
  private func choose(_ path: ListPath, _ touch: Touch) {
    let modifiers = touch.modifierFlags
    if touch.type != .pointer || !modifiers.isDisjoint(with: [.control, .command]) {
      toggle(path)
    } else if modifiers.contains(.shift) {
      extend(to: path)
    } else if selectOnly(path), touch.tapCount == 2 {
      delegate.performPrimaryAction?(list, path)
    }
  }

  // MARK: What is selected

  /// Selects a row and no other. Returns false when it may not be selected, or the list changed meanwhile.
  @discardableResult
  func selectOnly(_ path: ListPath) -> Bool {
    guard mayBeSelected(path) else { return false }
    let before = selection
    let version = version
    selection.removeAll()
    selection.insert(path)
    (selection.focus, selection.anchor) = (path, path)
    showStates()
    if before.count == 1, let old = before.first {
      if old != path { delegate.didDeselect?(list, old) }
    }
    guard version == self.version, view.isAlive else { return false }
    if !before.contains(path) { delegate.didSelect?(list, path) }
    if before.count > 1 || !before.contains(path) { delegate.didChangeSelection?(list) }
    return version == self.version && view.isAlive
  }

  /// Selects a row besides the others, or deselects it.
  func toggle(_ path: ListPath) {
    let isSelected = selection.contains(path)
    guard isSelected || mayBeSelected(path) else { return }
    let version = version
    if isSelected { selection.remove(path) } else { selection.insert(path) }
    (selection.focus, selection.anchor) = (path, path)
    showStates()
    // The game may have changed the list when it heard of the states: the path is that of another row then.
    if version == self.version {
      if isSelected { delegate.didDeselect?(list, path) } else { delegate.didSelect?(list, path) }
    }
    if view.isAlive { delegate.didChangeSelection?(list) }
  }

  /// Selects all rows from the anchor to a row, and no others.
  func extend(to path: ListPath) {
    guard geometry.isRow(path) else { return }
    let anchor = selection.anchor.flatMap { geometry.isRow($0) ? $0 : nil } ?? path
    select(from: min(anchor, path), to: max(anchor, path))
    (selection.focus, selection.anchor) = (path, anchor)
    showStates()
    if view.isAlive { delegate.didChangeSelection?(list) }
  }

  /// Selects all rows that may be selected.
  func selectAll() {
    guard let last = geometry.sections.indices.last(where: { geometry.sections[$0].rows > 0 }) else { return }
    select(from: ListPath(row: 0), to: ListPath(row: geometry.sections[last].rows - 1, section: last))
    showStates()
    if view.isAlive { delegate.didChangeSelection?(list) }
  }

  private func select(from first: ListPath, to last: ListPath) {
    selection.removeAll()
    let version = version
    // The delegate that is asked may change or destroy the list.
    for section in first.section...last.section where version == self.version && view.isAlive {
      let low = section == first.section ? first.row : 0
      let high = section == last.section ? last.row + 1 : geometry.sections[section].rows
      if low < high { select(low..<high, in: section) }
    }
  }

  /// Selects those rows of a section that may be selected, besides the others.
  func select(_ rows: Range<Int>, in section: Int) {
    guard let shouldSelect = delegate.shouldSelect else { return selection.insert(rows, in: section) }
    let version = version
    for row in rows {
      let may = shouldSelect(list, ListPath(row: row, section: section))
      guard version == self.version, view.isAlive else { return }
      if may { selection.insert(ListPath(row: row, section: section)) }
    }
  }

  private func mayBeSelected(_ path: ListPath) -> Bool {
    guard geometry.isRow(path) else { return false }
    let version = version
    let may = delegate.shouldSelect?(list, path) ?? true
    return may && version == self.version && view.isAlive
  }
}
