/// The items that are carried in bags, in one row, with a padlock at its end; and the slot in which they lie.
enum ItemSheet {
  private static let side = 128
  private static let items: [@Sendable (inout Canvas) -> Void] = [
    Arms.drawSword, Arms.drawAxe, Arms.drawShield, Vessels.drawPotion, Vessels.drawEther, Treasure.drawGem,
    Treasure.drawCoin, Treasure.drawKey, Provisions.drawApple, Provisions.drawScroll, Treasure.drawPadlock,
  ]

  /// Draws the sheet. A cell has 100 units to a side.
  static func draw() -> Raster {
    var canvas = Canvas(width: side * items.count, height: side, scale: Double(side) / 100)
    for (index, draw) in items.enumerated() {
      canvas.origin = Vec(Double(index * side), 0)
      draw(&canvas)
    }
    return canvas.raster
  }

  /// Draws the slot, sunk into leather: dark, darker below its upper edge, and with light on its lower one.
  static func drawSlot() -> Raster {
    let outer = Shape.roundedBox(2, 2, 124, 124, radius: 20)
    let inner = Shape.roundedBox(5, 5, 118, 118, radius: 17)
    var canvas = Canvas(width: side, height: side)
    canvas.fill(outer, .vertical(Ink.black.alpha(0.6), from: 4, Ink.white.alpha(0.22), to: 126))
    canvas.fill(
      inner,
      Paint { point in
        let depth = smooth(-inner.distance(point) / 16)
        let light = 0.1 + 0.09 * depth + 0.03 * point.y / 128
        return Ink(light * 1.08, light, light * 0.95, 0.96)
      })
    return canvas.raster
  }
}

extension Canvas {
  /// Fills a shape with a dark line around it and a soft shadow below.
  mutating func fillOutlined(_ shape: Shape, _ paint: Paint, line: Double = 2.6) {
    fill(shape.grown(line), Ink(hex: 0x1A1210))
    fill(shape, paint)
  }

  /// Fills the part of a shape that lies in another one.
  mutating func fill(_ shape: Shape, in area: Shape, _ ink: Ink) { fill(shape.intersection(area), ink) }
}
