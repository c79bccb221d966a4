import Dactyl

/// Key input of a focused list: keys move from row to row, and select rows.
extension ListState {
  /// Whether the list receives keys.
  var hasKeys: Bool { view.isFocused }

  /// Focuses the list, as a click of the mouse does; a text field that is being edited resigns.
  func takeKeys() {
    guard let scene else { return }
    if let first = scene.firstResponder, scene.textInput != nil { scene.resignFirstResponder(first) }
    if view.isAlive { scene.requestFocus(at: view.entity) }
  }

  /// Called when the list becomes focused or loses the focus.
  func keysDidComeOrGo() {
    // Where no row was current, none would show that keys start from it: the first key goes to the first row then.
    if hasKeys, !hadKeys, selection.focus == nil { selection.focus = selection.first ?? rows.first?.path }
    hadKeys = hasKeys
    showStates()
  }

  func receive(_ press: Press, _ phase: PressPhase) -> Handling {
    let input = InputID(kind: .press, number: press.id)
    guard phase == .began else {
      if heldKey?.press == press.id { endHeldKey() }
      // The responders around the list receive all phases of a key, or none (T20).
      let isTaken = taken.contains(input)
      if phase == .ended || phase == .cancelled { taken.remove(input) }
      return isTaken ? .handled : .passToNext
    }
    let handling = take(press)
    if handling == .handled { noteTaken([input]) }
    return handling
  }

  private func take(_ press: Press) -> Handling {
    guard shape.allowsSelection, view.isOpenToInput, let key = ListKey(press) else { return .passToNext }
    let extends = press.modifierFlags.contains(.shift) && shape.allowsMultipleSelection
    switch key {
    case .all:
      guard shape.allowsMultipleSelection else { return .passToNext }
      selectAll()
    case .select: chooseByKey()
    case .primary:
      guard let path = selection.focus, geometry.isRow(path) else { return .passToNext }
      guard selection.contains(path) || selectOnly(path) else { break }
      delegate.performPrimaryAction?(list, path)
    case .line(let count):
      guard go(by: count * geometry.columns, extends) else { return .passToNext }
      hold(press, count * geometry.columns, extends)
    case .row(let count):
      guard geometry.columns > 1, go(by: count, extends) else { return .passToNext }
      hold(press, count, extends)
    case .page(let count): go(byPages: count, extends)
    case .edge(let isEnd): if let path = edge(isEnd) { goTo(path, extends) }
    }
    return .handled
  }

  private func chooseByKey() {
    guard let path = selection.focus ?? rows.first?.path, geometry.isRow(path) else { return }
    if shape.allowsMultipleSelection { toggle(path) } else { selectOnly(path) }
  }

  // MARK: Going

  /// Moves the current row by a number of rows. Returns false where there are none in that direction.
  private func go(by count: Int, _ extends: Bool) -> Bool {
    guard let focus = selection.focus, geometry.isRow(focus) else {
      guard let first = edge(count < 0) else { return false }
      goTo(first, extends)
      return true
    }
    guard let path = geometry.path(focus, movedBy: count) else { return false }
    goTo(path, extends)
    return true
  }

  private func go(byPages count: Int, _ extends: Bool) {
    guard let focus = selection.focus ?? rows.first?.path, geometry.isRow(focus) else { return }
    let frame = geometry.frame(of: focus)
    let page = Double(view.bounds.size.height) - Double(frame.size.height)
    let place = frame.top + Double(count) * max(page, Double(frame.size.height))
    guard place > 0, let line = geometry.line(at: place) else { return goTo(edge(count > 0) ?? focus, extends) }
    let row = line.line * geometry.columns + focus.row % geometry.columns
    let last = geometry.sections[line.section].rows - 1
    goTo(ListPath(row: min(row, last), section: line.section), extends)
  }

  /// The first row, or the last.
  private func edge(_ isEnd: Bool) -> ListPath? {
    let sections = geometry.sections
    let section = isEnd ? sections.lastIndex { $0.rows > 0 } : sections.firstIndex { $0.rows > 0 }
    return section.map { ListPath(row: isEnd ? sections[$0].rows - 1 : 0, section: $0) }
  }

  private func goTo(_ path: ListPath, _ extends: Bool) {
    if extends {
      if selection.anchor == nil { selection.anchor = selection.focus ?? path }
      extend(to: path)
    } else if !selectOnly(path), view.isAlive, geometry.isRow(path) {
      // The row may not be selected: it becomes the current row all the same.
      selection.focus = path
      showStates()
    }
    if view.isAlive, geometry.isRow(path) { scrollTo(path, .none, isAnimated: false) }
  }

  // MARK: Keys that are held

  private func hold(_ press: Press, _ way: Int, _ extends: Bool) {
    guard let scene, geometry.sections.contains(where: { $0.rows > 0 }) else { return }
    heldKey = ListHeldKey(press: press.id, way: way, extends: extends)
    scene.lists.hold(self, in: scene)
  }

  func endHeldKey() {
    heldKey = nil
    scene?.lists.letGo(of: self)
  }

  /// Repeats the held key. Returns false when it is no longer held.
  func goOn() -> Bool {
    guard let key = heldKey, let scene, scene.isPressDown(key.press), hasKeys else { return false }
    return go(by: key.way, key.extends)
  }
}

/// The command of a key in a list.
enum ListKey {
  case line(Int), row(Int), page(Int), edge(isEnd: Bool), select, primary, all

  init?(_ press: Press) {
    let isCommand = !press.modifierFlags.isDisjoint(with: [.control, .command, .alternate])
    if isCommand {
      let isAll = press.modifierFlags.isDisjoint(with: [.alternate, .shift]) && press.key == Key(usage: 4)
      guard isAll else { return nil }
      self = .all
      return
    }
    switch FocusHeading(direction: press.type) {
    case .up: self = .line(-1)
    case .down: self = .line(1)
    case .left: self = .row(-1)
    case .right: self = .row(1)
    default: self.init(other: press.type)
    }
  }

  private init?(other type: PressType) {
    switch type {
    case .key(.pageUp): self = .page(-1)
    case .key(.pageDown): self = .page(1)
    case .key(.home): self = .edge(isEnd: false)
    case .key(.end): self = .edge(isEnd: true)
    case .key(.space): self = .select
    case .key(.return), .key(Key(usage: 88)), .button(.a): self = .primary
    default: return nil
    }
  }
}

extension ListGeometry {
  /// The row that is a number of rows further on, across sections; the last row, or the first, where there are fewer.
  /// Nil when that is the row itself, and in a grid when there is no other line in that direction.
  func path(_ path: ListPath, movedBy count: Int) -> ListPath? {
    var (section, row) = (path.section, path.row + count)
    while row < 0 {
      guard let before = sections[..<section].lastIndex(where: { $0.rows > 0 }) else {
        let first = ListPath(row: 0, section: section)
        return columns > 1 || first == path ? nil : first
      }
      row += sections[before].rows
      section = before
    }
    while row >= sections[section].rows {
      guard let next = sections[(section + 1)...].firstIndex(where: { $0.rows > 0 }) else {
        let last = ListPath(row: sections[section].rows - 1, section: section)
        // In a grid the last line may be short.
        let isLower = line(of: last.row) > line(of: path.row) || section != path.section
        return columns > 1 && !isLower || last == path ? nil : last
      }
      row -= sections[section].rows
      section = next
    }
    return ListPath(row: row, section: section)
  }
}
