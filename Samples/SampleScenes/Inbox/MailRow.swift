import Dactyl

/// The contents of a row's view: a component of it. The view shows one mail after another.
struct MailRow {
  /// The height with the line below: in a gap between rows, a tap would open nothing.
  static let height: Float = 69
  private static let lineHeight: Float = 1
  private let avatar: View
  private let sender: View
  private let time: View
  private let subject: View
  private let preview: View
  private let dot: View
  private let flag: View

  /// Fills a view that was just made. Its subviews follow its width.
  init(in row: View, of scene: Scene) {
    let width: Float = 320
    row.bounds = Rect(0, 0, width, Self.height)
    row.name = "mail"
    row[Shape.self] = Shape(.rectangle(), fill: InboxStyle.paper)
    func add(_ frame: Rect, _ mask: AutoresizingMask = []) -> View {
      let view = scene.addView(frame: frame, to: row)
      view.isUserInteractionEnabled = false
      view.autoresizing = mask
      return view
    }
    let line = add(
      Rect(0, Self.height - Self.lineHeight, width, Self.lineHeight), [.flexibleWidth, .flexibleTopMargin])
    line[Shape.self] = Shape(.rectangle(), fill: InboxStyle.ground)
    dot = add(Rect(6, 30, 8, 8))
    dot[Shape.self] = Shape(.ellipse, fill: InboxStyle.accent)
    avatar = add(Rect(20, 14, 40, 40))
    sender = add(Rect(72, 7, width - 72 - 86, 19), .flexibleWidth)
    time = add(Rect(width - 82, 7, 72, 19), .flexibleLeftMargin)
    subject = add(Rect(72, 26, width - 72 - 30, 18), .flexibleWidth)
    preview = add(Rect(72, 45, width - 72 - 12, 16), .flexibleWidth)
    flag = add(Rect(width - 23, 29, 12, 12), .flexibleLeftMargin)
    flag[Shape.self] = Shape(.rectangle(cornerRadius: 3), fill: InboxStyle.flag)
  }

  /// Shows a mail.
  func show(_ mail: Mail, isUnread: Bool, isFlagged: Bool) {
    avatar[Shape.self] = Shape(.ellipse, fill: InboxStyle.color(of: mail))
    avatar[Label.self] = Label(mail.initials, size: 16, color: .white)
    sender[Label.self] = .line(mail.sender, size: 15, color: InboxStyle.ink)
    time[Label.self] = .line(
      mail.time, size: 11, color: isUnread ? InboxStyle.accent : InboxStyle.muted, alignment: Vector(1, 0.5))
    subject[Label.self] = .line(mail.subject, size: 13, color: isUnread ? InboxStyle.accent : InboxStyle.ink)
    preview[Label.self] = .line(mail.preview, size: 12, color: InboxStyle.muted)
    dot.isHidden = !isUnread
    flag.isHidden = !isFlagged
  }
}
