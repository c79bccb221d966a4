import Dactyl
import DactylControls
import TestSupport

/// A list of a world, and beside it the plain version: an array of sections, whose rows and sections have numbers of
/// their own.
final class FuzzList {
  struct Section {
    let id: Int
    var rows: [Int]
  }

  unowned let world: FuzzWorld
  /// The number that its view has.
  let number: Int
  let list: ListView
  var sections: [Section] = []
  /// The next number for a row or section.
  private var nextID = 0
  /// The number of changes to lists: a value that was computed before is invalid when it has gone up.
  var operations: Int {
    get { world.listOperations }
    set { world.listOperations = newValue }
  }
  /// Whether it is in the middle of a change: its data and the list's differ.
  var changing = 0
  /// Whether it is answering a question of the list: changes are then deferred.
  var asking = 0
  /// The views that were removed from the list, whose rows are nowhere.
  var hasLostRows = false
  /// Whether a step has scrolled to an offset that no finger could reach.
  var wasSetOutside = false
  let hasHeaders: Bool

  init(_ world: FuzzWorld, _ number: Int, in parent: View, style: Int) {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)))
    self.world = world
    self.number = number
    hasHeaders = random.chance(50)
    let location = Point(Float(random.below(120)) - 20, Float(random.below(120)) - 20)
    list = world.scene.addListView(
      frame: Rect(origin: location, size: Size(Float(140 + random.below(250)), Float(140 + random.below(250)))),
      to: parent
    )
    world.keep(self, \.sections)
    world.keep(self, \.nextID)
    world.keep(self, \.changing)
    world.keep(self, \.asking)
    world.keep(self, \.hasLostRows)
    world.keep(self, \.wasSetOutside)
    guard list.view.isAlive else { return }
    for _ in 0..<random.below(5) { sections.append(makeSection(random.below(40))) }
    shape(&random)
    list.allowsMultipleSelection = random.chance(60)
    list.allowsBandSelection = random.chance(60)
    list.delegate = delegate(random.below(1000))
    list.dataSource = source(random.below(1000))
    if random.chance(30) { list.scrollView.addRefreshControl { [self] in refresh($0) } }
  }

  func makeSection(_ rows: Int) -> Section { Section(id: makeID(), rows: (0..<rows).map { _ in makeID() }) }

  func makeID() -> Int {
    nextID += 1
    return nextID
  }

  func shape(_ random: inout SeededRandom) {
    list.rowHeight = [.fixed(34), .delegate(estimated: 40), .automatic(estimated: 30), .fixed(20)][random.below(4)]
    list.columns = random.chance(70) ? .count(1) : random.chance(50) ? .count(3) : .minimumWidth(80)
    list.rowSpacing = Float(random.below(3))
    list.columnSpacing = Float(random.below(3))
    list.sectionInset = random.chance(70) ? .zero : EdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
  }

  // MARK: The plain version

  /// The scale of texts, which fixed heights follow (AX31).
  var textScale: Float { list.view.scene?.assistance.display.textScale ?? 1 }

  func height(of id: Int) -> Float {
    switch list.rowHeight {
    case .fixed(let height): height * textScale
    default: Float(10 + id * 7919 % 50)
    }
  }
  func header(of section: Section) -> Float { hasHeaders && section.id % 3 > 0 ? 22 : 0 }
  func footer(of section: Section) -> Float { hasHeaders && section.id % 4 == 0 ? 14 : 0 }

  func id(at path: ListPath) -> Int? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].rows[path.row]
  }

  var paths: [ListPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { ListPath(row: $0, section: section) }
    }
  }

  func randomPath(_ random: inout SeededRandom) -> ListPath {
    guard let section = random.pick(Array(sections.indices)), random.chance(95) else {
      return ListPath(row: random.below(50) - 5, section: random.below(9) - 2)
    }
    return ListPath(row: random.below(sections[section].rows.count), section: section)
  }

  // MARK: Callbacks of the list

  func fault(_ text: String) { world.book.fault("list \(number): \(text)") }

  /// A question of the list.
  func asked() {
    if !list.view.isAlive { fault("it is gone and asks") }
    asking += 1
    world.meet(.listAsked, number)
    asking -= 1
  }

  /// Called for a notification of the list.
  func notified() { world.meet(.listNotified, number) }

  /// Called when the list passes a row, which has to exist.
  private func check(_ path: ListPath, _ what: String) {
    guard changing == 0, list.movingPath == nil, list.view.isAlive else { return }
    if id(at: path) == nil { fault("\(what) \(path), which is not there") }
  }

  private func source(_ style: Int) -> ListDataSource {
    var source = ListDataSource()
    source.numberOfSections = { [self] _ in
      asked()
      return sections.count
    }
    source.numberOfRows = { [self] _, section in
      asked()
      return sections.indices.contains(section) ? sections[section].rows.count : 0
    }
    if style % 3 == 0 { source.kindOfRow = { [self] _, path in kind(of: path) } }
    source.makeRow = { [self] _, kind in
      asked()
      let view = world.scene.makeView()
      view.name = "row"
      if kind == "button" {
        world.scene.addButton("Go", frame: Rect(5, 2, 50, 16), to: view) { [self] _ in notified() }
      }
      return view
    }
    source.showRow = { [self] _, row, path in
      guard let id = id(at: path) else {
        if changing == 0 { fault("it shows \(path), which is not there") }
        return
      }
      row.name = "row \(id)"
      if id % 5 == 0 { row[FuzzHolder.self] = FuzzHolder(probe: FuzzDeinitProbe(world, number)) }
      if case .automatic = list.rowHeight { row.bounds.size.height = height(of: id) }
      notified()
    }
    source.heightOfRow = { [self] _, path in
      asked()
      return id(at: path).map(height) ?? 12
    }
    source.heightOfHeader = { [self] in sections.indices.contains($1) ? header(of: sections[$1]) : 0 }
    source.heightOfFooter = { [self] in sections.indices.contains($1) ? footer(of: sections[$1]) : 0 }
    source.showHeader = { [self] _, view, section in
      if changing == 0, !sections.indices.contains(section) { fault("it shows a header of section \(section)") }
      notified()
    }
    return source
  }

  private func kind(of path: ListPath) -> ListRowKind {
    asked()
    return (id(at: path) ?? 0) % 4 == 0 ? "button" : .row
  }

  private func delegate(_ style: Int) -> ListDelegate {
    var delegate = ListDelegate()
    if style % 4 == 0 {
      delegate.shouldSelect = { [self] _, path in
        check(path, "may be selected")
        asked()
        return (id(at: path) ?? 0) % 6 > 0
      }
    }
    delegate.didSelect = { [self] _, path in notify(path, "selected") }
    delegate.didDeselect = { [self] _, path in
      operations += 1
      notified()
    }
    delegate.didChangeSelection = { [self] _ in
      operations += 1
      notified()
    }
    delegate.performPrimaryAction = { [self] _, path in notify(path, "wanted") }
    if style % 3 == 1 { delegate.didChangeState = { [self] _, _, _, _ in notified() } }
    if style % 5 > 0 {
      delegate.trailingSwipeActions = { [self] _, path in actions(path) }
      delegate.leadingSwipeActions = { [self] _, path in actions(path) }
    }
    if style % 2 == 0 {
      delegate.canMove = { [self] _, path in
        check(path, "may move")
        asked()
        return (id(at: path) ?? 0) % 7 > 0
      }
      delegate.targetForMove = { [self] _, from, to in
        asked()
        return style % 8 == 0 && from.section != to.section ? from : to
      }
      delegate.didMove = { [self] _, from, to in hasMoved(from, to) }
    }
    return delegate
  }

  private func notify(_ path: ListPath, _ what: String) {
    operations += 1
    check(path, what)
    notified()
  }

  private func actions(_ path: ListPath) -> [ListSwipeAction] {
    check(path, "has swipe actions")
    asked()
    guard let id = id(at: path), id % 9 > 0 else { return [] }
    let probe = FuzzDeinitProbe(world, number)
    return (0...(id % 3)).map { count in
      ListSwipeAction("Do", isDestructive: count == 0) { [self] _, path in
        withExtendedLifetime(probe) {}
        check(path, "swiped")
        notified()
        guard count == 0, list.view.isAlive, id == self.id(at: path), changing == 0 else { return }
        change { [self] in
          sections[path.section].rows.remove(at: path.row)
        } reporting: {
          $0.deleteRows(at: [path])
        }
      }
    }
  }

  private func hasMoved(_ from: ListPath, _ to: ListPath) {
    operations += 1
    guard id(at: from) != nil, sections.indices.contains(to.section) else {
      return fault("\(from) moved to \(to), which is not there")
    }
    let id = sections[from.section].rows.remove(at: from.row)
    if to.row > sections[to.section].rows.count { return fault("a row moved to \(to), where it can't be") }
    sections[to.section].rows.insert(id, at: to.row)
    notified()
  }

  func refresh(_ refresh: RefreshControl) {
    notified()
    if world.trait(number, operations, 1) < 60, refresh.view.isAlive { refresh.endRefreshing() }
  }

  /// Changes the data, and notifies the list.
  func change(_ body: () -> Void, reporting notify: (inout ListChanges) -> Void, animated isAnimated: Bool = true) {
    list.performBatchUpdates(animated: isAnimated) { changes in
      operations += 1
      body()
      notify(&changes)
    }
  }
}
