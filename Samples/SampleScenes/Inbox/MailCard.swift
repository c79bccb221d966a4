import Dactyl

/// The preview of dragged mails: a card with the first one's subject, and the edges of more cards for several mails. It
/// is a view of its own, since the row may show another mail before the drop; and it lies above the finger, so that it
/// hides no folder under it.
enum MailCard {
  static func make(_ mail: Mail, count: Int, width: Float, zoom: Float, in scene: Scene) -> View {
    let size = Size(width * zoom, 60 * zoom)
    // The view under the finger is small, and the card lies beside it.
    let grip = scene.addView(frame: Rect(origin: .zero, size: Size(16 * zoom, 16 * zoom)))
    let card = scene.addView(frame: Rect(-32 * zoom, -74 * zoom, size.width, size.height), to: grip)
    card.alpha = 0.92
    for index in (0..<min(count, 3)).reversed() {
      let offset = Float(index) * 5 * zoom
      let sheet = scene.addView(frame: Rect(offset, -offset, size.width, size.height), to: card)
      sheet[Shape.self] = Shape(
        .rectangle(cornerRadius: 10 * zoom), fill: InboxStyle.paper, stroke: InboxStyle.accent, lineWidth: 1.5 * zoom)
    }
    func add(_ frame: Rect, _ label: Label, _ shape: Shape? = nil) {
      let view = scene.addView(
        frame: Rect(frame.minX * zoom, frame.minY * zoom, frame.size.width * zoom, frame.size.height * zoom), to: card)
      view[Shape.self] = shape
      view[Label.self] = label
    }
    add(
      Rect(12, 12, 36, 36), Label(mail.initials, size: 15 * zoom, color: .white),
      Shape(.ellipse, fill: InboxStyle.color(of: mail)))
    let title = count > 1 ? "\(count) mails" : mail.sender
    add(Rect(60, 10, width - 72, 20), .line(title, size: 15 * zoom, color: InboxStyle.ink))
    add(Rect(60, 31, width - 72, 18), .line(mail.subject, size: 13 * zoom, color: InboxStyle.muted))
    return grip
  }
}
