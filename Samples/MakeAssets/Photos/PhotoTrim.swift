/// The pictures that lie under photos: their shadow, and the table.
enum PhotoTrim {
  /// Draws a soft shadow for nine-slice stretching, insets 24 on all sides; the photo's edge lies 16 pixels inside.
  static func drawShadow() -> Raster {
    let core = Shape.roundedBox(24, 24, 16, 16)
    return Raster(width: 64, height: 64) { pixel in
      let share = smooth(1 - core.distance(pixel) / 22)
      return Ink.black.alpha(0.55 * share)
    }
  }

  /// Draws a tile of dark wooden boards that continues seamlessly on all sides.
  static func drawWood(size: Int = 256) -> Raster {
    let (grain, fine, tone) = (Noise(seed: 501), Noise(seed: 507), Noise(seed: 511))
    return Raster(width: size, height: size) { pixel in
      let board = Int(pixel.y) * 4 / size
      let across = (pixel.y * 4 / Double(size)).truncatingRemainder(dividingBy: 1)
      let point = Vec(
        (pixel.x / Double(size) + tone.value(board, 1)).truncatingRemainder(dividingBy: 1), pixel.y / Double(size))
      let bend = grain.soft(point, columns: 3, rows: 16) * 0.5
      let rings = ((point.y * 26 + bend * 3).truncatingRemainder(dividingBy: 1) - 0.5).magnitude * 2
      var light = (tone.value(board, 0) - 0.5) * 0.035 + (rings - 0.5) * 0.022
      light +=
        (fine.soft(point, columns: 20, rows: 128) - 0.5) * 0.045 + (grain.value(Int(pixel.x), Int(pixel.y)) - 0.5)
        * 0.012
      if across < 0.02 { light -= 0.055 } else if across < 0.045 { light += 0.018 }
      return (Ink(hex: 0x3A2A20) + Ink(light * 1.15, light, light * 0.85, 0)).alpha(1)
    }
  }
}
