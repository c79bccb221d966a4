/// A tent under the stars.
enum Night {
  static func draw() -> Raster {
    let tent = Path(2.05, 2.62).line(2.6, 2.02).line(3.2, 2.62).filled
    let door = Path(2.42, 2.62).line(2.58, 2.14).line(2.74, 2.62).filled
    return Photo.draw { point in
      var ink = Ink.gradient([0x0A1030, 0x16245A, 0x2F4C86, 0x6F7FA8], point.y / 2.5)
      // The band of the galaxy lies across the sky.
      let across = point.x * 0.55 + point.y - 2.05
      let dust = Noise(seed: 201).clouds(point, columns: 5, rows: 5)
      ink = ink.lit(by: Ink(hex: 0xB7A9D8), (0.42 - abs(across) * 0.75) * (0.25 + dust))
      ink = ink.lit(by: .white, star(point, 26, 203) + star(point, 15, 207))
      let moon = (point - Vec(0.75, 0.62)).length
      ink = ink.lit(by: Ink(hex: 0xE8ECFF), 0.4 - moon * 0.6)
      if moon < 0.2 && (point - Vec(0.84, 0.57)).length > 0.18 { ink = Ink(hex: 0xFFFBEA) }
      let far = 2.1 - Noise(seed: 211).hills(point.x, cells: 4, octaves: 5) * 0.32
      if point.y > far { ink = Ink(hex: 0x16213F) }
      let near = 2.62 - Noise(seed: 213).hills(point.x, cells: 2, octaves: 3) * 0.1
      let glow = (point - Vec(2.6, 2.6)).length
      if point.y > near { ink = Ink(hex: 0x0B1122).lit(by: Ink(hex: 0xE7924A), 0.5 - glow * 0.45) }
      if tent.distance(point) < 0 { ink = Ink(hex: 0xE8823C).lit(by: Ink(hex: 0xFFE7A6), 0.75 - glow * 0.8) }
      if door.distance(point) < 0 { ink = Ink(hex: 0xFFF0BE) }
      return ink
    }
  }

  /// Returns how bright the star in a cell of a grid is at a point.
  private static func star(_ point: Vec, _ cells: Double, _ seed: UInt32) -> Double {
    let noise = Noise(seed: seed)
    let scaled = point * cells / 4
    let (x, y) = (Int(scaled.x.rounded(.down)), Int(scaled.y.rounded(.down)))
    guard noise.value(x, y + 1000) > 0.55 else { return 0 }
    let middle = Vec(Double(x) + 0.2 + noise.value(x, y) * 0.6, Double(y) + 0.2 + noise.value(y, x) * 0.6)
    let size = 0.035 + noise.value(x + 77, y) * noise.value(x + 77, y) * 0.06
    return unit(1.6 - (scaled - middle).length / size)
  }
}
