import Dactyl
import DactylControls

extension InboxScene {
  /// Returns the view of a folder in the pane at the side.
  public func view(of folder: MailFolder) -> View { folders.rows[folder.rawValue].view }
  /// The scroll view of the folders.
  public var folderList: ScrollView { folders.list }
  /// The scroll view of the open mail.
  public var readingView: ScrollView { reading.scroll }
  /// The button that begins and ends selecting with taps.
  public var selectButton: Button { listBar.select }
  /// The button that asks for new mails; hidden in narrow windows.
  public var refreshButton: Button { listBar.refresh }
  /// The button that undoes the last change.
  public var undoButton: Button { listBar.undo }
  /// The buttons below the list while mails are selected: Archive, Delete, All.
  public var selectionButtons: [Button] { listBar.actions }
  /// The buttons above the open mail: Back, Archive, Delete, Flag.
  public var readingButtons: [Button] { reading.buttons }
  /// Whether the open mail is in front of the list, rather than in a column of its own.
  public var isReadingInFront: Bool { columns != .three }
  /// The rows of the selected mails, in order.
  public var selection: [Int] { selectedRows }
}

extension InboxScene: PlayableScene {
  /// The frames of the scrolling parts, and two buttons; the folders with their numbers of mails and of unread ones;
  /// then the first visible rows. Each is one line, with the middle of buttons, folders and rows.
  public var summaryLines: [String] {
    [("folders", folderList.view), ("list", list.view), ("mail", readingView.view)].map { name, view in
      let frame = view.convert(view.bounds, to: nil)
      return "pane \(name) left=\(frame.minX.wholePoints) top=\(frame.minY.wholePoints) "
        + "right=\(frame.maxX.wholePoints) bottom=\(frame.maxY.wholePoints)"
    }
      + [("select", selectButton), ("undo", undoButton)].map { "button \($0) \(Self.center(of: $1.view))" }
      + MailFolder.allCases.map { folder in
        "folder \(folder.name) mails=\(mailbox.count(in: folder)) unread=\(mailbox.unreadCount(in: folder)) "
          + Self.center(of: view(of: folder))
      }
      + list.visiblePaths.prefix(8).compactMap { path in
        guard let mail = mailbox.mail(at: path.row, in: shown), let frame = list.frame(for: path) else { return nil }
        let center = list.view.convert(frame.center, to: nil)
        return "row=\(path.row) mail=\(mail) x=\(center.x.wholePoints) y=\(center.y.wholePoints)"
      }
  }

  /// Returns the middle of a view, in points of the scene.
  private static func center(of view: View) -> String {
    let middle = view.convert(view.bounds.center, to: nil)
    return "x=\(middle.x.wholePoints) y=\(middle.y.wholePoints)"
  }

  /// A game of some seconds that shows the features.
  public var script: SampleScript { InboxScript.write(for: self) }

  /// Sets the closure that receives each event as a line.
  public func reportLines(to listener: @escaping (String) -> Void) { onEvent = { listener("\($0)") } }
}
