import DactylSDL

/// A list of things to do: hold a row and drag it to another position, swipe one away when it is done, add new ones.
@main
final class ToDo: App {
  static let options = AppOptions(
    title: "To do", size: Size(480, 600), contentScale: .growing(above: Size(1280, 800)))

  private var things = ["Water the plants", "Call Ada", "Fix the bike", "Bake bread", "Learn a dance"]

  func launch(_ scene: Scene) {
    scene.background = Color(hex: 0xF2F2F7)
    let page = scene.addContainer(.column(spacing: 12, padding: EdgeInsets(16)).insideSafeArea())
    page.addLabel("To do", size: 28)

    let list = scene.addListView(frame: .zero, rows: { self.things.count }) { _, row, path in
      row[Shape.self] = Shape(.rectangle(cornerRadius: 10), fill: .white)
      row[Label.self] = Label(self.things[path.row], alignment: Vector(0, 0.5), lineFragmentPadding: 14)
    }
    page.add(list.view, LayoutItem(weight: 1))
    list.rowHeight = .fixed(52)
    list.rowSpacing = 8

    list.delegate.didMove = { _, from, to in
      self.things.insert(self.things.remove(at: from.row), at: to.row)
    }
    list.delegate.trailingSwipeActions = { _, _ in
      [ListSwipeAction("Done", isDestructive: true) { list, path in self.remove(path.row, from: list) }]
    }

    let bar = page.add(.row(spacing: 12))
    let field = scene.addTextField()
    field.placeholder = "Something new"
    bar.add(field.view, LayoutItem(weight: 1))
    field.editingDidEndOnExit = { self.add($0, to: list) }
    scene.addButton("Add", to: bar.view) { _ in self.add(field, to: list) }
  }

  private func add(_ field: TextField, to list: ListView) {
    guard !field.text.isEmpty else { return }
    insert(field.text, at: things.count, into: list)
    field.text = ""
  }

  private func insert(_ thing: String, at row: Int, into list: ListView) {
    things.insert(thing, at: row)
    list.insertRows(at: [ListPath(row: row)])
    list.scrollToRow(at: ListPath(row: row), animated: true)
    list.view.undoManager?.registerUndo(of: list.view.entity, "Add") { self.remove(row, from: list) }
  }

  private func remove(_ row: Int, from list: ListView) {
    let thing = things.remove(at: row)
    list.deleteRows(at: [ListPath(row: row)])
    list.view.undoManager?.registerUndo(of: list.view.entity, "Remove") { self.insert(thing, at: row, into: list) }
    list.view.scene?.showToast("\(thing): done", button: "Undo") { list.view.undoManager?.undo() }
  }
}
