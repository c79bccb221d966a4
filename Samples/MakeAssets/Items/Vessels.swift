/// A round bottle with a red potion, and a slim one with a blue ether.
enum Vessels {
  private static let glass = Ink(hex: 0xDCEBEF)

  static func drawPotion(on canvas: inout Canvas) {
    let belly = Shape.circle(50, 62, 28)
    drawBottle(
      on: &canvas, body: belly.union(.roundedBox(41, 22, 18, 22, radius: 2)),
      liquid: belly.grown(-4).intersection(.roundedBox(0, 52, 100, 48)),
      inks: (Ink(hex: 0xFF5C58), Ink(hex: 0xA5102B)), top: 52)
    canvas.fill(Path.ellipse(50, 53, 22.5, 3.4).filled, Ink(hex: 0xFF8B80))
    for (x, y, radius) in [(44, 68, 3.4), (56, 74, 2.4), (53, 62, 1.8)] as [(Double, Double, Double)] {
      canvas.fill(.circle(x, y, radius), Ink.white.alpha(0.35))
    }
    canvas.fill(Path(30, 66).curve(28, 56, 32, 47, 39, 43).stroked(4), Ink.white.alpha(0.75))
    drawCork(on: &canvas)
  }

  static func drawEther(on canvas: inout Canvas) {
    let body = Path(43, 24).line(43, 42).curve(43, 52, 26, 70, 24, 82).curve(24, 89, 29, 91, 34, 91).line(50, 91)
      .closedByMirror(at: 50).filled
    drawBottle(
      on: &canvas, body: body, liquid: body.grown(-4).intersection(.roundedBox(0, 60, 100, 40)),
      inks: (Ink(hex: 0x5CC4FF), Ink(hex: 0x2440B8)), top: 60)
    canvas.fill(Path.ellipse(50, 61, 14, 2.6).filled, Ink(hex: 0x9FE0FF))
    for (x, y) in [(44, 76), (58, 80), (52, 69)] as [(Double, Double)] {
      canvas.fill(.diamond(x, y, 3, 4.4), Ink.white.alpha(0.8))
    }
    canvas.fill(Path(34, 80).curve(35, 72, 41, 64, 44, 57).stroked(3.6), Ink.white.alpha(0.6))
    drawCork(on: &canvas)
  }

  private static func drawBottle(
    on canvas: inout Canvas, body: Shape, liquid: Shape, inks: (light: Ink, dark: Ink), top: Double
  ) {
    canvas.fillOutlined(body, .vertical(glass, from: 20, glass.mixed(with: Ink(hex: 0x7E99A6), 0.7), to: 92))
    canvas.fill(liquid, .vertical(inks.light, from: top, inks.dark, to: 92))
  }

  private static func drawCork(on canvas: inout Canvas) {
    canvas.fillOutlined(
      .roundedBox(43, 9, 14, 14, radius: 3), .vertical(Ink(hex: 0xD9A96B), from: 9, Ink(hex: 0x95652F), to: 24))
    canvas.fillOutlined(
      .roundedBox(38, 20, 24, 7, radius: 3), .vertical(Ink(hex: 0xF2F8FA), from: 20, Ink(hex: 0xA9BEC8), to: 28))
  }
}
