import Dactyl
import DactylControls

/// The column of the list: the bar above it, with the folder's name and two buttons, and the bar below it, which offers
/// the actions while several mails are selected.
final class ListBar {
  /// The column: bar, list, bar.
  let column: Container
  let bottom: View
  let refresh: Button
  let undo: Button
  let select: Button
  /// The buttons of the lower bar: Archive, Delete, All.
  let actions: [Button]
  private let title: View
  private let count: View

  init(around list: ListView, in parent: View, of scene: Scene) {
    column = scene.addContainer(.column(), frame: .zero, to: parent)
    let (_, top) = InboxStyle.addBar("list bar", hairlineBelow: true, to: column, of: scene)
    let titles = top.add(.column(spacing: 2), LayoutItem(weight: 1))
    title = titles.add(.line("", size: 18, color: InboxStyle.ink))
    count = titles.add(.line("", size: 11, color: InboxStyle.muted))
    refresh = scene.addButton("Refresh", to: top.view)
    undo = scene.addButton("Undo", to: top.view)
    select = scene.addButton("Select", to: top.view)
    // With large texts they leave room for the name of the folder.
    for button in [refresh, undo, select] {
      button.view.layoutItem = LayoutItem(height: 34, minWidth: 62, maxWidth: 80)
    }
    column.add(list.view, LayoutItem(weight: 1))
    let (bottom, buttons) = InboxStyle.addBar(
      "selection bar", hairlineBelow: false, spacing: 8, to: column, of: scene)
    actions = ["Archive", "Delete", "All"].map { scene.addButton($0, to: buttons.view) }
    for button in actions { button.view.layoutItem = LayoutItem(height: 34, maxWidth: 110, weight: 1) }
    self.bottom = bottom
    bottom.isHidden = true
  }

  /// Shows the name of the folder and the numbers of mails.
  func write(_ title: String, _ count: String) {
    self.title[Label.self]?.text = title
    self.count[Label.self]?.text = count
  }
}
