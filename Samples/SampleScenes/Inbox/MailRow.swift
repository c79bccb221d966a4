import Dactyl
import DactylControls

/// The contents of a row's view: a component of it. The view shows one mail after another.
struct MailRow {
  /// The height with the line below: in a gap between rows, a tap would open nothing.
  static let height: Float = 69
  private let avatar: View
  private let sender: View
  private let time: View
  private let subject: View
  private let preview: View
  private let dot: View
  private let flag: View

  /// Fills a view that was just made. Its subviews follow its size.
  init(in row: View, of scene: Scene) {
    row.bounds = Rect(0, 0, 320, Self.height)
    row.name = "mail"
    row[Shape.self] = Shape(.rectangle(), fill: InboxStyle.paper)
    let column = scene.addContainer(.column(), to: row)
    let content = column.add(
      .row(spacing: 12, padding: EdgeInsets(top: 0, left: 20, bottom: 0, right: 10), vertical: .center),
      LayoutItem(weight: 1))
    InboxStyle.addHairline(LayoutItem(height: 1), to: column, of: scene)
    avatar = Self.addAvatar(to: content, size: 40)
    let texts = content.add(.column(spacing: 1), LayoutItem(weight: 1))
    let first = texts.add(.row(spacing: 6))
    sender = first.add(.line("", size: 15, color: InboxStyle.ink), LayoutItem(weight: 1))
    time = first.add(.line("", size: 11, color: InboxStyle.muted, alignment: Vector(1, 0.5)))
    let second = texts.add(.row(spacing: 6, vertical: .center))
    subject = second.add(.line("", size: 13, color: InboxStyle.ink), LayoutItem(weight: 1))
    flag = scene.makeView(frame: Rect(0, 0, 12, 12))
    flag[Shape.self] = Shape(.rectangle(cornerRadius: 3), fill: InboxStyle.flag)
    second.add(flag)
    preview = texts.add(.line("", size: 12, color: InboxStyle.muted))
    dot = scene.makeView(frame: Rect(6, 30, 8, 8))
    dot[Shape.self] = Shape(.ellipse, fill: InboxStyle.accent)
    content.add(dot, LayoutItem(isArranged: false))
    column.view.isUserInteractionEnabled = false
  }

  /// Adds the disc for a sender's initials.
  static func addAvatar(to container: Container, size: Float) -> View {
    let avatar = container.add(Label("", size: size * 0.4, color: .white), LayoutItem(width: size, height: size))
    // The sender's name says it.
    avatar.accessibilityElementsHidden = true
    return avatar
  }

  /// Shows the sender of a mail on a disc.
  static func show(_ mail: Mail, on avatar: View) {
    avatar[Shape.self] = Shape(.ellipse, fill: InboxStyle.color(of: mail))
    avatar[Label.self]?.text = mail.initials
  }

  /// Shows a mail.
  func show(_ mail: Mail, isUnread: Bool, isFlagged: Bool) {
    Self.show(mail, on: avatar)
    sender[Label.self]?.text = mail.sender
    time[Label.self]?.text = mail.time
    time[Label.self]?.color = isUnread ? InboxStyle.accent : InboxStyle.muted
    subject[Label.self]?.text = mail.subject
    subject[Label.self]?.color = isUnread ? InboxStyle.accent : InboxStyle.ink
    preview[Label.self]?.text = mail.preview
    dot.isHidden = !isUnread
    flag.isHidden = !isFlagged
  }
}
