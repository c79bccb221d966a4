import Dactyl
import DactylControls
import Testing

/// The code of the article about lists.
@Suite struct ListArticle {
  @Test("The article's list is a list")
  func list() {
    let scene = Scene()
    var names = ["Ada", "Bela", "Cem", "Dora"]
    let list = scene.addListView(frame: Rect(20, 20, 300, 400), rows: { names.count }) { _, row, path in
      row[Label.self] = Label(names[path.row])
    }
    list.delegate.didSelect = { _, path in print(names[path.row]) }
    list.delegate.trailingSwipeActions = { _, _ in
      [
        ListSwipeAction("Delete", isDestructive: true) { list, path in
          names.remove(at: path.row)
          list.deleteRows(at: [path])
        }
      ]
    }
    list.delegate.didMove = { _, from, to in names.insert(names.remove(at: from.row), at: to.row) }
    #expect(list.visiblePaths.count == 4)
    list.delegate.trailingSwipeActions?(list, ListPath(row: 1))[0].handler(list, ListPath(row: 1))
    list.update(ids: { names[$0.row] }) { names.sort(by: >) }
    #expect(list.view(for: ListPath(row: 0))?[Label.self]?.text == "Dora" && list.visiblePaths.count == 3)
  }
}
