/// Apple and scroll.
enum Provisions {
  static func drawApple(on canvas: inout Canvas) {
    canvas.fillOutlined(Path(50, 38).curve(50, 28, 52, 20, 58, 13).stroked(4.4), .solid(Ink(hex: 0x7A4B26)))
    let leaf = Path(56, 26).curve(62, 12, 78, 9, 87, 14).curve(82, 28, 68, 33, 56, 26).filled
    canvas.fillOutlined(leaf, .vertical(Ink(hex: 0xA5DC5B), from: 10, Ink(hex: 0x4F8F2A), to: 30))
    let body = Path(50, 38).curve(60, 27, 88, 28, 88, 56).curve(88, 76, 68, 96, 50, 88).closedByMirror(at: 50).filled
    canvas.fillOutlined(body, .vertical(Ink(hex: 0xF4503F), from: 30, Ink(hex: 0x9E1320), to: 92))
    canvas.fill(Path.ellipse(50, 38, 9, 3).filled, Ink(hex: 0x7E0F1B))
    canvas.fill(Path(22, 64).curve(19, 50, 25, 41, 35, 39).stroked(5), Ink.white.alpha(0.6))
  }

  static func drawScroll(on canvas: inout Canvas) {
    let paper = (light: Ink(hex: 0xFBEFCB), dark: Ink(hex: 0xD9BC82))
    canvas.fillOutlined(.roundedBox(25, 20, 50, 62), .vertical(paper.light, from: 20, paper.dark, to: 90))
    canvas.fill(.roundedBox(25, 20, 50, 12), Ink(hex: 0x7A5A2C).alpha(0.3))
    for (y, end) in [(38, 66), (46, 62), (54, 66), (62, 52)] as [(Double, Double)] {
      canvas.fill(.line(34, y, end, y, width: 2.6), Ink(hex: 0x6B4E2A).alpha(0.85))
    }
    for y in [12.0, 74] {
      canvas.fillOutlined(
        .roundedBox(15, y, 70, 15, radius: 7.5), .vertical(paper.light, from: y, Ink(hex: 0xC39F62), to: y + 15))
      canvas.fill(Shape.circle(20.5, y + 7.5, 3.4).mirrored(at: 50), Ink(hex: 0x8A6532))
    }
    canvas.fillOutlined(
      .circle(64, 66, 8.5), .vertical(Ink(hex: 0xE5524B), from: 58, Ink(hex: 0x94191F), to: 75), line: 2)
    canvas.fill(.circle(62.4, 64, 2.6), Ink.white.alpha(0.5))
  }
}
