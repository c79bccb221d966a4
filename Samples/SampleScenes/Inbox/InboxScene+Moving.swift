import Dactyl
import DactylControls

/// Changes of mails. Each function registers its own undo, so that undoing and redoing use the same code.
extension InboxScene {
  /// Shows another folder.
  func open(_ folder: MailFolder) {
    guard folder != shown else { return }
    setSelecting(false)
    list.closeOpenRow()
    if columns == .three, openMail != nil {
      openMail = nil
      onEvent?(.close)
    }
    shown = folder
    onEvent?(.folder(folder))
    list.reloadData()
    list.scrollView.setContentOffset(ScrollPoint(0, 0), animated: false)
    list.scrollView.flashScrollIndicators()
    showCounts()
    showReading()
  }

  /// Moves rows of the shown folder to another one.
  func file(_ rows: [Int], to folder: MailFolder) {
    guard !rows.isEmpty, folder != shown else { return }
    let wasSelected = !isSelecting && list.selectedCount > 0 && rows == selectedRows
    file(rows, from: shown, to: folder)
    let count = mailbox.count(in: shown)
    // Keys continue from the mail that is now in that row.
    if wasSelected, count > 0, list.selectedCount == 0 {
      let row = min(rows[0], count - 1)
      list.selectRow(at: ListPath(row: row))
      if columns == .three { open(row: row) }
    }
    showCounts()
  }

  func fileSelected(to folder: MailFolder) {
    let rows = selectedRows
    file(rows, to: folder)
    setSelecting(false)
  }

  func file(_ rows: [Int], from: MailFolder, to: MailFolder) {
    guard from != to else { return }
    let name = to == .archive ? "Archive" : to == .trash ? "Delete" : "Move"
    perform(mailbox.move(of: rows, from: from, to: to), name)
  }

  /// Called after the user moved a row: the list shows it at its new position already.
  func reorder(_ row: Int, to target: Int) {
    guard row != target else { return }
    perform(mailbox.move(of: row, to: target, in: shown), "Reorder", isShown: true)
  }

  private func perform(_ move: MailMove, _ name: String, isShown: Bool = false) {
    guard let done = mailbox.apply(move) else { return }
    undoManager.registerUndo(of: list.view.entity, name) { [weak self] in self?.perform(move.reversed, name) }
    if !isShown { show(done, of: move) }
    if let openMail, move.from == shown, move.to != shown, done.mails.contains(openMail) { closeMail() }
    if !undoManager.isUndoing, !undoManager.isRedoing {
      onEvent?(
        move.from == move.to
          ? .reorder(from: done.removed[0], to: done.inserted[0])
          : .move(mails: done.mails.count, from: move.from, to: move.to))
      if move.from != move.to {
        let mails = done.mails.count == 1 ? "1 mail" : "\(Self.grouped(done.mails.count)) mails"
        scene.accessibility.post(.announcement("\(mails) to \(move.to.name)"))
      }
    }
    showCounts()
    showReading()
  }

  /// Updates the list's rows after a move.
  private func show(_ done: MailMove.Rows, of move: MailMove) {
    guard shown == move.from || shown == move.to else { return }
    guard done.mails.count <= 1000 else { return list.reloadData() }
    list.performBatchUpdates(animated: done.mails.count <= 50) { changes in
      if move.from == move.to {
        for (from, to) in zip(done.removed, done.inserted) {
          changes.moveRow(from: ListPath(row: from), to: ListPath(row: to))
        }
      } else if shown == move.from {
        changes.deleteRows(at: done.removed.map { ListPath(row: $0) })
      } else {
        changes.insertRows(at: done.inserted.map { ListPath(row: $0) })
      }
    }
  }

  func flag(_ mail: Int32, _ isFlagged: Bool) {
    guard mailbox.isFlagged(mail) != isFlagged else { return }
    mailbox.setFlagged(mail, isFlagged)
    undoManager.registerUndo(of: list.view.entity, isFlagged ? "Flag" : "Unflag") { [weak self] in
      self?.flag(mail, !isFlagged)
    }
    onEvent?(.flag(mail: mail, isFlagged: isFlagged))
    refreshRow(of: mail)
    showReading()
  }

  func mark(_ mail: Int32, isRead: Bool, in folder: MailFolder) {
    guard mailbox.isUnread(mail) == isRead else { return }
    mailbox.setRead(mail, isRead, in: folder)
    undoManager.registerUndo(of: list.view.entity, isRead ? "Read" : "Unread") { [weak self] in
      self?.mark(mail, isRead: !isRead, in: folder)
    }
    onEvent?(.mark(mail: mail, isRead: isRead))
    refreshRow(of: mail)
  }

  // MARK: New mails

  /// Inserts new mails after a moment.
  func waitForMails() {
    waiting.alpha = 1
    waiting.animate(duration: 0.8) {
      $0.alpha = 0
    } completion: { [self] _ in
      receive()
    }
  }

  private func receive() {
    let fresh = mailbox.receive()
    onEvent?(.refresh(mails: fresh.count))
    list.scrollView.refreshControl?.endRefreshing()
    if shown == .inbox { list.insertRows(at: fresh.indices.map { ListPath(row: $0) }) }
    showCounts()
  }

  // MARK: Undo

  func listenForUndo() {
    undoManager.groupsByEvent = false
    undoManager.levelsOfUndo = 1000
    let window = scene.window.view.entity
    scene.setUndoManager(undoManager, of: window)
    scene.setAction(.undo, of: window) { [self] _ in takeBack() }
    scene.setAction(.redo, of: window) { [self] _ in
      let name = undoManager.redoActionName
      if scene.dragSessions.isEmpty, undoManager.redo() { onEvent?(.redo(name)) }
      showCounts()
    }
    // The help in front of this window needs no keys.
    scene.window.makeKey()
  }

  /// Undoes the last change, while nothing is dragged: a held mail has no position.
  func takeBack() {
    let name = undoManager.undoActionName
    if scene.dragSessions.isEmpty, undoManager.undo() { onEvent?(.undo(name)) }
    showCounts()
  }
}
