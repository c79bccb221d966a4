import DactylSDL

/// Selecting several rows: with the mouse draw a band over the tiles, click with Shift or Control, or tap them one by
/// one; Escape undoes a band, and a click on a tile selects it alone.
@main
struct SelectTiles: App {
  static let options = AppOptions(title: "SelectTiles", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let title = scene.addView(frame: Rect(100, 20, 600, 40))
    title[Label.self] = Label("Draw a band over the tiles", size: 24, color: .white)
    let list = scene.addListView(frame: Rect(40, 70, 720, 510), rows: { 240 }) { list, row, path in
      let content = list.contentView(of: row)
      let tile = content.subviews.first ?? scene.addView(frame: Rect(10, 10, 80, 80), to: content)
      let color = Color(hue: Float(path.row) / 240, saturation: 0.6, brightness: 0.95)
      tile[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: color)
    }
    (list.rowHeight, list.columns) = (.fixed(100), .minimumWidth(100))
    (list.allowsMultipleSelection, list.allowsBandSelection) = (true, true)
    list.delegate.didChangeSelection = { title[Label.self]?.text = "\($0.selectedCount) selected" }
  }
}
