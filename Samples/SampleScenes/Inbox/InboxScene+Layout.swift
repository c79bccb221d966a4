import Dactyl
import DactylControls

/// The layout of the inbox in windows of any size: three columns, two with the open mail in front of the list, or a
/// slim column of folders and the list.
extension InboxScene {
  /// The arrangement of the columns.
  enum Columns { case slim, two, three }

  /// The factor by which everything is larger on large screens.
  var zoom: Float {
    let room = min(scene.size.width / 1400, scene.size.height / 800)
    return max((min(room, 2) * 4).rounded(.down) / 4, 1)
  }

  /// The size of the scene in points of the layout.
  var room: Size { Size(scene.size.width / zoom, scene.size.height / zoom) }

  var columns: Columns { room.width >= 900 ? .three : room.width >= 560 ? .two : .slim }

  /// Lays everything out after the size of the scene or the contents changed.
  func fit() {
    let (size, room) = (scene.size, room)
    guard size.width > 0, size.height > 0 else { return }
    root.bounds = Rect(origin: .zero, size: room)
    root.center = Point(size.width / 2, size.height / 2)
    root.transform = .scale(zoom)
    let side: Float = columns == .slim ? 84 : room.width >= HelpPanel.roomyWidth ? 184 : 150
    folders.fit(Rect(0, 0, side, room.height), isSlim: columns == .slim, foot: 34 / zoom)
    let rest = Rect(side, 0, max(room.width - side, 1), room.height)
    let width = columns == .three ? min(max(room.width * 0.32, 310), 420) : rest.size.width
    let frame = listBar.fit(Rect(side, 0, width, room.height))
    if list.view.frame != frame { list.view.frame = frame }
    let isInFront = columns != .three
    let pane =
      switch columns {
      case .three: Rect(side + width + 1, 0, max(rest.size.width - width - 1, 1), room.height)
      case .two: rest
      case .slim: Rect(origin: .zero, size: room)
      }
    reading.fit(pane, showsBack: isInFront)
    reading.view.cancelAnimations()
    reading.view.transform = .identity
    reading.view.isHidden = isInFront && openMail == nil
    helpPanel.fit(size, hintAt: Point(side * zoom / 2, size.height - 17))
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
    if listBar.bottom.isHidden == isMany {
      listBar.bottom.isHidden = !isMany
      list.view.frame = listBar.fit(listBar.area)
    }
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
