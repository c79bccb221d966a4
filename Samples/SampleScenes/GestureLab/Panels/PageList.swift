import Dactyl

/// The list of pages at the left. A tap opens a page.
final class PageList {
  static let width: Float = 188
  private static let rowHeight: Float = 38
  /// The height of the mark at the top, with the room around it.
  private static let markHeight: Float = 98
  let view: View
  private let scene: Scene
  private let mark: View
  private var rows: [(back: View, number: View, title: View)] = []

  init(_ titles: [String], in scene: Scene, to parent: View, open: @escaping (Int) -> Void) {
    self.scene = scene
    view = scene.addView(frame: Rect(0, 0, Self.width, 0), to: parent)
    view.name = "pages"
    view.accessibilityRole = .choices
    view.accessibilityLabel = "pages"
    mark = scene.addView(frame: Rect(0, 0, Self.width, Self.markHeight), to: view)
    mark.isUserInteractionEnabled = false
    drawMark()
    for (index, title) in titles.enumerated() { addRow(index, title, open) }
  }

  /// Draws the mark, a dactyl of one long and two short, and the name of the sample.
  private func drawMark() {
    for (x, width) in [(24, 34), (64, 14), (84, 14)] as [(Float, Float)] {
      let stroke = scene.addView(frame: Rect(x, 28, width, 14), to: mark)
      stroke[Shape.self] = Shape(.rectangle(cornerRadius: 7), fill: LabStyle.accent)
    }
    scene.addText("Gesture Lab", size: 20, frame: Rect(24, 50, 160, 24), to: mark)
  }

  private func addRow(_ index: Int, _ title: String, _ open: @escaping (Int) -> Void) {
    let back = scene.addView(frame: .zero, to: view)
    back.name = "page \(index + 1)"
    back.accessibilityRole = .choice
    back.accessibilityLabel = title
    let number = scene.addText(
      "\(index + 1)", size: LabStyle.small, color: LabStyle.muted, alignment: Vector(1, 0.5), frame: .zero, to: back)
    let word = scene.addText(title, size: LabStyle.body, frame: .zero, to: back)
    back.addGestureRecognizer(TapGestureRecognizer()) { _ in open(index) }
    rows.append((back, number, word))
  }

  /// Lays out every row in a list of a size, above the hint. Where room is missing, rows are lower, and there is no
  /// mark.
  func fit(_ size: Size) {
    view.frame = Rect(origin: .zero, size: size)
    let isNarrow = size.width < Self.width
    let footer: Float = size.height < 480 ? 32 : 50
    func height(below top: Float) -> Float { (size.height - top - footer) / Float(max(rows.count, 1)) }
    mark.isHidden = isNarrow || height(below: Self.markHeight) < 30
    let top: Float = mark.isHidden ? 6 : Self.markHeight
    let rowHeight = max(min(Self.rowHeight, height(below: top)), 1)
    let margin: Float = isNarrow ? 4 : 12
    for (index, row) in rows.enumerated() {
      row.back.frame = Rect(
        margin, top + Float(index) * rowHeight, size.width - 2 * margin, rowHeight - (rowHeight < 30 ? 1 : 4))
      let inside = row.back.bounds.size
      row.number.frame = Rect(0, 0, isNarrow ? 20 : 28, inside.height)
      row.title.frame = Rect(isNarrow ? 27 : 40, 0, inside.width - (isNarrow ? 27 : 40), inside.height)
      row.title[Label.self]?.size = isNarrow ? LabStyle.small : LabStyle.body
    }
    hintCenter = Point(size.width / 2, size.height - (size.height < 480 ? 17 : 35))
  }

  /// The middle of the room that the list leaves for the hint about keys.
  private(set) var hintCenter = Point.zero

  /// Marks the row of the open page.
  func select(_ page: Int) {
    for (index, row) in rows.enumerated() {
      let isOpen = index == page
      row.back.accessibilityTraits = isOpen ? .selected : []
      row.back[Shape.self] = isOpen ? Shape(.rectangle(cornerRadius: 9), fill: LabStyle.ink) : nil
      row.number.write("\(index + 1)", color: isOpen ? LabStyle.sand : LabStyle.muted)
      row.title[Label.self]?.color = isOpen ? .white : LabStyle.ink
    }
  }

  /// The points at which the rows can be tapped, in points of the scene.
  var centers: [Point] { rows.map { $0.back.convert($0.back.bounds.center, to: nil) } }
}
