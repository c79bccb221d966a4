import Dactyl
import DactylControls

/// The bar above the list, with the folder's name and two buttons, and the bar below it, which offers the actions while
/// several mails are selected.
final class ListBar {
  static let height: Float = 52
  let top: View
  let bottom: View
  let undo: Button
  let select: Button
  /// The buttons of the lower bar: Archive, Delete, All.
  let actions: [Button]
  private let title: View
  private let count: View
  private let edges: [View]

  init(in parent: View, of scene: Scene) {
    func bar() -> View {
      let bar = scene.addView(frame: .zero, to: parent)
      bar[Shape.self] = Shape(.rectangle(), fill: InboxStyle.paper)
      return bar
    }
    let (top, bottom) = (bar(), bar())
    (self.top, self.bottom) = (top, bottom)
    top.name = "list bar"
    bottom.name = "selection bar"
    title = scene.addText("", size: 18, color: InboxStyle.ink, frame: .zero, to: top)
    count = scene.addText("", size: 11, color: InboxStyle.muted, frame: .zero, to: top)
    undo = scene.addButton("Undo", frame: .zero, to: top)
    select = scene.addButton("Select", frame: .zero, to: top)
    actions = ["Archive", "Delete", "All"].map { scene.addButton($0, frame: .zero, to: bottom) }
    edges = [top, bottom].map { bar in
      let edge = scene.addView(frame: .zero, to: bar)
      edge.isUserInteractionEnabled = false
      edge[Shape.self] = Shape(.rectangle(), fill: InboxStyle.hairline)
      return edge
    }
    bottom.isHidden = true
  }

  /// The area of the list and both bars.
  private(set) var area = Rect.zero

  /// Lays both bars out in an area, and returns the frame that remains for the list.
  func fit(_ area: Rect) -> Rect {
    self.area = area
    let (width, height) = (area.size.width, Self.height)
    top.frame = Rect(area.minX, area.minY, width, height)
    bottom.frame = Rect(area.minX, area.maxY - height, width, height)
    edges[0].frame = Rect(0, height - 1, width, 1)
    edges[1].frame = Rect(0, 0, width, 1)
    title.frame = Rect(12, 7, max(width - 12 - 140, 1), 22)
    count.frame = Rect(12, 31, max(width - 12 - 140, 1), 14)
    undo.view.frame = Rect(width - 136, 9, 60, 34)
    select.view.frame = Rect(width - 72, 9, 64, 34)
    let share = max(min((width - 8) / 3 - 8, 110), 1)
    for (index, button) in actions.enumerated() {
      button.view.frame = Rect(8 + Float(index) * (share + 8), 9, share, 34)
    }
    return Rect(area.minX, area.minY + height, width, max(area.size.height - height * (bottom.isHidden ? 1 : 2), 1))
  }

  /// Shows the name of the folder and the numbers of mails.
  func write(_ title: String, _ count: String) {
    self.title[Label.self] = .line(title, size: 18, color: InboxStyle.ink)
    self.count[Label.self] = .line(count, size: 11, color: InboxStyle.muted)
  }
}
