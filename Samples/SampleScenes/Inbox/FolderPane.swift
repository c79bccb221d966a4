import Dactyl
import DactylControls

/// The folders, below each other, with the number of unread mails beside each name. A narrow pane shows names below
/// pictures.
final class FolderPane {
  /// The view of the pane; folders scroll in it when there are more than fit.
  let view: View
  /// The rows, one for each folder in order.
  private(set) var rows: [FolderRow] = []
  private let scroll: ScrollView
  private let line: View

  init(in parent: View, of scene: Scene) {
    view = scene.addView(frame: .zero, to: parent)
    view.name = "folders"
    view[Shape.self] = Shape(.rectangle(), fill: InboxStyle.side)
    let content = scene.addView(frame: .zero, to: view)
    content.name = "folder list"
    content.clipsToBounds = true
    scroll = content.makeScrollView(contentSize: ScrollSize(0, 0))
    scroll.alwaysBounceVertical = true
    scroll.showsVerticalScrollIndicator = true
    line = scene.addView(frame: .zero, to: view)
    line.isUserInteractionEnabled = false
    line[Shape.self] = Shape(.rectangle(), fill: InboxStyle.hairline)
    rows = MailFolder.allCases.map { FolderRow($0, in: content, of: scene) }
  }

  /// The scroll view of the folders, for those that are not visible.
  var list: ScrollView { scroll }

  /// Lays the pane out; `foot` points stay free at its lower end.
  func fit(_ frame: Rect, isSlim: Bool, foot: Float) {
    view.frame = frame
    line.frame = Rect(frame.size.width - 1, 0, 1, frame.size.height)
    scroll.view.frame = Rect(0, 0, frame.size.width - 1, max(frame.size.height - foot, 0))
    let height: Float = isSlim ? 58 : 42
    for (index, row) in rows.enumerated() {
      row.fit(
        Rect(6, 8 + Float(index) * height, max(frame.size.width - 13, 1), height - 2), isSlim: isSlim)
    }
    scroll.contentSize = ScrollSize(Double(frame.size.width - 1), Double(16 + Float(rows.count) * height))
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
  private let icon: View
  private let name: View
  private let badge: View

  init(_ folder: MailFolder, in parent: View, of scene: Scene) {
    self.folder = folder
    view = scene.addView(frame: .zero, to: parent)
    view.name = "folder \(folder.name)"
    icon = scene.addView(frame: .zero, to: view)
    icon.isUserInteractionEnabled = false
    icon[Shape.self] = Shape(.rectangle(cornerRadius: 7), fill: InboxStyle.color(of: folder))
    icon[Label.self] = Label(String(folder.name.prefix(1)), size: 15, color: .white)
    name = scene.addText(folder.name, size: 14, color: InboxStyle.ink, frame: .zero, to: view)
    badge = scene.addView(frame: .zero, to: view)
    badge.isUserInteractionEnabled = false
  }

  func fit(_ frame: Rect, isSlim: Bool) {
    view.frame = frame
    let size = frame.size
    if isSlim {
      icon.frame = Rect(size.width / 2 - 13, 6, 26, 26)
      name.frame = Rect(0, 34, size.width, 18)
      badge.frame = Rect(size.width / 2 + 5, 1, 28, 16)
    } else {
      icon.frame = Rect(8, size.height / 2 - 13, 26, 26)
      name.frame = Rect(44, 0, max(size.width - 44 - 44, 1), size.height)
      badge.frame = Rect(size.width - 42, size.height / 2 - 9, 34, 18)
    }
    name[Label.self] = .line(
      folder.name, size: isSlim ? 11 : 14, color: InboxStyle.ink, alignment: Vector(isSlim ? 0.5 : 0, 0.5))
  }

  func show(isOpen: Bool, unread: Int) {
    view[Shape.self] = Shape(
      .rectangle(cornerRadius: 9), fill: isOpen ? InboxStyle.accent.opacity(0.15) : InboxStyle.side)
    badge.isHidden = unread == 0
    badge[Shape.self] = Shape(.rectangle(cornerRadius: 8), fill: InboxStyle.accent)
    badge[Label.self] = Label(unread > 999 ? "999+" : "\(unread)", size: 11, color: .white)
  }
}
