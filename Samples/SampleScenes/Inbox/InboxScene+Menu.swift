import Dactyl
import DactylControls

/// The mouse's counterpart of swipes: its secondary button shows the actions for a mail, or for all selected mails when
/// it is one of them.
extension InboxScene {
  func addMenu() {
    let click = list.view.addGestureRecognizer(TapGestureRecognizer()) { [self] in showMenu(at: $0.location(in: nil)) }
    click.any.allowedTouchTypes = [.pointer]
    click.buttonMaskRequired = .secondary
    func add(_ action: Action, _ perform: @escaping ([Int32]) -> Void) {
      scene.setAction(action, of: list.view.entity) { [self] _ in perform(menuMails) }
    }
    add("archive") { [self] in fileFromMenu($0, to: shown == .archive ? .inbox : .archive) }
    add("trash") { [self] in fileFromMenu($0, to: .trash) }
    add("mark") { [self] mails in
      let isRead = mails.contains(where: mailbox.isUnread)
      for mail in mails { mark(mail, isRead: isRead, in: shown) }
    }
    add("flag") { [self] mails in
      let isFlagged = !mails.allSatisfy(mailbox.isFlagged)
      for mail in mails { flag(mail, isFlagged) }
    }
  }

  private func showMenu(at point: Point) {
    guard scene.dragSessions.isEmpty, let path = list.path(at: list.view.convert(point, from: nil)) else { return }
    let rows = isDraggedWithOthers(path) ? selectedRows : [path.row]
    menuMails = rows.compactMap { mailbox.mail(at: $0, in: shown) }
    var menu = Menu(kind: .context)
    // A larger number can be filed at once, but is too large to be marked one by one.
    if rows.count <= 100 {
      let isUnread = menuMails.contains(where: mailbox.isUnread)
      menu.add(KeyCommand(action: "mark", title: isUnread ? "Mark as Read" : "Mark as Unread"))
      menu.add(KeyCommand(action: "flag", title: menuMails.allSatisfy(mailbox.isFlagged) ? "Unflag" : "Flag"))
      menu.addSeparator()
    }
    menu.add(KeyCommand(action: "archive", title: shown == .archive ? "To Inbox" : "Archive"))
    if shown != .trash { menu.add(KeyCommand(action: "trash", title: "Delete")) }
    list.closeOpenRow()
    scene.showMenu(menu, for: list.view.entity, at: Rect(center: point, size: Size(0, 0)), isCompact: true)
  }

  private func fileFromMenu(_ mails: [Int32], to folder: MailFolder) {
    file(mailbox.rows(of: Set(mails), in: shown), to: folder)
    setSelecting(false)
  }
}
