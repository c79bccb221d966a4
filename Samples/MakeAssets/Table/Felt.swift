/// The cloth of the table.
enum Felt {
  /// Draws a tile that continues seamlessly on all sides.
  static func draw(size: Int = 256) -> Raster {
    let (clouds, fibres, crossed, grain) = (Noise(seed: 11), Noise(seed: 23), Noise(seed: 37), Noise(seed: 51))
    let base = Ink(hex: 0x1C7048)
    return Raster(width: size, height: size) { pixel in
      let point = pixel / Double(size)
      var light = (clouds.soft(point, columns: 6, rows: 6) - 0.5) * 0.014
      light += (clouds.soft(point, columns: 24, rows: 24) - 0.5) * 0.022
      light += (fibres.soft(point, columns: size / 2, rows: size / 12) - 0.5) * 0.032
      light += (crossed.soft(point, columns: size / 12, rows: size / 2) - 0.5) * 0.032
      light += (grain.value(Int(pixel.x), Int(pixel.y)) - 0.5) * 0.034
      let shade = base + Ink(light * 0.8, light * 1.1, light * 0.85, 0)
      return shade.alpha(1)
    }
  }

  /// Draws black that grows denser towards the corners, to be stretched over the whole table.
  static func drawVignette(size: Int = 128) -> Raster {
    Raster(width: size, height: size) { pixel in
      let offset = (pixel / Double(size) - 0.5) * 2
      return Ink.black.alpha(0.62 * smooth((offset.length - 0.35) / 1.15))
    }
  }
}
