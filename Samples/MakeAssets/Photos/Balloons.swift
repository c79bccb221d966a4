/// Balloons over the clouds.
enum Balloons {
  private static let fleet: [(point: Vec, size: Double, inks: [UInt32])] = [
    (Vec(3.15, 0.7), 0.26, [0xF4C95D, 0x3D8B8B]), (Vec(0.75, 0.95), 0.34, [0x5A76C4, 0xF2EBDD]),
    (Vec(2.05, 1.25), 0.68, [0xE4572E, 0xF9E3B4, 0xE4572E, 0xF2A541]),
  ]

  static func draw() -> Raster {
    Photo.draw { point in
      var ink = Ink.gradient([0x3F8FD2, 0x86C0E8, 0xCDE7F2, 0xFBE9D0], point.y / 3)
      let cloud = Noise(seed: 301).clouds(Vec(point.x, point.y * 1.3), columns: 3, rows: 4)
      ink = ink.lit(by: .white, (cloud - 0.62 + point.y * 0.06) * 4)
      for balloon in fleet {
        if let color = color(of: balloon.inks, at: (point - balloon.point) / balloon.size) { ink = color }
      }
      let bank = 2.55 - Noise(seed: 307).hills(point.x, cells: 5, octaves: 4) * 0.3
      return ink.lit(by: Ink(hex: 0xFFF7EE), (point.y - bank) * 4)
    }
  }

  /// Returns the colour at a point of a balloon of radius 1 about the origin, with its basket; nil beside it.
  private static func color(of inks: [UInt32], at point: Vec) -> Ink? {
    if abs(point.x) < 0.17 && point.y > 1.5 && point.y < 1.75 { return Ink(hex: 0x6B4226) }
    let isRope = point.y > 1.1 && point.y <= 1.5 && abs(abs(point.x) - 0.13 - (1.5 - point.y) * 0.25) < 0.018
    if isRope { return Ink(hex: 0x4A3322) }
    // Below its middle the ball narrows to the mouth.
    let narrow = point.y < 0 ? 1 : 1 - smooth(point.y / 1.35) * 0.42
    let round = point.y < 0 ? (1 - point.y * point.y) : 1 - point.y * point.y / 1.75
    guard round > 0, point.y < 1.2 else { return nil }
    let half = round.squareRoot() * narrow
    guard abs(point.x) < half else { return nil }
    // Gores: stripes of even width on the ball, not on the picture.
    let across = point.x / half
    let turn = across * (0.75 + 0.25 * across * across)
    let stripe = Int(((turn + 1) * 4).rounded(.down))
    let ink = Ink(hex: inks[stripe % inks.count])
    let light = 0.35 - (Vec(across, point.y) - Vec(-0.4, -0.45)).length * 0.4
    return light > 0 ? ink.lit(by: .white, light) : ink.mixed(with: Ink(hex: 0x2A1436), -light * 0.9)
  }
}
