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
  /// The view that is zoomed.
  private let page: View
  private let avatar: View
  private let subject: View
  private let sender: View
  private let time: View
  private let text: View
  private let bar: View
  private let edge: View
  private let nothing: View
  private(set) var mail: Int32?
  static let barHeight: Float = 52

  init(in parent: View, of scene: Scene) {
    view = scene.addView(frame: .zero, to: parent)
    view.name = "reading pane"
    view.clipsToBounds = true
    view[Shape.self] = Shape(.rectangle(), fill: InboxStyle.paper)
    let sheet = scene.addView(frame: .zero, to: view)
    sheet.name = "mail text"
    sheet.clipsToBounds = true
    page = scene.addView(frame: .zero, to: sheet)
    page.name = "page"
    scroll = sheet.makeScrollView(contentSize: ScrollSize(0, 0))
    scroll.alwaysBounceVertical = true
    scroll.showsVerticalScrollIndicator = true
    scroll.showsHorizontalScrollIndicator = true
    scroll.maximumZoomScale = 3
    scroll.zoomsOnDoubleTap = true
    scroll.allowsKeyboardScrolling = true
    func add(_ parent: View) -> View {
      let part = scene.addView(frame: .zero, to: parent)
      part.isUserInteractionEnabled = false
      return part
    }
    (avatar, subject, sender, time, text) = (add(page), add(page), add(page), add(page), add(page))
    nothing = add(view)
    bar = scene.addView(frame: .zero, to: view)
    bar[Shape.self] = Shape(.rectangle(), fill: InboxStyle.paper)
    edge = add(bar)
    edge[Shape.self] = Shape(.rectangle(), fill: InboxStyle.hairline)
    let bar = bar
    buttons = ["Back", "Archive", "Delete", "Flag"].map { scene.addButton($0, frame: .zero, to: bar) }
    let page = page
    scroll.delegate.viewForZooming = { _ in page }
  }

  /// Lays the pane out. A new size resets the zoom of the text.
  func fit(_ frame: Rect, showsBack: Bool) {
    guard view.bounds.size != frame.size || buttons[0].view.isHidden == showsBack || view.center != frame.center
    else { return }
    let isSameSize = view.bounds.size == frame.size
    view.bounds = Rect(origin: .zero, size: frame.size)
    view.center = frame.center
    bar.frame = Rect(0, 0, frame.size.width, Self.barHeight)
    edge.frame = Rect(0, Self.barHeight - 1, frame.size.width, 1)
    let shown = buttons.enumerated().filter { $0.offset > 0 || showsBack }
    let width = max(min(84, (frame.size.width - 12) / Float(max(shown.count, 1)) - 6), 1)
    buttons[0].view.isHidden = !showsBack
    for (index, button) in shown.enumerated() {
      button.element.view.frame = Rect(12 + Float(index) * (width + 6), 9, width, 34)
    }
    scroll.view.frame = Rect(0, Self.barHeight, frame.size.width, max(frame.size.height - Self.barHeight, 1))
    nothing.frame = Rect(0, Self.barHeight, frame.size.width, max(frame.size.height - Self.barHeight, 1))
    if !isSameSize { layOutPage() }
  }

  /// Shows a mail, or a line of text if no mail is open.
  func show(_ mail: Int32?, isFlagged: Bool, otherwise line: String) {
    let isOther = mail != self.mail
    self.mail = mail
    for button in buttons { button.isEnabled = mail != nil || button == buttons[0] }
    buttons[3].title = isFlagged ? "Unflag" : "Flag"
    page.isHidden = mail == nil
    nothing.isHidden = mail != nil
    nothing[Label.self] = Label(
      line, size: 15, color: InboxStyle.muted, numberOfLines: 3, lineBreakMode: .byWordWrapping)
    guard isOther, let mail = mail.map(Mail.init) else { return }
    avatar[Shape.self] = Shape(.ellipse, fill: InboxStyle.color(of: mail))
    avatar[Label.self] = Label(mail.initials, size: 18, color: .white)
    subject[Label.self] = Label(
      mail.subject, size: 22, color: InboxStyle.ink, alignment: .zero, lineBreakMode: .byWordWrapping)
    sender[Label.self] = .line(mail.sender, size: 15, color: InboxStyle.ink)
    time[Label.self] = .line(mail.time, size: 12, color: InboxStyle.muted)
    text[Label.self] = Label(
      mail.text, size: 15, color: InboxStyle.ink, alignment: .zero, lineBreakMode: .byWordWrapping)
    layOutPage()
  }

  /// Lays out the parts of the page below each other, as high as their lines need.
  private func layOutPage() {
    guard mail != nil else { return }
    scroll.zoomScale = 1
    scroll.contentOffset = ScrollPoint(0, 0)
    let width = view.bounds.size.width
    let margin: Float = width < 420 ? 16 : 32
    let column = max(min(width - 2 * margin, 640), 40)
    let title = subject.size(fitting: Size(column, .infinity)).height
    subject.frame = Rect(margin, 20, column, title)
    let top = 20 + title + 16
    avatar.frame = Rect(margin, top, 44, 44)
    sender.frame = Rect(margin + 56, top + 2, max(column - 56, 1), 20)
    time.frame = Rect(margin + 56, top + 24, max(column - 56, 1), 16)
    let height = text.size(fitting: Size(column, .infinity)).height
    text.frame = Rect(margin, top + 68, column, height)
    let whole = Size(width, top + 68 + height + 40)
    page.frame = Rect(origin: .zero, size: whole)
    scroll.contentSize = ScrollSize(Double(whole.width), Double(whole.height))
  }
}
