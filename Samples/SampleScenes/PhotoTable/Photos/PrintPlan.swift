import Dactyl

/// The prints on a table that was just laid out: the same in every run.
struct PrintPlan {
  var picture: String
  var format: PrintFormat
  /// The position of the centre, as a share of the table.
  var position: Vector
  var angle: Float
  var scale: Float

  private static let pictures = [
    "balloons", "forest", "sea", "contours", "lake", "night", "dunes", "circles", "dawn", "city",
  ]
  private static let formats: [PrintFormat] = [.wide, .square, .wide, .tall, .wide, .square, .tall]
  private static let (columns, rows) = (7, 4)

  /// All prints, from back to front: a grid in disorder.
  static var all: [PrintPlan] {
    // Neighbours are not laid down one after another: the order in which they overlap looks random.
    let order = (0..<columns * rows).sorted { Scatter.hash($0, 7) < Scatter.hash($1, 7) }
    return order.map { number in
      let (column, row) = (Float(number % columns), Float(number / columns))
      let position = Vector(
        (column + 0.5 + Scatter.unit(number, 1) * 0.26) / Float(columns),
        (row + 0.5 + Scatter.unit(number, 2) * 0.2) / Float(rows))
      return PrintPlan(
        picture: pictures[(number * 3 + number / 10) % pictures.count], format: formats[number % formats.count],
        position: position, angle: Scatter.unit(number, 3) * 0.38, scale: 1 + Scatter.unit(number, 4) * 0.14)
    }
  }
}
