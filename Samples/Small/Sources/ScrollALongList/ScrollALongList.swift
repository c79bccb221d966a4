import DactylSDL

/// A list has views only for the rows in sight: scroll through ten thousand with a finger or the wheel, and tap one to
/// select it.
@main
struct ScrollALongList: App {
  static let options = AppOptions(title: "ScrollALongList", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let title = scene.addView(frame: Rect(200, 30, 400, 40))
    title[Label.self] = Label("Nothing selected", size: 24, color: .white)
    let list = scene.addListView(frame: Rect(200, 90, 400, 480), rows: { 10_000 }) { _, row, path in
      row[Label.self] = Label("Row \(path.row + 1)", color: .white)
    }
    list.delegate.didSelect = { _, path in title[Label.self]?.text = "Row \(path.row + 1) selected" }
    list.scrollView.showsVerticalScrollIndicator = true
  }
}
