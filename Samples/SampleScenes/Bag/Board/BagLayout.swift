import Dactyl

/// The layout of bags, shop and slots in a window: the bags beside each other or one above the other, with the shop in
/// between, in as many columns as make the slots largest.
struct BagLayout {
  /// The side of a slot, in points.
  private(set) var side: Float
  /// The frames of the slots, by number.
  private(set) var slots: [Rect] = []
  /// The frames of the left bag, the right bag and the shop, with room for their titles.
  private(set) var panels: [Rect] = []
  /// The frame of the line of text at the lower edge.
  let line: Rect
  /// The size of the letters in that line and in titles.
  let letters: Float
  /// The height of a panel's title.
  let titleHeight: Float

  /// Returns the layout with the largest slots.
  static func best(for size: Size) -> BagLayout {
    let all = [2, 3, 4, 6].flatMap { [BagLayout($0, beside: true, size), BagLayout($0, beside: false, size)] }
    return all.dropFirst().reduce(all[0]) { $1.side > $0.side ? $1 : $0 }
  }

  private static let margin: Float = 8
  /// The distances as shares of a slot's side: between slots, around them in a panel, and between panels.
  private static let (gap, padding, distance): (Float, Float, Float) = (0.1, 0.18, 0.22)
  /// The largest side of a slot: above it pictures look coarse.
  private static let mostSide: Float = 250

  private init(_ columns: Int, beside: Bool, _ size: Size) {
    letters = min(max(min(size.width, size.height) / 46, smallestLetters), 28)
    titleHeight = letters * 1.7
    let lines: Float = size.width < 700 ? 2 : 1
    let hintRoom = HelpPanel.hintRoom(inWidth: size.width)
    let lineHeight = max(lines * letters * 1.15, 22) + 8
    line = Rect(
      Self.margin + 4, size.height - lineHeight, max(size.width - hintRoom - Self.margin - 4, 1), lineHeight - 4)

    // The columns and rows of the bags, and of the shop, which is as high or as wide as they are.
    let rows = Inventory.bagSize / columns
    let bag = (columns: columns, rows: rows)
    let wares = Inventory.shopSize
    let depth = (wares - 1) / (beside ? rows : columns) + 1
    let length = (wares - 1) / depth + 1
    let shop = beside ? (columns: depth, rows: length) : (columns: length, rows: depth)

    func extent(_ count: Int) -> Float { Float(count) * (1 + Self.gap) - Self.gap + 2 * Self.padding }
    let across = [bag, shop, bag].map { extent($0.columns) }
    let down = [bag, shop, bag].map { extent($0.rows) }
    let area = Size(size.width - 2 * Self.margin, size.height - lineHeight - Self.margin)
    func total(_ extents: [Float]) -> Float { extents.reduce(2 * Self.distance, +) }
    side =
      beside
      ? min(area.width / total(across), (area.height - titleHeight) / extent(rows))
      : min(area.width / extent(columns), (area.height - 3 * titleHeight) / total(down))
    side = min(max(side, 1), Self.mostSide)

    // The panels lie from left to right or from top to bottom, in the middle of the window.
    let whole =
      beside
      ? Size(total(across) * side, extent(rows) * side + titleHeight)
      : Size(extent(columns) * side, total(down) * side + 3 * titleHeight)
    var corner = Point((size.width - whole.width) / 2, Self.margin + (area.height - whole.height) / 2)
    var areas: [(frame: Rect, grid: (columns: Int, rows: Int))] = []
    for (index, grid) in [bag, shop, bag].enumerated() {
      let extent = Size(across[index] * side, down[index] * side + titleHeight)
      let inset = beside ? Vector(0, (whole.height - extent.height) / 2) : Vector((whole.width - extent.width) / 2, 0)
      areas.append((Rect(origin: corner + inset, size: extent), grid))
      if beside {
        corner.x += extent.width + Self.distance * side
      } else {
        corner.y += extent.height + Self.distance * side
      }
    }
    for (area, count) in [(areas[0], Inventory.bagSize), (areas[2], Inventory.bagSize), (areas[1], wares)] {
      panels.append(area.frame)
      slots += (0..<count).map { slot(at: ($0 % area.grid.columns, $0 / area.grid.columns), in: area.frame) }
    }
  }

  private func slot(at cell: (column: Int, row: Int), in panel: Rect) -> Rect {
    let step = side * (1 + Self.gap)
    return Rect(
      panel.minX + Self.padding * side + Float(cell.column) * step,
      panel.minY + titleHeight + Self.padding * side * 0.6 + Float(cell.row) * step, side, side)
  }
}
