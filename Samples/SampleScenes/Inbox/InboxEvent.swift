/// A part of the inbox that scrolls: the folders, the list of mails, or the open mail.
public enum InboxPane: Hashable, Sendable {
  case folders, list, mail
}

/// An event of the inbox. Its `description` is one line, as the sample prints it.
public enum InboxEvent: Hashable, Sendable {
  /// A mail is shown in the reading pane.
  case open(mail: Int32)
  /// The reading pane was closed.
  case close
  /// The list shows a folder.
  case folder(MailFolder)
  /// Mails were moved to a folder: by a drop, or by a command that names the folder.
  case move(mails: Int, from: MailFolder, to: MailFolder)
  /// A mail was moved to another row of its folder.
  case reorder(from: Int, to: Int)
  /// A mail was flagged, or unflagged.
  case flag(mail: Int32, isFlagged: Bool)
  /// A mail was marked as read, or as unread.
  case mark(mail: Int32, isRead: Bool)
  /// This number of mails is selected.
  case select(count: Int)
  /// Mails were lifted.
  case drag(mails: Int)
  /// New mails arrived.
  case refresh(mails: Int)
  /// Fingers begin to scroll.
  case pan(InboxPane)
  /// The fingers lifted, and the pane glides on from this offset in points.
  case flick(InboxPane, y: Int)
  /// The pane came to rest at this offset in points.
  case rest(InboxPane, y: Int)
  /// Another row is the first visible one, whatever scrolled the list.
  case scroll(row: Int)
  /// Two fingers begin to zoom the open mail.
  case pinch
  /// The fingers lifted from the mail at this zoom.
  case zoom(percent: Int)
  /// A change with this name was undone.
  case undo(String)
  /// A change with this name was redone.
  case redo(String)
}

extension InboxEvent: CustomStringConvertible {
  /// The event in a line: `move mails=3 from=Inbox to=Work`.
  public var description: String {
    switch self {
    case .open(let mail): "open mail=\(mail)"
    case .close: "close"
    case .folder(let folder): "folder \(folder.name)"
    case .move(let mails, let from, .archive): "archive mails=\(mails) from=\(from.name)"
    case .move(let mails, let from, .trash): "delete mails=\(mails) from=\(from.name)"
    case .move(let mails, let from, let to): "move mails=\(mails) from=\(from.name) to=\(to.name)"
    case .reorder(let from, let to): "reorder row=\(from) to=\(to)"
    case .flag(let mail, let isFlagged): "\(isFlagged ? "flag" : "unflag") mail=\(mail)"
    case .mark(let mail, let isRead): "\(isRead ? "read" : "unread") mail=\(mail)"
    case .select(let count): "select mails=\(count)"
    case .drag(let mails): "drag mails=\(mails)"
    case .refresh(let mails): "refresh mails=\(mails)"
    case .pan(let pane): "pan \(pane)"
    case .flick(let pane, let y): "flick \(pane) y=\(y)"
    case .rest(let pane, let y): "rest \(pane) y=\(y)"
    case .scroll(let row): "scroll list row=\(row)"
    case .pinch: "pinch mail"
    case .zoom(let percent): "zoom mail percent=\(percent)"
    case .undo(let name): "undo \(name)"
    case .redo(let name): "redo \(name)"
    }
  }
}
