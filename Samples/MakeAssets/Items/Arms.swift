/// Sword, axe and shield.
enum Arms {
  private static let steel = (light: Ink(hex: 0xF3F7FA), dark: Ink(hex: 0x8FA0AE))
  private static let gold = (light: Ink(hex: 0xFFD873), dark: Ink(hex: 0xB9792A))
  private static let wood = (light: Ink(hex: 0xA8703F), dark: Ink(hex: 0x6A4223))

  static func drawSword(on canvas: inout Canvas) {
    let blade = Path(40, 68).line(80, 28).line(88, 12).line(72, 20).line(32, 60).filled
    let shaded = Path(40, 68).line(80, 28).line(88, 12).line(36, 64).filled
    let grip = Shape.line(33, 67, 20, 80, width: 9)
    canvas.fillOutlined(blade, .vertical(steel.light, from: 12, steel.light, to: 68))
    canvas.fill(shaded, .vertical(steel.dark.mixed(with: steel.light, 0.4), from: 12, steel.dark, to: 68))
    canvas.fillOutlined(grip, .vertical(wood.light, from: 66, wood.dark, to: 84))
    for step in [0.0, 4.5, 9] {
      canvas.fill(Shape.line(27.5 - step + 2, 68 + step, 32 - step + 2, 72.5 + step, width: 1.6), wood.dark)
    }
    canvas.fillOutlined(Shape.line(25, 53, 47, 75, width: 8), .vertical(gold.light, from: 50, gold.dark, to: 78))
    canvas.fillOutlined(.circle(17, 83, 6.5), .vertical(gold.light, from: 77, gold.dark, to: 90))
  }

  static func drawAxe(on canvas: inout Canvas) {
    let shaft = Shape.line(24, 86, 66, 18, width: 8)
    canvas.fillOutlined(shaft, .vertical(wood.light, from: 14, wood.dark, to: 90))
    let head = Path(48, 32).line(60, 13).curve(72, 16, 82, 14, 90, 8).curve(96, 28, 88, 52, 70, 62)
      .curve(70, 52, 66, 44, 58, 48).filled
    canvas.fillOutlined(head, .vertical(steel.light, from: 10, steel.dark, to: 60))
    let edge = Path(90, 8).curve(96, 28, 88, 52, 70, 62).stroked(7)
    canvas.fill(edge.intersection(head), Ink(hex: 0xFCFEFF))
    canvas.fill(Path(52, 34).line(62, 18).stroked(3), steel.dark)
    canvas.fill(.line(27, 80, 34, 69, width: 8.2), Ink(hex: 0x3C2A22))
  }

  static func drawShield(on canvas: inout Canvas) {
    let body = Path(50, 8).curve(60, 15, 72, 18, 86, 18).curve(88, 52, 76, 78, 50, 93).closedByMirror(at: 50).filled
    let field = body.grown(-7)
    canvas.fillOutlined(body, .vertical(gold.light, from: 8, gold.dark, to: 92))
    canvas.fill(field.grown(1.4), Ink(hex: 0x4A2E12))
    canvas.fill(field, .vertical(Ink(hex: 0x3E7FD0), from: 14, Ink(hex: 0x1D3F86), to: 88))
    let right = Shape.roundedBox(50, 0, 50, 100)
    canvas.fill(field.intersection(right), Ink.black.alpha(0.16))
    let cross = Shape.roundedBox(45, 14, 10, 76).union(.roundedBox(14, 38, 72, 10))
    canvas.fill(cross, in: field, Ink(hex: 0xF4E6C0))
  }
}
