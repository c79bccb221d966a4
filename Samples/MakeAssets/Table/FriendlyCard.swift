/// The card of the first sample: nearly white, so that a tint gives each its colour.
enum FriendlyCard {
  static func draw() -> Raster {
    var canvas = Canvas(width: 120, height: 160)
    let body = Shape.roundedBox(1.5, 1.5, 117, 157, radius: 16)
    canvas.fill(body, .vertical(Ink(hex: 0xFFFFFF), from: 0, Ink(hex: 0xDFDFDF), to: 160))
    let panel = Shape.roundedBox(9, 9, 102, 142, radius: 10)
    canvas.fill(panel, .vertical(Ink(hex: 0xECECEC), from: 9, Ink(hex: 0xFAFAFA), to: 151))
    canvas.fill(panel.outline(1.4), Ink(hex: 0xBDBDBD))
    canvas.fill(body.grown(-0.9).outline(1.8), Ink(hex: 0x9A9A9A))
    drawStar(on: &canvas)
    canvas.drawTurned { canvas in
      canvas.fill(star(23, 24, 7.5), Ink(hex: 0xA8A8A8))
    }
    return canvas.raster
  }

  private static func drawStar(on canvas: inout Canvas) {
    canvas.fill(Shape.circle(60, 80, 41), Ink(hex: 0xDADADA))
    let big = star(60, 80, 31).grown(5)
    canvas.fill(big.moved(0, 3), Ink(hex: 0x8E8E8E).alpha(0.5))
    canvas.fill(big, .vertical(.white, from: 48, Ink(hex: 0xF1F1F1), to: 110))
    canvas.fill(big.outline(2), Ink(hex: 0x6E6E6E))
    let dark = Ink(hex: 0x4A4A4A)
    canvas.fill(Path.ellipse(53, 77, 2.5, 3.6).filled.mirrored(at: 60), dark)
    canvas.fill(Path(52.5, 86).curve(55, 92.5, 65, 92.5, 67.5, 86).stroked(2.4), dark)
    canvas.fill(Shape.circle(46.5, 84, 2.6).mirrored(at: 60), Ink(hex: 0xBDBDBD))
  }

  /// Returns a star with five points, the top one upright.
  private static func star(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
    let inner = radius * 0.52
    // Sine and cosine of 36 and 72 degrees.
    let (s36, c36, s72, c72) = (0.587785252, 0.809016994, 0.951056516, 0.309016994)
    return Path(x, y - radius)
      .line(x + s36 * inner, y - c36 * inner).line(x + s72 * radius, y - c72 * radius)
      .line(x + s72 * inner, y + c72 * inner).line(x + s36 * radius, y + c36 * radius)
      .line(x, y + inner).closedByMirror(at: x).filled
  }
}

extension Canvas {
  /// Draws something in a corner of the whole raster, and draws it again turned half round.
  fileprivate mutating func drawTurned(_ draw: (inout Canvas) -> Void) {
    draw(&self)
    turned(Vec(Double(raster.width), Double(raster.height)) / scale, draw)
  }
}
