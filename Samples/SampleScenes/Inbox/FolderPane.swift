import Dactyl
import DactylControls

/// The folders, below each other, with the number of unread mails beside each name. A narrow pane shows names below
/// pictures.
final class FolderPane {
  /// The height below the folders that stays free, for the hint.
  static let foot: Float = 34
  /// The view of the pane; folders scroll in it when there are more than fit.
  let view: View
  /// The rows, one for each folder in order.
  let rows: [FolderRow]
  /// The scroll view of the folders, for those that are not visible.
  let list: ScrollView

  init(in parent: View, of scene: Scene) {
    let pane = scene.addContainer(.row(vertical: .fill), frame: .zero, to: parent)
    view = pane.view
    view.name = "folders"
    view[Shape.self] = Shape(.rectangle(), fill: InboxStyle.side)
    let room = pane.add(
      .column(padding: EdgeInsets(top: 0, left: 0, bottom: Self.foot, right: 0)), LayoutItem(weight: 1))
    InboxStyle.addHairline(LayoutItem(width: 1), to: pane, of: scene)
    let content = scene.makeView(frame: .zero)
    room.add(content, LayoutItem(weight: 1))
    content.name = "folder list"
    content.clipsToBounds = true
    list = content.makeScrollView(contentSize: ScrollSize(0, 0))
    list.alwaysBounceVertical = true
    list.showsVerticalScrollIndicator = true
    let column = scene.addContainer(
      .column(spacing: 2, padding: EdgeInsets(top: 8, left: 6, bottom: 10, right: 6)), to: content)
    rows = MailFolder.allCases.map { FolderRow($0, in: column, of: scene) }
  }

  /// Lays the pane out in a frame.
  func fit(_ frame: Rect, isSlim: Bool) {
    view.frame = frame
    for row in rows { row.fit(isSlim: isSlim) }
  }

  /// Marks the open folder, and shows the number of unread mails in each.
  func show(_ open: MailFolder, _ mailbox: Mailbox) {
    for row in rows { row.show(isOpen: row.folder == open, unread: mailbox.unreadCount(in: row.folder)) }
  }
}

/// A row of the pane, with its folder.
final class FolderRow {
  let folder: MailFolder
  let view: View
  private let row: Container
  private let icon: View
  private let name: View
  private let badge: View

  init(_ folder: MailFolder, in column: Container, of scene: Scene) {
    self.folder = folder
    row = column.add(.row())
    view = row.view
    view.name = "folder \(folder.name)"
    icon = row.add(Label(String(folder.name.prefix(1)), size: 15, color: .white), LayoutItem(width: 26, height: 26))
    icon[Shape.self] = Shape(.rectangle(cornerRadius: 7), fill: InboxStyle.color(of: folder))
    name = row.add(.line(folder.name, size: 14, color: InboxStyle.ink))
    badge = row.add(Label("", size: 11, color: .white))
    badge[Shape.self] = Shape(.rectangle(cornerRadius: 8), fill: InboxStyle.accent)
    for part in view.subviews { part.isUserInteractionEnabled = false }
    view.accessibilityLabel = folder.name
    view.accessibilityRole = .choice
  }

  /// Lays the row out for a pane: the picture, the name and the number side by side, or below each other where the
  /// number lies on the picture.
  func fit(isSlim: Bool) {
    row.layout =
      isSlim
      ? .column(spacing: 2, padding: EdgeInsets(vertical: 6), horizontal: .center)
      : .row(spacing: 10, padding: EdgeInsets(horizontal: 8, vertical: 7), vertical: .center)
    name[Label.self]?.size = isSlim ? 11 : 14
    name.layoutItem = LayoutItem(weight: isSlim ? 0 : 1)
    badge.layoutItem = LayoutItem(width: 34, height: 18, isArranged: !isSlim)
    if isSlim { badge.frame = Rect(41, 1, 28, 16) }
  }

  func show(isOpen: Bool, unread: Int) {
    view[Shape.self] = Shape(
      .rectangle(cornerRadius: 9), fill: isOpen ? InboxStyle.accent.opacity(0.15) : InboxStyle.side)
    badge.isHidden = unread == 0
    badge[Label.self]?.text = unread > 999 ? "999+" : "\(unread)"
    view.accessibilityTraits = isOpen ? [.button, .selected] : .button
    view.accessibilityValue = unread == 0 ? nil : "\(unread) unread"
  }
}
