import Dactyl

/// The arrangement of a menu's items in a panel.
public enum MenuArrangement: UInt8, Hashable, Sendable {
  /// Below each other, with marks, keys and submenus: a context menu.
  case list
  /// Beside each other, with titles only: an edit menu. A scene that is too narrow for it gets a list.
  case bar
}

/// The frames of a menu's items in its panel, and of the panel: numbers alone.
struct MenuLayout {
  /// The size of the panel.
  private(set) var size = Size.zero
  /// The frame of each item, in the panel's coordinates.
  private(set) var rows: [Rect] = []

  /// Arranges the items below each other, in as many columns as the height requires.
  init(list items: [MenuItem], width: Float, rowHeight: Float, _ style: MenuStyle, in room: Size) {
    let most = max(rowHeight, room.height - 2 * (style.margin + style.padding))
    var (column, y, height): (Int, Float, Float) = (0, 0, 0)
    for item in items {
      let own = item == .separator ? style.separatorHeight : rowHeight
      if y + own > most, y > 0 { (column, y) = (column + 1, 0) }
      rows.append(Rect(Float(column), y, 1, own))
      y += own
      height = max(height, y)
    }
    let columns = Float(column + 1)
    let width = max(1, min(width, (room.width - 2 * (style.margin + style.padding)) / columns))
    rows = rows.map { Rect(style.padding + $0.minX * width, style.padding + $0.minY, width, $0.size.height) }
    size = Size(columns * width + 2 * style.padding, height + 2 * style.padding)
  }

  /// Arranges the items beside each other. Returns nil where there is no room for that.
  init?(bar items: [MenuItem], widths: [Float], rowHeight: Float, _ style: MenuStyle, in room: Size) {
    var x = style.padding
    for (item, width) in zip(items, widths) {
      let own = item == .separator ? style.separatorHeight : width
      rows.append(Rect(x, style.padding, own, rowHeight))
      x += own
    }
    size = Size(x + style.padding, rowHeight + 2 * style.padding)
    guard size.width + 2 * style.margin <= room.width else { return nil }
  }

  /// The side of a target on which a panel is placed.
  enum Side {
    /// Below the target and to the right, else above it, else to the left.
    case below
    /// Above the middle of the target, else below it.
    case above
    /// To the right of the target, with the first item at the same height, else to the left.
    case right
  }

  /// The frame of the panel beside a target, inside the room.
  func frame(beside target: Rect, _ side: Side, _ style: MenuStyle, in room: Size) -> Rect {
    let margin = style.margin
    func fits(_ start: Float, _ length: Float, _ room: Float) -> Bool {
      start >= margin && start + length <= room - margin
    }
    func choose(_ first: Float, _ second: Float, _ length: Float, _ room: Float) -> Float {
      let start = !fits(first, length, room) && fits(second, length, room) ? second : first
      return max(margin, min(start, room - margin - length))
    }
    let (width, height) = (size.width, size.height)
    let origin: Point
    switch side {
    case .below:
      origin = Point(
        choose(target.minX, target.maxX - width, width, room.width),
        choose(target.maxY, target.minY - height, height, room.height))
    case .above:
      let middle = target.center.x - width / 2
      origin = Point(
        choose(middle, middle, width, room.width),
        choose(target.minY - margin - height, target.maxY + margin, height, room.height))
    case .right:
      let top = target.minY - style.padding
      origin = Point(
        choose(target.maxX, target.minX - width, width, room.width), choose(top, top, height, room.height))
    }
    return Rect(origin: origin, size: size)
  }
}

extension MenuItem {
  /// The title that is shown for the item; empty for a separator.
  var title: String {
    switch self {
    case .command(let command): command.title.isEmpty ? command.action.name : command.title
    case .menu(let menu): menu.title
    case .separator: ""
    }
  }

  /// Whether the item can be chosen or opened.
  var isSelectable: Bool {
    switch self {
    case .command(let command): command.isEnabled
    case .menu(let menu): !menu.items.isEmpty
    case .separator: false
    }
  }

  /// The submenu that the item opens, or nil.
  var submenu: Menu? { if case .menu(let menu) = self { menu } else { nil } }
}

extension Menu {
  /// The menu without empty submenus and without superfluous separators.
  var tidied: Menu {
    var menu = self
    menu.items = []
    for item in items {
      switch item {
      case .separator: if let last = menu.items.last, last != .separator { menu.addSeparator() }
      case .menu(let inner):
        let tidied = inner.tidied
        if !tidied.items.isEmpty { menu.add(tidied) }
      case .command: menu.items.append(item)
      }
    }
    if menu.items.last == .separator { menu.items.removeLast() }
    return menu
  }
}
