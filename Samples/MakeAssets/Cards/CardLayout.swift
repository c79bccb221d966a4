/// The measures of a card, in the units that its drawing is given in.
enum CardLayout {
  /// The size of a cell.
  static let size = Vec(128, 176)
  /// Pixels to a unit.
  static let scale = 0.875
  /// The width of a cell in pixels.
  static let cellWidth = 112
  /// The height of a cell in pixels.
  static let cellHeight = 154
  /// The margin between the card and its cell, so that the card's edge stays smooth when the card is turned.
  static let margin = 1.5
  static let cornerRadius = 11.0

  /// The outline of the card.
  static var body: Shape {
    .roundedBox(margin, margin, size.x - 2 * margin, size.y - 2 * margin, radius: cornerRadius)
  }
}

extension Canvas {
  /// Makes a canvas for cards in columns and rows of cells.
  init(cardColumns: Int, rows: Int) {
    self.init(
      width: cardColumns * CardLayout.cellWidth, height: rows * CardLayout.cellHeight, scale: CardLayout.scale)
  }

  /// Moves the drawing to a cell.
  mutating func move(toCardColumn column: Int, row: Int) {
    origin = Vec(Double(column * CardLayout.cellWidth), Double(row * CardLayout.cellHeight))
  }

  /// Draws something, and draws it again turned half round in the card.
  mutating func drawBothWays(_ draw: (inout Canvas) -> Void) {
    draw(&self)
    turned(CardLayout.size, draw)
  }
}
