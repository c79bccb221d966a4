import Dactyl
import DactylControls

/// The pane of the open mail: its subject, its sender, and all of its text, which two fingers or two taps zoom.
final class ReadingPane {
  /// The view of the pane.
  let view: View
  /// The scroll view in which the text scrolls and zooms.
  let scroll: ScrollView
  /// The buttons above the text: back, archive, delete, flag.
  let buttons: [Button]
  /// The view that is zoomed, and the column of the texts in it.
  private let page: View
  private let column: Container
  private let avatar: View
  private let subject: View
  private let sender: View
  private let time: View
  private let text: View
  private let nothing: View
  private(set) var mail: Int32?

  init(in parent: View, of scene: Scene) {
    let pane = scene.addContainer(.column(), frame: .zero, to: parent)
    view = pane.view
    view.name = "reading pane"
    view.clipsToBounds = true
    view[Shape.self] = Shape(.rectangle(), fill: InboxStyle.paper)
    let (_, bar) = InboxStyle.addBar("mail bar", hairlineBelow: true, spacing: 6, to: pane, of: scene)
    buttons = ["Back", "Archive", "Delete", "Flag"].map { scene.addButton($0, to: bar.view) }
    for button in buttons { button.view.layoutItem = LayoutItem(height: 34, maxWidth: 84, weight: 1) }
    let body = pane.add(.overlay(), LayoutItem(weight: 1))
    let sheet = scene.makeView(frame: .zero)
    body.add(sheet)
    sheet.name = "mail text"
    sheet.clipsToBounds = true
    scroll = sheet.makeScrollView(contentSize: ScrollSize(0, 0))
    scroll.alwaysBounceVertical = true
    scroll.showsVerticalScrollIndicator = true
    scroll.showsHorizontalScrollIndicator = true
    scroll.maximumZoomScale = 3
    scroll.zoomsOnDoubleTap = true
    scroll.allowsKeyboardScrolling = true
    scroll.view.accessibilityRole = .text
    let page = scene.addContainer(.column(), to: sheet)
    self.page = page.view
    page.view.name = "page"
    column = page.add(.column(spacing: 16), LayoutItem(maxWidth: 704, horizontal: .leading))
    subject = column.addLabel("", size: 22, color: InboxStyle.ink)
    let row = column.add(.row(spacing: 12, vertical: .center))
    avatar = MailRow.addAvatar(to: row, size: 44)
    let texts = row.add(.column(spacing: 2), LayoutItem(weight: 1))
    sender = texts.add(.line("", size: 15, color: InboxStyle.ink))
    time = texts.add(.line("", size: 12, color: InboxStyle.muted))
    text = column.addLabel("", size: 15, color: InboxStyle.ink)
    column.view.isUserInteractionEnabled = false
    nothing = body.addLabel("", size: 15, color: InboxStyle.muted, alignment: Vector(0.5, 0.5))
    nothing.isUserInteractionEnabled = false
    scroll.delegate.viewForZooming = { _ in page.view }
  }

  /// Lays the pane out. A new size resets the zoom of the text.
  func fit(_ frame: Rect, showsBack: Bool) {
    buttons[0].view.isHidden = !showsBack
    let isSameSize = view.bounds.size == frame.size
    view.bounds = Rect(origin: .zero, size: frame.size)
    view.center = frame.center
    guard !isSameSize else { return }
    column.layout.padding = EdgeInsets(horizontal: frame.size.width < 420 ? 16 : 32, vertical: 20)
    showTop()
  }

  /// Shows a mail, or a line of text if no mail is open.
  func show(_ mail: Int32?, isFlagged: Bool, otherwise line: String) {
    let isOther = mail != self.mail
    self.mail = mail
    for button in buttons { button.isEnabled = mail != nil || button == buttons[0] }
    buttons[3].title = isFlagged ? "Unflag" : "Flag"
    page.isHidden = mail == nil
    nothing.isHidden = mail != nil
    nothing[Label.self]?.text = line
    // The mail is one element, which keys reach and scroll.
    scroll.view.isAccessibilityElement = mail != nil
    scroll.view.canBecomeFocused = mail != nil
    guard isOther, let mail = mail.map(Mail.init) else { return }
    MailRow.show(mail, on: avatar)
    subject[Label.self]?.text = mail.subject
    sender[Label.self]?.text = mail.sender
    time[Label.self]?.text = mail.time
    text[Label.self]?.text = mail.text
    showTop()
  }

  private func showTop() {
    scroll.zoomScale = 1
    scroll.contentOffset = ScrollPoint(0, 0)
  }
}
