import Dactyl
import DactylControls

/// A look at a mail without opening it: by a finger that presses hard on its row, or by an assistive client. Pressing
/// on opens it. A finger that only stays lifts the mail instead.
extension InboxScene {
  func addPreview(to row: View) {
    let preview = row.addPreviewInteraction { [self] row in
      guard let path = list.path(of: row), let mail = mailbox.mail(at: path.row, in: shown) else { return nil }
      return page(of: Mail(mail))
    }
    preview.gesture?.duration = .infinity
    preview.onCommit = { [self] row in if let path = list.path(of: row) { open(row: path.row) } }
  }

  private func page(of mail: Mail) -> View {
    let size = Size(min(420, scene.size.width - 48), min(360, scene.size.height - 48))
    let page = scene.makeView(frame: Rect(origin: .zero, size: size))
    page[Shape.self] = Shape(.rectangle(), fill: InboxStyle.paper)
    let column = scene.addContainer(
      .column(spacing: 8, padding: EdgeInsets(20)), frame: Rect(origin: .zero, size: size), to: page)
    column.add(.line(mail.subject, size: 20, color: InboxStyle.ink))
    column.add(.line(mail.sender, size: 14, color: InboxStyle.muted))
    column.add(
      Label(
        mail.text, size: 14, color: InboxStyle.ink, alignment: .zero, lineBreakMode: .byTruncatingTail),
      LayoutItem(weight: 1))
    return page
  }
}
