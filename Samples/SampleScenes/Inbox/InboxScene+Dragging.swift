import Dactyl
import DactylControls

/// A mail that is dragged, with its folder.
struct DraggedMail {
  let mail: Int32
  let folder: MailFolder
}

/// Dragging mails into folders.
extension InboxScene {
  func listenForDrags(of row: View) {
    let source = row.makeDraggable(lift: .longPress()) { [self] _, _ in draggedMails(of: row) }
    // The row is not dimmed: it may show another mail before this one is dropped.
    source.liftedAlpha = 1
    source.label = "mail"
    source.delegate.previewForLifting = { [self] _, session in
      guard let first = session.items(of: DraggedMail.self).first else { return nil }
      return MailCard.make(
        Mail(first.mail), count: session.items.count, width: columns == .slim ? 170 : 230, in: scene)
    }
    source.delegate.sessionWillBegin = { [self] in onEvent?(.drag(mails: $1.items.count)) }
  }

  /// Returns the mail of a row, or all selected mails when it is one of them. While taps select, a mail by itself is
  /// reordered instead.
  private func draggedMails(of row: View) -> [Any] {
    guard let path = list.path(of: row), let mail = mailbox.mail(at: path.row, in: shown) else { return [] }
    guard isDraggedWithOthers(path) else {
      return isSelecting ? [] : [DraggedMail(mail: mail, folder: shown)]
    }
    let others = selectedRows.filter { $0 != path.row }.compactMap { mailbox.mail(at: $0, in: shown) }
    return ([mail] + others).map { DraggedMail(mail: $0, folder: shown) }
  }

  /// Whether a row is one of several selected ones.
  func isDraggedWithOthers(_ path: ListPath) -> Bool { list.isSelected(path) && list.selectedCount > 1 }

  /// Accepts drops of mails on folders, and on the list once a drag has opened another folder.
  func acceptMails() {
    for row in folders.rows {
      let folder = row.folder
      let target = row.view.onDrop(of: DraggedMail.self) { [self] in drop($0.items, into: folder) }
      target.label = folder.name
      target.delegate.sessionDidUpdate = { Self.origin(of: $1) == folder ? .cancel : .move }
      target.springLoad = { [self] _, _ in open(folder) }
    }
    let target = list.view.onDrop(of: DraggedMail.self) { [self] in drop($0.items, into: shown) }
    target.label = "list"
    target.delegate.sessionDidUpdate = { [self] in Self.origin(of: $1) == shown ? .cancel : .move }
  }

  private static func origin(of session: DragSession) -> MailFolder? {
    session.items(of: DraggedMail.self).first?.folder
  }

  private func drop(_ mails: [DraggedMail], into folder: MailFolder) {
    guard let origin = mails.first?.folder else { return }
    let rows = mailbox.rows(of: Set(mails.map(\.mail)), in: origin)
    file(rows, from: origin, to: folder)
    setSelecting(false)
  }
}
