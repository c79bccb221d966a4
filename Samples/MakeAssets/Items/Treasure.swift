/// Gem, coin, key, and the padlock of slots that are closed.
enum Treasure {
  private static let gold = (light: Ink(hex: 0xFFE08A), middle: Ink(hex: 0xF2B53C), dark: Ink(hex: 0xB3701E))

  static func drawGem(on canvas: inout Canvas) {
    let corners = [Vec(30, 20), Vec(70, 20), Vec(90, 44), Vec(50, 91), Vec(10, 44)]
    let facets: [([Vec], UInt32)] = [
      ([Vec(30, 20), Vec(70, 20), Vec(50, 44)], 0xA8FFE3), ([Vec(30, 20), Vec(50, 44), Vec(10, 44)], 0x5BE0BE),
      ([Vec(70, 20), Vec(90, 44), Vec(50, 44)], 0x3CC7A4), ([Vec(10, 44), Vec(34, 44), Vec(50, 91)], 0x2FB496),
      ([Vec(34, 44), Vec(66, 44), Vec(50, 91)], 0x1F9C88), ([Vec(66, 44), Vec(90, 44), Vec(50, 91)], 0x0F7468),
    ]
    canvas.fillOutlined(polygon(corners), .solid(Ink(hex: 0x2FB496)))
    for (corners, ink) in facets { canvas.fill(polygon(corners), Ink(hex: ink)) }
    canvas.fill(polygon([Vec(30, 20), Vec(50, 44), Vec(34, 44)]), Ink(hex: 0x86F5D6))
    canvas.fill(polygon([Vec(70, 20), Vec(66, 44), Vec(50, 44)]), Ink(hex: 0x74E8CB))
    canvas.fill(Shape.line(32, 24, 22, 37, width: 3), Ink.white.alpha(0.85))
  }

  static func drawCoin(on canvas: inout Canvas) {
    canvas.fillOutlined(.circle(50, 54, 38), .solid(gold.dark))
    canvas.fillOutlined(.circle(50, 49, 38), .vertical(gold.light, from: 12, gold.middle, to: 88), line: 0.1)
    canvas.fill(Shape.circle(50, 49, 30).outline(3), gold.dark.alpha(0.8))
    canvas.fill(.circle(50, 49, 28), Ink(hex: 0xF6C355))
    // A dactyl: one long, two short.
    let strokes = Shape.line(31, 49, 45, 49, width: 9).union(.circle(57, 49, 4.6)).union(.circle(69, 49, 4.6))
    canvas.fill(strokes.moved(0, 1.6), gold.light)
    canvas.fill(strokes, gold.dark)
    canvas.fill(Path(20, 40).curve(24, 26, 34, 19, 46, 16).stroked(3.6), Ink.white.alpha(0.7))
  }

  static func drawKey(on canvas: inout Canvas) {
    let ring = Shape.circle(32, 33, 17).outline(10)
    let shaft = Shape.line(45, 46, 82, 83, width: 10)
    let teeth = Shape.line(66, 67, 78, 55, width: 9).union(.line(78, 79, 89, 68, width: 9))
    canvas.fillOutlined(ring.union(shaft).union(teeth), .vertical(gold.light, from: 12, gold.dark, to: 90))
    canvas.fill(Path(19, 32).curve(20, 24, 26, 19, 34, 19).stroked(3), Ink.white.alpha(0.75))
    canvas.fill(Shape.line(48, 47, 74, 73, width: 2.4), Ink.white.alpha(0.45))
  }

  static func drawPadlock(on canvas: inout Canvas) {
    let shackle = Path(33, 48).line(33, 34).curve(33, 10, 67, 10, 67, 34).line(67, 48).stroked(9)
    canvas.fillOutlined(shackle, .vertical(Ink(hex: 0xE4E7EA), from: 14, Ink(hex: 0x8B9299), to: 48))
    canvas.fillOutlined(
      .roundedBox(22, 44, 56, 44, radius: 8), .vertical(Ink(hex: 0xC5CAD0), from: 44, Ink(hex: 0x6E757D), to: 88))
    canvas.fill(Shape.circle(50, 61, 6.5).union(.line(50, 61, 50, 74, width: 5)), Ink(hex: 0x24282C))
  }

  private static func polygon(_ corners: [Vec]) -> Shape {
    corners.dropFirst().reduce(Path(corners[0].x, corners[0].y)) { $0.line($1.x, $1.y) }.filled
  }
}
