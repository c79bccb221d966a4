import DactylSDL

/// A scroll view and its rows want the same finger, and its direction decides: dragging up or down scrolls the list,
/// dragging to the side moves a row.
@main
struct DragInAList: App {
  static let options = AppOptions(title: "DragInAList", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let list = scene.addView(frame: Rect(250, 100, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 1500))
    list.view.clipsToBounds = true
    for index in 0..<30 {
      let row = scene.addView(frame: Rect(0, 50 * Float(index), 300, 48), to: list.view)
      row[Shape.self] = Shape(.rectangle(cornerRadius: 8), fill: Color(0.6, 0.9, 0.6))
      row[Label.self] = Label("Row \(index + 1)")
      let slide = row.addGestureRecognizer(PanGestureRecognizer()) { pan in
        row.center.x += pan.takeTranslation().dx
      }
      slide.require(toFail: list.panGestureRecognizer)
    }
  }
}
