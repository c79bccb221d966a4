/// Mountains: at sunrise, and in a lake.
enum Mountains {
  /// Draws ridges behind each other in the mist, and the sun between two of them.
  static func drawDawn() -> Raster {
    Photo.draw { point in
      var ink = Ink.gradient([0x3E5C8A, 0x8C8FB5, 0xE9A88F, 0xFFD9A0], point.y / 1.9)
      let sun = (point - Vec(2.7, 1.25)).length
      ink = ink.lit(by: Ink(hex: 0xFFE9B8), 0.75 - sun * 0.55)
      if sun < 0.24 { ink = Ink(hex: 0xFFF6DC) }
      let ridges: [(UInt32, Double, Double, UInt32)] = [
        (3, 1.45, 0.42, 0xC68FA0), (7, 1.72, 0.40, 0x9A6F93), (12, 2.05, 0.36, 0x665382), (19, 2.45, 0.30, 0x3B3A66),
        (29, 2.82, 0.20, 0x20264A),
      ]
      for (seed, base, height, hex) in ridges {
        let top = base - Noise(seed: seed).hills(point.x, cells: 3, octaves: 5) * height
        // Mist gathers at the foot of each ridge.
        if point.y > top { ink = Ink(hex: hex).lit(by: Ink(hex: 0xF3C3A8), (point.y - top) * 0.45 - 0.05) }
      }
      return ink
    }
  }

  /// Draws a snowy peak and its reflection in still water.
  static func drawLake() -> Raster {
    let shore = 1.75
    return Photo.draw { point in
      let isWater = point.y > shore
      let ripple = Noise(seed: 61).clouds(
        Vec(point.x, (point.y * 7).truncatingRemainder(dividingBy: 3)), columns: 6, rows: 9)
      var seen = point
      if isWater { seen = Vec(point.x + (ripple - 0.5) * 0.12 * (point.y - shore), shore - (point.y - shore) * 0.95) }
      let ink = land(seen, shore)
      guard isWater else { return ink }
      return ink.mixed(with: Ink(hex: 0x1D4A63), 0.32 + 0.1 * (point.y - shore)).lit(
        by: .white, (ripple - 0.62) * 0.35)
    }
  }

  private static func land(_ point: Vec, _ shore: Double) -> Ink {
    var ink = Ink.gradient([0x4D8FC7, 0x9CC8E4, 0xDCEBEF], point.y / 1.7)
    let cloud = Noise(seed: 44).clouds(Vec(point.x, point.y * 1.6), columns: 3, rows: 4)
    ink = ink.lit(by: .white, (cloud - 0.5) * 2.2 * (1 - point.y / 2))
    let peak = 0.42 + abs(point.x - 2.1) * 0.72 - Noise(seed: 71).hills(point.x, cells: 5, octaves: 5) * 0.22
    if point.y > peak {
      let grain = Noise(seed: 72).clouds(point, columns: 14, rows: 9)
      let snow = point.y - peak < 0.34 + (grain - 0.5) * 1.1
      let shade = unit(0.5 + (point.x - 2.1) * 0.5 + (grain - 0.5) * 1.6)
      ink = (snow ? Ink(hex: 0xF4F7FB) : Ink(hex: 0x6C7C8E)).mixed(
        with: snow ? Ink(hex: 0xA9BFD6) : Ink(hex: 0x3C4A5C), shade)
    }
    let wood = shore - 0.16 - Noise(seed: 75).hills(point.x, cells: 9, octaves: 5) * 0.16
    if point.y > wood { ink = Ink(hex: 0x24483C).lit(by: Ink(hex: 0x4E7A55), (shore - point.y) * 1.4) }
    return ink
  }
}
