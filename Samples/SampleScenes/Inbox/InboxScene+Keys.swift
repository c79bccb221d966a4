import Dactyl
import DactylControls

/// Events other than touches: the window's size, and keys in addition to those that the list handles itself.
extension InboxScene {
  func receive(_ event: InputEvent) {
    switch event.kind {
    case .window(.resized):
      fit()
      showCounts()
      showReading()
    case .key(let key) where key.isDown:
      list.allowsMultipleSelection = true
      if !key.isRepeat { receive(key) }
    default: break
    }
  }

  private func receive(_ key: KeySample) {
    switch key.key {
    case .f1: helpPanel.toggle()
    case Key(usage: 62): refresh()
    case .delete, .backspace: deleteByKey()
    case .escape: leave()
    default:
      guard key.modifiers.isEmpty else { return }
      for (index, folder) in MailFolder.allCases.enumerated() where key.key == Key(usage: UInt16(30 + index)) {
        if scene.dragSessions.isEmpty { open(folder) }
      }
    }
  }

  /// Asks for new mails, as pulling the list down does.
  func refresh() {
    guard list.scrollView.refreshControl?.isRefreshing == false else { return }
    list.scrollView.refreshControl?.beginRefreshing()
    waitForMails()
  }

  private func deleteByKey() {
    guard scene.dragSessions.isEmpty, shown != .trash else { return }
    if columns != .three, let openMail {
      file(mailbox.rows(of: [openMail], in: shown), to: .trash)
    } else if isSelecting || list.selectedCount > 1 {
      fileSelected(to: .trash)
    } else {
      file(selectedRows, to: .trash)
    }
  }

  /// Closes the innermost state: the mail in front of the list, or selecting. A drag handles its own cancellation.
  private func leave() {
    guard scene.dragSessions.isEmpty else { return }
    if columns != .three, openMail != nil { closeMail() } else { setSelecting(false) }
  }
}
