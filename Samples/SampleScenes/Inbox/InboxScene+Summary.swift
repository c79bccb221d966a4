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
  /// Where the parts are that scroll, and two buttons; the folders with how many mails are in them and how many of
  /// those are unread; then the first rows that show. A line each, with the middle of buttons, folders and rows.
  public var summaryLines: [String] {
    [("folders", folderList.view), ("list", list.view), ("mail", readingView.view)].map { name, view in
      let frame = view.convert(view.bounds, to: nil)
      return "pane \(name) left=\(frame.minX.wholePoints) top=\(frame.minY.wholePoints) "
        + "right=\(frame.maxX.wholePoints) bottom=\(frame.maxY.wholePoints)"
    }
      + [("select", selectButton), ("undo", undoButton)].map { "button \($0) \(Self.place(of: $1.view))" }
      + MailFolder.allCases.map { folder in
        "folder \(folder.name) mails=\(mailbox.count(in: folder)) unread=\(mailbox.unreadCount(in: folder)) "
          + Self.place(of: view(of: folder))
      }
      + list.visiblePaths.prefix(8).compactMap { path in
        guard let mail = mailbox.mail(at: path.row, in: shown), let frame = list.frame(for: path) else { return nil }
        let center = list.view.convert(frame.center, to: nil)
        return "row=\(path.row) mail=\(mail) x=\(center.x.wholePoints) y=\(center.y.wholePoints)"
      }
  }

  /// The middle of a view, in points of the scene.
  private static func place(of view: View) -> String {
    let middle = view.convert(view.bounds.center, to: nil)
    return "x=\(middle.x.wholePoints) y=\(middle.y.wholePoints)"
  }

  /// A game of some seconds that shows what can be done.
  public var script: SampleScript { InboxScript.write(for: self) }

  /// Tells each event as a line.
  public func tellLines(to listener: @escaping (String) -> Void) { onEvent = { listener("\($0)") } }
}
