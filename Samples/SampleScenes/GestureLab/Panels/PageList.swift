import Dactyl

/// The list of pages at the left. A tap opens a page.
final class PageList {
  static let width: Float = 188
  private static let rowHeight: Float = 38
  let view: View
  private let scene: Scene
  private var rows: [(back: View, number: View, title: View)] = []

  init(_ titles: [String], in scene: Scene, to parent: View, open: @escaping (Int) -> Void) {
    self.scene = scene
    view = scene.addView(frame: Rect(0, 0, Self.width, 0), to: parent)
    view.name = "pages"
    drawMark()
    for (place, title) in titles.enumerated() { addRow(place, title, open) }
  }

  /// A dactyl: one long, two short; and what this is.
  private func drawMark() {
    for (x, width) in [(24, 34), (64, 14), (84, 14)] as [(Float, Float)] {
      let stroke = scene.addView(frame: Rect(x, 28, width, 14), to: view)
      stroke[Shape.self] = Shape(.rectangle(cornerRadius: 7), fill: LabStyle.accent)
    }
    scene.addText("Gesture Lab", size: 20, frame: Rect(24, 50, 160, 24), to: view)
  }

  private func addRow(_ place: Int, _ title: String, _ open: @escaping (Int) -> Void) {
    let back = scene.addView(
      frame: Rect(12, 98 + Float(place) * Self.rowHeight, Self.width - 24, Self.rowHeight - 4), to: view)
    back.name = "page \(place + 1)"
    let number = scene.addText(
      "\(place + 1)", size: LabStyle.small, color: LabStyle.muted, alignment: Vector(1, 0.5),
      frame: Rect(0, 0, 28, back.bounds.size.height), to: back)
    let word = scene.addText(title, size: LabStyle.body, frame: Rect(40, 0, 120, back.bounds.size.height), to: back)
    back.addGestureRecognizer(TapGestureRecognizer()) { _ in open(place) }
    rows.append((back, number, word))
  }

  /// Marks the page that is open.
  func select(_ page: Int) {
    for (place, row) in rows.enumerated() {
      let isOpen = place == page
      row.back[Shape.self] = isOpen ? Shape(.rectangle(cornerRadius: 9), fill: LabStyle.ink) : nil
      row.number.write("\(place + 1)", color: isOpen ? LabStyle.sand : LabStyle.muted)
      row.title[Label.self]?.color = isOpen ? .white : LabStyle.ink
    }
  }

  /// Where the rows can be tapped, in points of the scene.
  var places: [Point] { rows.map { $0.back.convert($0.back.bounds.center, to: nil) } }
}
