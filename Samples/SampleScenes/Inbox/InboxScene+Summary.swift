import Dactyl
import DactylControls

extension InboxScene {
  /// The view of a folder in the pane at the side.
  public func view(of folder: MailFolder) -> View { folders.rows[folder.rawValue].view }
  /// The scroll view of those.
  public var folderList: ScrollView { folders.list }
  /// The scroll view that the open mail is in.
  public var readingView: ScrollView { reading.scroll }
  /// The button that lets taps select, and that ends it.
  public var selectButton: Button { listBar.select }
  /// The button that takes the last change back.
  public var undoButton: Button { listBar.undo }
  /// The buttons below the list while mails are selected: Archive, Delete, All.
  public var selectionButtons: [Button] { listBar.actions }
  /// The buttons above the open mail: Back, Archive, Delete, Flag.
  public var readingButtons: [Button] { reading.buttons }
  /// Whether the open mail is in front of the list, or has a place of its own.
  public var isReadingInFront: Bool { columns != .three }
  /// The rows of the selected mails, in order.
  public var selection: [Int] { selectedRows }
}

extension InboxScene: PlayableScene {
  /// The folders with how many mails are in them and how many of those are unread, a line each; then the first rows that show.
  public var summaryLines: [String] {
    MailFolder.allCases.map { folder in
      "folder \(folder.name) mails=\(mailbox.count(in: folder)) unread=\(mailbox.unreadCount(in: folder))"
    }
      + list.visiblePaths.prefix(8).compactMap { path in
        guard let mail = mailbox.mail(at: path.row, in: shown), let frame = list.frame(for: path) else { return nil }
        let center = list.view.convert(frame.center, to: nil)
        return "row=\(path.row) mail=\(mail) x=\(center.x.wholePoints) y=\(center.y.wholePoints)"
      }
  }

  /// A game of some seconds that shows what can be done.
  public var script: SampleScript { InboxScript.write(for: self) }

  /// Tells each event as a line.
  public func tellLines(to listener: @escaping (String) -> Void) { onEvent = { listener("\($0)") } }
}
