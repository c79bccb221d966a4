import Dactyl
import DactylControls

/// The open mail.
extension InboxScene {
  func listenToButtons() {
    reading.buttons[0].addAction { [self] _ in closeMail() }
    reading.buttons[1].addAction { [self] _ in fileOpenMail(to: .archive) }
    reading.buttons[2].addAction { [self] _ in fileOpenMail(to: .trash) }
    reading.buttons[3].addAction { [self] _ in if let openMail { flag(openMail, !mailbox.isFlagged(openMail)) } }
    listBar.select.addAction { [self] _ in setSelecting(!isSelecting) }
    listBar.refresh.addAction { [self] _ in refresh() }
    listBar.undo.addAction { [self] _ in takeBack() }
    listBar.actions[0].addAction { [self] _ in fileSelected(to: shown == .archive ? .inbox : .archive) }
    listBar.actions[1].addAction { [self] _ in fileSelected(to: .trash) }
    listBar.actions[2].addAction { [self] _ in
      list.selectRows()
      onEvent?(.select(count: list.selectedCount))
      showCounts()
    }
    for row in folders.rows {
      row.view.addGestureRecognizer(TapGestureRecognizer()) { [self] _ in open(row.folder) }
    }
  }

  /// Opens the mail of a row. In a window without a column for it, the mail comes in front of the list.
  func open(row: Int) {
    guard let mail = mailbox.mail(at: row, in: shown), mail != openMail else { return }
    let wasOpen = openMail != nil
    openMail = mail
    mailbox.setRead(mail, true, in: shown)
    onEvent?(.open(mail: mail))
    refreshRow(of: mail)
    showReading()
    guard columns != .three, !wasOpen else { return }
    let width = reading.view.bounds.size.width
    reading.view.isHidden = false
    reading.view.transform = .translation(width, 0)
    reading.view.animate(duration: 0.25, easing: .easeOut, allowsUserInteraction: true) { $0.transform = .identity }
  }

  /// Closes the open mail.
  func closeMail() {
    guard openMail != nil else { return }
    openMail = nil
    onEvent?(.close)
    guard columns != .three else { return showReading() }
    let width = reading.view.bounds.size.width
    let pane = reading.view
    pane.animate(duration: 0.2, easing: .easeIn) {
      $0.transform = .translation(width, 0)
    } completion: { [self] isWhole in
      guard isWhole, openMail == nil else { return }
      pane.isHidden = columns != .three
      pane.transform = .identity
      showReading()
    }
    scene.requestFocus(at: list.view.entity)
  }

  /// Updates the reading pane after the open mail or the selection changed.
  func showReading() {
    helpPanel.hidesHint = columns == .slim && openMail != nil
    let count = list.selectedCount
    reading.show(
      openMail, isFlagged: openMail.map(mailbox.isFlagged) ?? false,
      otherwise: count > 1 ? "\(Self.grouped(count)) mails are selected" : "No mail is open")
  }

  private func fileOpenMail(to folder: MailFolder) {
    guard let openMail else { return }
    file(mailbox.rows(of: [openMail], in: shown), to: folder)
  }
}
