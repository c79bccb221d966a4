/// What scrolls in the inbox: the folders, the list of mails, and the mail that is open.
public enum InboxPane: Hashable, Sendable {
  case folders, list, mail
}

/// Something that happened in the inbox. Its `description` is one line, as the sample prints it.
public enum InboxEvent: Hashable, Sendable {
  /// A mail is shown in the reading pane.
  case open(mail: Int32)
  /// The reading pane was left.
  case close
  /// The list shows a folder.
  case folder(MailFolder)
  /// Mails went to a folder: by a drop, or by what names that folder.
  case move(mails: Int, from: MailFolder, to: MailFolder)
  /// A mail came to another row of its folder.
  case reorder(from: Int, to: Int)
  /// A mail was flagged, or no longer.
  case flag(mail: Int32, isFlagged: Bool)
  /// A mail was marked as read, or as unread.
  case mark(mail: Int32, isRead: Bool)
  /// So many mails are selected.
  case select(count: Int)
  /// Mails were lifted.
  case drag(mails: Int)
  /// New mails came.
  case refresh(mails: Int)
  /// Fingers begin to scroll.
  case pan(InboxPane)
  /// They let go, and it glides on from so many points.
  case flick(InboxPane, y: Int)
  /// It came to rest there.
  case rest(InboxPane, y: Int)
  /// The list shows another row first, by whatever it scrolled.
  case scroll(row: Int)
  /// Two fingers begin to zoom the open mail.
  case pinch
  /// They let go of it, that large.
  case zoom(percent: Int)
  /// Something was taken back.
  case undo(String)
  /// Something that was taken back was done again.
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
