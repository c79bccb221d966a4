/// Marks for touches, and the panel behind text.
enum Marks {
  /// Draws a soft round glow.
  static func drawSpot() -> Raster {
    Raster(width: 64, height: 64) { pixel in
      let share = unit(1 - (pixel - 32).length / 31)
      return Ink.white.alpha(share * share * (3 - 2 * share))
    }
  }

  /// Draws a ring with a faint inside.
  static func drawRing() -> Raster {
    var canvas = Canvas(width: 64, height: 64)
    canvas.fill(.circle(32, 32, 28), Ink.white.alpha(0.10))
    canvas.fill(Shape.circle(32, 32, 27).outline(3.6), .white)
    return canvas.raster
  }

  /// Draws a dark rounded panel for nine-slice stretching, insets 16 on all sides.
  static func drawPanel() -> Raster {
    var canvas = Canvas(width: 48, height: 48)
    let body = Shape.roundedBox(1, 1, 46, 46, radius: 12)
    canvas.fill(body, Ink(hex: 0x10161C).alpha(0.80))
    canvas.fill(body.grown(-0.75).outline(1.5), Ink.white.alpha(0.30))
    return canvas.raster
  }
}
