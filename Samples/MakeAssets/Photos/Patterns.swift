/// Abstract pictures.
enum Patterns {
  /// Draws quarters of rings in squares, turned at random.
  static func drawCircles() -> Raster {
    let noise = Noise(seed: 401)
    let inks: [UInt32] = [0xF4EDE0, 0xE4572E, 0x17446B, 0xF2A541, 0x2C8C86, 0x26222B]
    return Photo.draw { point in
      let scaled = point * 1.5
      let (x, y) = (Int(scaled.x.rounded(.down)), Int(scaled.y.rounded(.down)))
      var corner = Vec(scaled.x - Double(x), scaled.y - Double(y))
      if noise.value(x, y) > 0.5 { corner.x = 1 - corner.x }
      if noise.value(y + 50, x) > 0.5 { corner.y = 1 - corner.y }
      let first = Int(noise.value(x + 9, y + 3) * 5.99)
      let ring = Int((corner.length * (noise.value(x, y + 90) > 0.4 ? 3 : 1)).rounded(.down))
      let limit = noise.value(x, y + 90) > 0.4 ? 3 : 1
      return Ink(hex: ring < limit ? inks[(first + 1 + ring * 2) % 6] : inks[first])
    }
  }

  /// Draws lines of equal height, as on a map.
  static func drawContours() -> Raster {
    let noise = Noise(seed: 431)
    return Photo.draw { point in
      let height =
        noise.soft(point / 4.01, columns: 4, rows: 4) * 0.75 + noise.soft(point / 4.01, columns: 9, rows: 9) * 0.25
      let steps = height * 15
      let step = steps.rounded(.down)
      let ink = Ink.gradient([0x0F3B4C, 0x1F6F78, 0x6FB39B, 0xE9D9A6, 0xE2A05F, 0xB4533C], step / 15 * 1.25 - 0.12)
      let edge = min(steps - step, 1 - (steps - step))
      return ink.lit(by: Ink(hex: 0xFFF6DF), 0.62 - edge * 7)
    }
  }
}
