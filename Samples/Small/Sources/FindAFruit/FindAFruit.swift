import DactylSDL

/// A search field above a list: type a part of a name. The badge of the button counts what was found; the button clears
/// the search.
@main
struct FindAFruit: App {
  static let options = AppOptions(title: "FindAFruit", size: Size(480, 560))

  static let fruits = [
    "Apple", "Apricot", "Banana", "Blackberry", "Blueberry", "Cherry", "Fig", "Grape", "Kiwi", "Lemon", "Mango",
    "Melon", "Orange", "Papaya", "Peach", "Pear", "Pineapple", "Plum", "Raspberry", "Strawberry",
  ]

  func launch(_ scene: Scene) {
    scene.background = Color(hex: 0xF2F2F7)
    var found = Self.fruits
    let page = scene.addContainer(.column(spacing: 12, padding: EdgeInsets(16)).insideSafeArea())
    let bar = page.add(.row(spacing: 16, vertical: .center))
    let list = scene.addListView(frame: .zero, rows: { found.count }) { _, row, path in
      row[Label.self] = Label(found[path.row], alignment: Vector(0, 0.5), lineFragmentPadding: 12)
    }
    page.add(list.view, LayoutItem(weight: 1))
    let all = scene.addButton("All")
    let search = scene.addSearchField(placeholder: "Fruit") { search in
      let part = search.text.lowercased()
      list.update(ids: { found[$0.row] }) {
        found = Self.fruits.filter { part.isEmpty || $0.lowercased().contains(part) }
      }
      all.badge = "\(found.count)"
    }
    all.addAction(for: .primaryActionTriggered) { _, _ in search.clear() }
    all.badge = "\(found.count)"
    bar.add(search.view, LayoutItem(weight: 1))
    bar.add(all)
  }
}
