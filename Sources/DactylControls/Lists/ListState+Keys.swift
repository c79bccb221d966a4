import Dactyl

/// Keys while the list has the focus: they go from row to row, and select as they do.
extension ListState {
  /// Whether keys come to it.
  var hasKeys: Bool { view.isFocused }

  /// Has keys come to it, as a click of the mouse does: the focus, and what is typed no longer goes to a text field.
  func takeKeys() {
    guard let scene else { return }
    if let first = scene.firstResponder, scene.textInput != nil { scene.resignFirstResponder(first) }
    if view.isAlive { scene.requestFocus(at: view.entity) }
  }

  /// Keys come to it, or do so no longer.
  func keysDidComeOrGo() {
    // Where there is no row yet none shows that keys start from it: then the first key leads to the first row.
    if hasKeys, !hadKeys, selection.focus == nil { selection.focus = selection.first ?? rows.first?.path }
    hadKeys = hasKeys
    showStates()
  }

  func hear(_ press: Press, _ phase: PressPhase) -> Handling {
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
      delegate.onPrimaryAction?(path)
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

  /// Goes some rows on; false where there are none that way.
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
      // It may not be selected: keys go on from it all the same.
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

  /// Goes on while a key is held; false when it is not any more.
  func goOn() -> Bool {
    guard let key = heldKey, let scene, scene.isPressDown(key.press), hasKeys else { return false }
    return go(by: key.way, key.extends)
  }
}

/// What a key does in a list.
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
  /// The row so many further on, over the sections; the last one, or the first, where there are fewer. Nil when it is
  /// that already.
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
