import Dactyl
import DactylControls

/// The preview of dragged mails: a card with the first one's subject, and the edges of more cards for several mails. It
/// is a view of its own, since the row may show another mail before the drop; and it lies above the finger, so that it
/// hides no folder under it.
enum MailCard {
  static func make(_ mail: Mail, count: Int, width: Float, in scene: Scene) -> View {
    let size = Size(width, 60)
    // The view under the finger is small, and the card lies beside it.
    let grip = scene.addView(frame: Rect(0, 0, 16, 16))
    let card = scene.addView(frame: Rect(origin: Point(-32, -74), size: size), to: grip)
    card.alpha = 0.92
    for index in (0..<min(count, 3)).reversed() {
      let sheet = scene.addView(frame: Rect(origin: Point(Float(index) * 5, Float(index) * -5), size: size), to: card)
      sheet[Shape.self] = Shape(
        .rectangle(cornerRadius: 10), fill: InboxStyle.paper, stroke: InboxStyle.accent, lineWidth: 1.5)
    }
    let row = scene.addContainer(
      .row(spacing: 12, padding: EdgeInsets(horizontal: 12), vertical: .center),
      frame: Rect(origin: .zero, size: size), to: card)
    MailRow.show(mail, on: MailRow.addAvatar(to: row, size: 36))
    let texts = row.add(.column(spacing: 2), LayoutItem(weight: 1))
    texts.add(.line(count > 1 ? "\(count) mails" : mail.sender, size: 15, color: InboxStyle.ink))
    texts.add(.line(mail.subject, size: 13, color: InboxStyle.muted))
    return grip
  }
}
