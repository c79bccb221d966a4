import Dactyl
import DactylControls

/// The layout of the inbox in windows of any size: three columns, two with the open mail in front of the list, or a
/// slim column of folders and the list.
extension InboxScene {
  /// The arrangement of the columns.
  enum Columns { case slim, two, three }

  var columns: Columns { scene.size.width >= 900 ? .three : scene.size.width >= 560 ? .two : .slim }

  /// Lays everything out after the size of the scene or the contents changed.
  func fit() {
    let size = scene.size
    guard size.width > 0, size.height > 0 else { return }
    let side: Float = columns == .slim ? 84 : size.width >= HelpPanel.roomyWidth ? 184 : 150
    folders.fit(Rect(0, 0, side, size.height), isSlim: columns == .slim)
    let rest = Rect(side, 0, max(size.width - side, 1), size.height)
    let width = columns == .three ? min(max(size.width * 0.32, 310), 420) : rest.size.width
    listBar.refresh.view.isHidden = columns == .slim
    listBar.column.view.frame = Rect(side, 0, width, size.height)
    let isInFront = columns != .three
    let pane =
      switch columns {
      case .three: Rect(side + width + 1, 0, max(rest.size.width - width - 1, 1), size.height)
      case .two: rest
      case .slim: Rect(origin: .zero, size: size)
      }
    reading.fit(pane, showsBack: isInFront)
    reading.view.cancelAnimations()
    reading.view.transform = .identity
    reading.view.isHidden = isInFront && openMail == nil
    helpPanel.fit(size, hintAt: Point(side / 2, size.height - FolderPane.foot / 2))
  }

  /// Shows the numbers of mails and of selected ones, and the possible actions.
  func showCounts() {
    let selected = list.selectedCount
    let isMany = isSelecting || selected > 1
    let count = mailbox.count(in: shown)
    let unread = mailbox.unreadCount(in: shown)
    listBar.write(
      isMany ? "\(Self.grouped(selected)) selected" : shown.name,
      columns == .slim || unread == 0
        ? "\(Self.grouped(count)) mails" : "\(Self.grouped(count)) mails, \(unread) unread")
    folders.show(shown, mailbox)
    listBar.select.title = isSelecting ? "Done" : "Select"
    listBar.undo.isEnabled = undoManager.canUndo
    for button in listBar.actions.prefix(2) { button.isEnabled = selected > 0 }
    listBar.actions[0].title = shown == .archive ? "To Inbox" : "Archive"
    listBar.actions[1].isEnabled = selected > 0 && shown != .trash
    listBar.bottom.isHidden = !isMany
  }

  /// Returns a number with commas between its thousands.
  static func grouped(_ number: Int) -> String {
    var (rest, text) = (number, "")
    while rest >= 1000 {
      let three = rest % 1000
      text = ",\(three < 100 ? "0" : "")\(three < 10 ? "0" : "")\(three)" + text
      rest /= 1000
    }
    return "\(rest)" + text
  }
}
