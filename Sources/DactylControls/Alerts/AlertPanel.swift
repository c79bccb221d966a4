import Dactyl

/// The views of an alert: its window, and in it a panel whose contents scroll where the scene is too low for them.
struct AlertPanel {
  let window: Window
  let buttons: [Button]
  let textFields: [TextField]
  private let frame: View
  private let content: Container
  private let row: Container
  private let style: AlertStyle
  private let isSheet: Bool

  /// Makes the views. The window takes all touches beside the panel.
  init(
    _ title: String, _ message: String, _ placeholders: [String], _ actions: [AlertAction], isSheet: Bool,
    _ style: AlertStyle, in scene: Scene
  ) {
    self.style = style
    self.isSheet = isSheet
    window = scene.addWindow(frame: Rect(origin: .zero, size: scene.size), level: style.level)
    window.view.name = isSheet ? "action sheet" : "alert"
    window.view.accessibilityRole = .dialog
    window.view.accessibilityLabel = title.isEmpty ? message : title
    window.view.accessibilityViewIsModal = true
    window.view[Shape.self] = Shape(.rectangle(), fill: style.dimming)
    frame = scene.addView(frame: Rect(0, 0, style.width, 1), to: window.view)
    frame.name = "panel"
    frame.clipsToBounds = true
    frame[Shape.self] = Shape(
      .rectangle(cornerRadius: style.cornerRadius), fill: style.background, stroke: scene.panelOutline(style.outline),
      lineWidth: 1)
    let scroll = frame.makeScrollView(contentSize: ScrollSize(0, 0))
    scroll.showsVerticalScrollIndicator = true
    let content = scene.addContainer(.column(spacing: 12, padding: EdgeInsets(style.padding)), to: frame)
    self.content = content
    func add(_ text: String, _ font: Font, _ size: Float) {
      guard !text.isEmpty else { return }
      content.add(
        Label(
          text, font: font, size: size, color: style.text, alignment: Vector(0.5, 0.5),
          lineBreakMode: .byWordWrapping))
    }
    add(title, style.titleFont, style.titleSize)
    add(message, .default, style.messageSize)
    textFields = placeholders.map { placeholder in
      let field = scene.addTextField(to: content.view)
      field.placeholder = placeholder
      return field
    }
    let row = content.add(.column(spacing: 8))
    self.row = row
    buttons = actions.map { action in
      let button = scene.addButton(action.title, to: row.view)
      button.view.name = action.title
      button.isEnabled = action.isEnabled
      let fill: Color? =
        switch action.style {
        case .default: nil
        case .cancel: style.cancel
        case .destructive: style.destructive
        }
      if let fill {
        var controls = scene.controlStyle
        controls.normal.fill = fill
        controls.highlighted.fill = fill.mixed(with: .black, 0.3)
        button.style = controls
      }
      return button
    }
  }

  /// Lays the panel out in the scene: in the middle, or as a sheet at the lower edge.
  func fit(in scene: Scene) {
    guard window.view.isAlive, frame.isAlive, content.view.isAlive else { return }
    let size = scene.size
    window.view.frame = Rect(origin: .zero, size: size)
    let safe = scene.window.safeAreaInsets
    let area = window.view.bounds.outset(
      by: EdgeInsets(
        top: -safe.top - style.margin, left: -safe.left - style.margin, bottom: -safe.bottom - style.margin,
        right: -safe.right - style.margin))
    let width = max(min(style.width, area.size.width), 1)
    arrangeButtons(within: width - 2 * style.padding, scene)
    frame.frame = Rect(0, 0, width, max(area.size.height, 1))
    content.view.layoutIfNeeded()
    let height = max(min(content.view.bounds.size.height, area.size.height), 1)
    let y = isSheet ? area.maxY - height : area.midY - height / 2
    frame.frame = Rect((area.midX - width / 2).rounded(), y.rounded(), width, height)
  }

  /// Puts two buttons side by side where their titles fit, and all others below one another.
  private func arrangeButtons(within width: Float, _ scene: Scene) {
    let share = (width - 8) / 2
    let fit = buttons.allSatisfy { ($0.control.behavior.intrinsicContentSize(of: $0.control)?.width ?? 0) <= share }
    let isRow = !isSheet && buttons.count == 2 && fit
    row.layout = isRow ? .row(spacing: 8) : .column(spacing: 8)
    for button in buttons {
      button.view.layoutItem = LayoutItem(height: scene.display.scaled(style.buttonHeight), weight: isRow ? 1 : 0)
    }
  }

  /// Shows the panel growing to its size.
  func animate() {
    guard frame.isAlive else { return }
    let way = isSheet ? Transform.translation(0, frame.bounds.size.height) : .scale(1.1)
    frame.transform = way
    frame.alpha = 0.3
    frame.animate(duration: 0.2, easing: .easeOut, allowsUserInteraction: true) {
      $0.transform = .identity
      $0.alpha = 1
    }
  }
}
