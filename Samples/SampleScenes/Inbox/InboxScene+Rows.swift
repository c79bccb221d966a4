import Dactyl
import DactylControls

/// Notes the landing of a finger on a row: fingers and the mouse select differently with a tap.
private struct RowTouch: TouchResponder {
  let began: (Touch) -> Void

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
    if let touch = touches.first { began(touch) }
    return .passToNext
  }
}

/// The rows of the list: their contents, and the effects of swipes, taps and keys on them.
extension InboxScene {
  func fillList() {
    list.rowHeight = .fixed(MailRow.height)
    list.style = InboxStyle.list
    list.view.name = "list"
    list.view[Shape.self] = Shape(.rectangle(), fill: InboxStyle.ground)
    list.allowsMultipleSelection = true
    var source = ListDataSource()
    source.numberOfRows = { [self] _, _ in mailbox.count(in: shown) }
    source.makeRow = { [self] _, _ in makeRow() }
    source.showRow = { [self] _, row, path in showRow(row, path) }
    list.dataSource = source
    var delegate = ListDelegate()
    delegate.performPrimaryAction = { [self] _, path in if !isSelecting { open(row: path.row) } }
    delegate.didChangeSelection = { [self] _ in selectionDidChange() }
    delegate.leadingSwipeActions = { [self] in leadingActions($1) }
    delegate.trailingSwipeActions = { [self] in trailingActions($1) }
    list.delegate = delegate
    list.scrollView.showsVerticalScrollIndicator = true
    list.scrollView.addRefreshControl { [self] _ in waitForMails() }
  }

  private func makeRow() -> View {
    let row = scene.addView(frame: .zero)
    row[MailRow.self] = MailRow(in: row, of: scene)
    row.setResponder(RowTouch { [self] in list.allowsMultipleSelection = selectsSeveral(with: $0) })
    listenForDrags(of: row)
    addPreview(to: row)
    return row
  }

  /// Whether a press of a row selects it, rather than opens its mail. Fingers open it; the mouse selects, with Shift
  /// and Control several, but without them it opens the mail where that has no column of its own.
  private func selectsSeveral(with touch: Touch) -> Bool {
    let isExtending = !touch.modifierFlags.isDisjoint(with: [.shift, .control, .command])
    return isSelecting || touch.type == .pointer && (columns == .three || isExtending)
  }

  private func showRow(_ row: View, _ path: ListPath) {
    guard let mail = mailbox.mail(at: path.row, in: shown) else { return }
    row[MailRow.self]?.show(Mail(mail), isUnread: mailbox.isUnread(mail), isFlagged: mailbox.isFlagged(mail))
  }

  /// Configures the row of a mail again, if it is visible.
  func refreshRow(of mail: Int32) {
    let paths = list.visiblePaths.filter { mailbox.mail(at: $0.row, in: shown) == mail }
    list.reconfigureRows(at: paths)
    showCounts()
  }

  private func leadingActions(_ path: ListPath) -> [ListSwipeAction] {
    guard let mail = mailbox.mail(at: path.row, in: shown) else { return [] }
    let (isUnread, isFlagged) = (mailbox.isUnread(mail), mailbox.isFlagged(mail))
    return [
      ListSwipeAction(isUnread ? "Read" : "Unread", color: InboxStyle.accent) { [self] _, _ in
        mark(mail, isRead: isUnread, in: shown)
      },
      ListSwipeAction(isFlagged ? "Unflag" : "Flag", color: InboxStyle.flag) { [self] _, _ in flag(mail, !isFlagged) },
    ]
  }

  private func trailingActions(_ path: ListPath) -> [ListSwipeAction] {
    let archive: MailFolder = shown == .archive ? .inbox : .archive
    var actions = [
      ListSwipeAction(archive.name, color: InboxStyle.color(of: archive)) { [self] in file([$1.row], to: archive) }
    ]
    if shown != .trash {
      actions.append(ListSwipeAction("Delete", isDestructive: true) { [self] in file([$1.row], to: .trash) })
    }
    return actions
  }

  /// The selected rows, in order.
  var selectedRows: [Int] { list.selectedPaths.map(\.row) }

  /// Sets whether taps select mails or open them.
  func setSelecting(_ isOn: Bool) {
    guard isOn != isSelecting else { return }
    isSelecting = isOn
    list.allowsMultipleSelection = true
    list.closeOpenRow()
    if !isOn || list.selectedCount < 2 { list.deselectAll() }
    // Without `didMove` a long press begins a drag.
    list.delegate.didMove = isOn ? { [self] _, from, to in reorder(from.row, to: to.row) } : nil
    list.delegate.canMove = { [self] in !isDraggedWithOthers($1) }
    selectionDidChange()
  }

  private func selectionDidChange() {
    let count = list.selectedCount
    if isSelecting || count > 1 { onEvent?(.select(count: count)) }
    showCounts()
    guard columns == .three, !isSelecting, let row = list.selectedPaths.prefix(2).first else { return }
    if count == 1 { open(row: row.row) } else { showReading() }
  }
}
