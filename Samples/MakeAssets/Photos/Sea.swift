/// A sun that goes down in the sea, and a sail.
enum Sea {
  static func draw() -> Raster {
    let (horizon, sun) = (1.62, Vec(1.45, 1.42))
    let sail = Path(2.98, 1.02).line(2.98, 1.6).line(2.6, 1.6).filled.union(
      Path(3.02, 1.12).line(3.22, 1.6).line(3.02, 1.6).filled)
    let hull = Path(2.56, 1.64).line(3.3, 1.64).line(3.18, 1.76).line(2.7, 1.76).filled
    return Photo.draw { point in
      if sail.distance(point) < 0 { return Ink(hex: 0x3A1C3E) }
      if hull.distance(point) < 0 { return Ink(hex: 0x27122E) }
      let distance = (point - sun).length
      guard point.y > horizon else {
        var ink = Ink.gradient([0x3B2A68, 0x8E3F7C, 0xE2635F, 0xFFB25C, 0xFFE08A], point.y / horizon)
        let streak = Noise(seed: 171).clouds(Vec(point.x * 0.6, point.y * 2.4), columns: 2, rows: 9)
        ink = ink.mixed(with: Ink(hex: 0x5A2C66), unit((streak - 0.52) * 3) * 0.5)
        if distance < 0.36 { return Ink(hex: 0xFFF3C2) }
        return ink.lit(by: Ink(hex: 0xFFE9A8), 0.55 - (distance - 0.36) * 0.9)
      }
      let depth = point.y - horizon
      let wave = Noise(seed: 175).clouds(
        Vec(point.x, (depth * (5 - depth * 2)).truncatingRemainder(dividingBy: 3)), columns: 7, rows: 14)
      let ink = Ink.gradient([0xB9556A, 0x5B3570, 0x241E4E], depth / 1.4).mixed(with: Ink(hex: 0x1A1440), wave * 0.35)
      let glitter = unit(1 - abs(point.x - sun.x) / (0.3 + depth * 0.35 + (wave - 0.5) * 0.9))
      return ink.lit(by: Ink(hex: 0xFFD890), smooth(glitter * 1.3) * (0.35 + wave * 0.9))
    }
  }
}
