import Dactyl

/// The default view of the list of key commands: a panel in the middle, with as many columns as its height requires.
struct KeyCommandList {
  private let commands: [KeyCommand]
  private let style: KeyCommandOverlay.Style

  init(_ commands: [KeyCommand], _ style: KeyCommandOverlay.Style) {
    self.commands = commands
    self.style = style
  }

  func draw(in window: View, of scene: Scene) {
    let room = max(style.rowHeight, window.bounds.size.height - 4 * style.padding)
    let most = min(max(Int(clamping: room / style.rowHeight), 1), max(commands.count, 1))
    let columns = (commands.count + most - 1) / most
    let rows = (commands.count + columns - 1) / columns
    let columnWidth = style.width + style.padding
    let size = Size(
      Float(columns) * columnWidth + style.padding, Float(rows) * style.rowHeight + 2 * style.padding)
    let panel = scene.addView(frame: Rect(center: window.bounds.center, size: size), to: window)
    panel[Shape.self] = Shape(.rectangle(cornerRadius: 10), fill: style.background)
    panel.autoresizing = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    for (number, command) in commands.enumerated() {
      let (column, row) = (number / rows, number % rows)
      let frame = Rect(
        style.padding + Float(column) * columnWidth, style.padding + Float(row) * style.rowHeight, style.width,
        style.rowHeight)
      let title = command.title.isEmpty ? command.action.name : command.title
      let keys = label(command.keyText, style.keys, 1)
      // The title ends before the keys.
      let taken = command.keyText.isEmpty ? 0 : scene.size(of: keys, fitting: frame.size).width + style.size / 2
      let room = Rect(origin: frame.origin, size: Size(max(0, frame.size.width - taken), frame.size.height))
      scene.addView(frame: room, to: panel)[Label.self] = label(title, style.text, 0)
      scene.addView(frame: frame, to: panel)[Label.self] = keys
    }
  }

  private func label(_ text: String, _ color: Color, _ side: Float) -> Label {
    Label(
      text, size: style.size, color: color, alignment: Vector(side, 0.5), numberOfLines: 1,
      lineBreakMode: .byTruncatingTail, minimumScaleFactor: 0.7)
  }
}
