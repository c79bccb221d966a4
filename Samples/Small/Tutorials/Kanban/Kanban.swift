import DactylSDL
import Foundation

/// A card on the board. Two cards may have the same title, but not the same number.
struct Card: Codable, Hashable {
  var number: Int
  var title: String
}

/// A board with three lists of cards: drag cards within and between the lists, write new ones, change and delete them.
/// Everything can be undone, and is there again after the program was started with `--state FILE` twice.
@main
final class Kanban: App {
  static let options = AppOptions(
    title: "Kanban", size: Size(900, 600),
    contentScale: .growing(above: Size(1280, 800), shrinkingBelow: Size(480, 360)))
  static let titles = ["To do", "Doing", "Done"]

  private var lists = [
    [Card(number: 1, title: "Water the plants"), Card(number: 2, title: "Call Ada")],
    [Card(number: 3, title: "Fix the bike")],
    [Card(number: 4, title: "Bake bread")],
  ]
  private var views: [ListView] = []
  private let undoManager = UndoManager()

  func launch(_ scene: Scene) {
    scene.background = Color(hex: 0xE9EEF3)
    scene.setUndoManager(undoManager, of: scene.window.view.entity)
    scene.addRestorableState(
      "lists", encode: { Self.text(of: self.lists) }, decode: { self.lists = Self.lists(in: $0) ?? self.lists })

    let page = scene.addContainer(.column(spacing: 12, padding: EdgeInsets(16)).insideSafeArea())
    addBar(to: page, of: scene)
    let board = page.add(.row(spacing: 12), LayoutItem(weight: 1))
    board.setLayout(.row(spacing: 6), narrowerThan: 600)
    for index in Self.titles.indices { addList(index, to: board, of: scene) }
  }

  private func addBar(to page: Container, of scene: Scene) {
    let bar = page.add(.row(spacing: 8, vertical: .center))
    bar.addLabel("Board", size: 24)
    bar.addSpacer()
    let undo = scene.addButton("Undo", to: bar.view) { _ in self.undoManager.undo() }
    let redo = scene.addButton("Redo", to: bar.view) { _ in self.undoManager.redo() }
    undo.tooltip = "Control-Z"
    redo.tooltip = "Control-Shift-Z"
    let refresh = { [undoManager] in
      undo.isEnabled = undoManager.canUndo
      redo.isEnabled = undoManager.canRedo
    }
    undoManager.onChange { _ in refresh() }
    refresh()
  }

  private func addList(_ index: Int, to board: Container, of scene: Scene) {
    let column = board.add(.column(spacing: 8, padding: EdgeInsets(12)), LayoutItem(weight: 1))
    column.view[Shape.self] = Shape(.rectangle(cornerRadius: 14), fill: .white)
    let head = column.add(.row(vertical: .center))
    head.addLabel(Self.titles[index], size: 18)
    head.addSpacer()
    scene.addButton("Add", to: head.view) { _ in self.write(to: index, in: scene) }

    let list = scene.addListView(frame: .zero)
    list.rowHeight = .fixed(48)
    list.rowSpacing = 8
    var source = ListDataSource()
    source.numberOfRows = { _, _ in self.lists[index].count }
    source.makeRow = { _, _ in self.makeRow(of: index, in: scene) }
    source.showRow = { _, row, path in row[Label.self]?.text = self.lists[index][path.row].title }
    list.dataSource = source
    list.delegate.performPrimaryAction = { _, path in self.edit(index, path.row, in: scene) }
    list.delegate.trailingSwipeActions = { _, _ in
      [ListSwipeAction("Delete", isDestructive: true) { self.delete(index, $1.row, in: scene) }]
    }
    list.view.onDrop(of: Card.self) { drop in
      guard let card = drop.items.first else { return }
      self.move(card, to: index, row: list.path(at: drop.location)?.row)
    }.label = Self.titles[index]
    views.append(list)
    column.add(list.view, LayoutItem(weight: 1))
  }

  private func makeRow(of index: Int, in scene: Scene) -> View {
    let row = scene.addView(frame: .zero)
    row[Shape.self] = Shape(.rectangle(cornerRadius: 10), fill: Color(hex: 0xFFF3C4))
    row[Label.self] = Label(
      "", alignment: Vector(0, 0.5), lineBreakMode: .byWordWrapping, minimumScaleFactor: 0.7, lineFragmentPadding: 10)
    row.makeDraggable(lift: .longPress()) { _, _ in
      self.views[index].path(of: row).map { [self.lists[index][$0.row]] } ?? []
    }
    return row
  }

  // MARK: Changes

  /// Shows other lists: the rows move from where they were to where they are then. It can be undone.
  private func change(_ name: String, _ edit: (inout [[Card]]) -> Void) {
    var new = lists
    edit(&new)
    show(new, name)
  }

  private func show(_ new: [[Card]], _ name: String) {
    let old = lists
    guard new != old else { return }
    for (index, view) in views.enumerated() {
      view.update(ids: { self.lists[index][$0.row] }, changes: { self.lists[index] = new[index] })
    }
    undoManager.registerUndo(name) { self.show(old, name) }
  }

  private func move(_ card: Card, to index: Int, row: Int?) {
    change("Move") { lists in
      for list in lists.indices { lists[list].removeAll { $0 == card } }
      lists[index].insert(card, at: min(row ?? .max, lists[index].count))
    }
  }

  private func write(to index: Int, in scene: Scene) {
    let add = AlertAction("Add") { alert in
      guard !alert.texts[0].isEmpty else { return }
      self.change("Add") { lists in
        let number = 1 + (lists.joined().map(\.number).max() ?? 0)
        lists[index].append(Card(number: number, title: alert.texts[0]))
      }
    }
    scene.presentAlert("New card", placeholders: ["What is to be done?"], actions: [add, .cancel])
  }

  private func edit(_ index: Int, _ row: Int, in scene: Scene) {
    let save = AlertAction("Save") { alert in
      self.change("Edit") { $0[index][row].title = alert.texts[0] }
    }
    let delete = AlertAction("Delete", style: .destructive) { _ in self.delete(index, row, in: scene) }
    let alert = scene.presentAlert("Card", placeholders: ["Title"], actions: [save, delete, .cancel])
    alert?.textFields[0].text = lists[index][row].title
    alert?.textFields[0].selectAll()
  }

  private func delete(_ index: Int, _ row: Int, in scene: Scene) {
    let title = lists[index][row].title
    change("Delete") { $0[index].remove(at: row) }
    scene.showToast("\(title): deleted", button: "Undo") { self.undoManager.undo() }
  }

  // MARK: Saving

  private static func text(of lists: [[Card]]) -> String {
    (try? JSONEncoder().encode(lists)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func lists(in text: String) -> [[Card]]? {
    let lists = try? JSONDecoder().decode([[Card]].self, from: Data(text.utf8))
    return lists?.count == titles.count ? lists : nil
  }
}
