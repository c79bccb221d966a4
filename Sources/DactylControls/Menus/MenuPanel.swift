import Dactyl

/// A panel of a shown menu: its items, and the views that draw them. None of the views is ever hit: the menu's window
/// receives all touches.
struct MenuPanel {
  let menu: Menu
  let arrangement: MenuArrangement
  /// The frame of the panel, in the scene's coordinates.
  let frame: Rect
  /// The frame of each item, in the panel's coordinates.
  private let rows: [Rect]
  private let view: View
  private let rowViews: [View]
  private let style: MenuStyle
  /// The item that would be chosen, or whose submenu is open.
  private(set) var highlighted: Int?
  /// The item whose submenu is the next panel.
  var opened: Int?

  /// Makes the panel beside a target. Its view is in no window until `show(in:)` is called.
  init(
    _ menu: Menu, as wanted: MenuArrangement, beside target: Rect, _ side: MenuLayout.Side, rowHeight: Float,
    _ style: MenuStyle, of scene: Scene
  ) {
    let room = scene.size
    func width(of text: String) -> Float {
      text.isEmpty ? 0 : scene.size(of: Label(text, font: style.font, size: style.size)).width
    }
    let titles = menu.items.map { width(of: $0.title) }
    let bar =
      wanted == .list
      ? nil
      : MenuLayout(
        bar: menu.items, widths: titles.map { $0 + 2 * style.inset }, rowHeight: rowHeight, style, in: room)
    let tick = menu.commands.contains { $0.isOn } ? scene.display.scaled(style.size) : 0
    let hints = menu.items.map { width(of: $0.hint) }
    let hint = hints.max() ?? 0
    let widest = (titles.max() ?? 0) + tick + (hint > 0 ? hint + 2 * style.inset : 0) + 2 * style.inset
    let layout = bar ?? MenuLayout(list: menu.items, width: widest, rowHeight: rowHeight, style, in: room)
    self.menu = menu
    arrangement = bar == nil ? .list : .bar
    self.style = style
    rows = layout.rows
    frame = layout.frame(beside: target, side, style, in: room)

    let view = scene.makeView(frame: frame)
    view.isUserInteractionEnabled = false
    view.name = "menu panel"
    view[Shape.self] = Shape(
      .rectangle(cornerRadius: style.cornerRadius), fill: style.background, stroke: scene.panelOutline(style.outline))
    self.view = view
    let isBar = bar != nil
    rowViews = menu.items.indices.map { index in
      let (item, row) = (menu.items[index], layout.rows[index])
      let rowView = scene.addView(frame: row, to: view)
      guard item != .separator else {
        let line =
          isBar ? Rect(row.size.width / 2, 6, 1, row.size.height - 12) : Rect(0, row.size.height / 2, row.size.width, 1)
        scene.addView(frame: line, to: rowView)[Shape.self] = Shape(.rectangle(), fill: style.separator)
        return rowView
      }
      func add(_ text: String, _ color: Color, from left: Float, to right: Float, _ side: Float) {
        let right = min(right, row.size.width)
        let frame = Rect(max(0, min(left, right)), 0, max(0, right - left), row.size.height)
        scene.addView(frame: frame, to: rowView)[Label.self] = Label(
          text, font: style.font, size: style.size, color: color, alignment: Vector(side, 0.5), numberOfLines: 1,
          lineBreakMode: .byTruncatingTail, minimumScaleFactor: style.minimumScaleFactor)
      }
      let (left, right) = (style.inset, row.size.width - style.inset)
      let color = item.isSelectable ? style.text : style.disabledText
      guard !isBar else {
        add(item.title, color, from: 0, to: row.size.width, 0.5)
        return rowView
      }
      // A title ends before its own key.
      let end = hints[index] > 0 ? right - hints[index] - style.inset : right
      if case .command(let command) = item, command.isOn { add("\u{2022}", color, from: left, to: left + tick, 0) }
      add(item.title, color, from: left + tick, to: end, 0)
      if !item.hint.isEmpty { add(item.hint, item.isSelectable ? style.keys : color, from: left, to: right, 1) }
      return rowView
    }
  }

  /// Whether a point of the scene is in the panel.
  func contains(_ point: Point) -> Bool { frame.contains(point) }

  /// The item under a point of the scene that can be chosen or opened.
  func row(at point: Point) -> Int? {
    let own = Point(point.x - frame.minX, point.y - frame.minY)
    return rows.indices.first { rows[$0].contains(own) && menu.items[$0].isSelectable }
  }

  /// The frame of an item, in the scene's coordinates.
  func place(of row: Int) -> Rect { rows[row].offset(by: frame.origin - .zero) }

  /// Highlights an item instead of the one before.
  mutating func highlight(_ row: Int?) {
    guard row != highlighted else { return }
    if let highlighted, rowViews[highlighted].isAlive { rowViews[highlighted][Shape.self] = nil }
    highlighted = row
    guard let row, rowViews[row].isAlive else { return }
    rowViews[row][Shape.self] = Shape(
      .rectangle(cornerRadius: max(0, style.cornerRadius - style.padding)), fill: style.highlight)
  }

  /// Adds the panel in front of the other subviews of a window. Callbacks for views that enter a window, such as those
  /// of controllers, may run now.
  func show(in window: View) { window.addSubview(view) }

  func remove() { if view.isAlive { view.destroy() } }

  // MARK: Steps by keys

  /// The next item that can be chosen, or the one before; wraps around at the ends.
  func row(after row: Int?, isForward: Bool) -> Int? {
    let count = menu.items.count
    let start = row ?? (isForward ? -1 : count)
    return (1...max(count, 1)).lazy.map { step in
      ((start + (isForward ? step : -step)) % count + count) % count
    }.first { menu.items.indices.contains($0) && menu.items[$0].isSelectable }
  }

  /// The next item whose title begins with a text.
  func row(after row: Int?, startingWith text: String) -> Int? {
    let count = menu.items.count
    return (0..<count).lazy.map { ((row ?? -1) + 1 + $0) % count }.first {
      menu.items[$0].isSelectable && menu.items[$0].title.lowercased().hasPrefix(text.lowercased())
    }
  }
}

extension MenuItem {
  /// The text at the right: the key of a command, or the arrow of a submenu.
  var hint: String {
    switch self {
    case .command(let command): command.keyText
    case .menu: "\u{2192}"
    case .separator: ""
    }
  }
}
