/// Dunes in low light: one side of each is lit, and the other lies in the dark.
enum Dunes {
  /// The highest point of each dune, its slopes to both sides, the bend of its crest, and its lit and dark colours.
  private static let dunes: [(peak: Vec, fall: (Double, Double), bend: Double, lit: UInt32, dark: UInt32)] = [
    (Vec(3.2, 1.05), (0.16, 0.34), 0.5, 0xEBC08A, 0xB98A72), (Vec(1.15, 0.92), (0.3, 0.26), -0.35, 0xEDB274, 0x9C5F50),
    (Vec(2.7, 1.42), (0.24, 0.42), 0.55, 0xE39A58, 0x7E4340), (Vec(0.6, 2.0), (0.5, 0.2), -0.6, 0xD9813F, 0x5E2D34),
  ]

  static func draw() -> Raster {
    Photo.draw { position in
      var ink = Ink.gradient([0x2B5F96, 0x6FA9CC, 0xF4DDB4], position.y / 1.4)
      if (position - Vec(2.1, 0.55)).length < 0.2 { ink = Ink(hex: 0xFFF8E2) }
      for (number, dune) in dunes.enumerated() {
        let noise = Noise(seed: UInt32(131 + number))
        let side = position.x - dune.peak.x
        let reach = side.magnitude * (side < 0 ? dune.fall.0 : dune.fall.1)
        let top = dune.peak.y + reach * (1 + reach) - noise.hills(position.x, cells: 2, octaves: 2) * 0.07
        guard position.y > top else { continue }
        let depth = position.y - dune.peak.y
        let crest =
          dune.peak.x + dune.bend * depth * (1.4 - depth * 0.5) + noise.hills(depth, cells: 9, octaves: 2) * 0.1
        let isDark = position.x > crest
        let ripple = ((position.y * 1.2 + noise.hills(position.x, cells: 6, octaves: 3) * 0.13) * 17)
          .truncatingRemainder(dividingBy: 1)
        ink = Ink(hex: isDark ? dune.dark : dune.lit)
        ink =
          isDark
          ? ink.lit(by: Ink(hex: 0xD08A5A), (position.x - crest) * 0.22)
          : ink.lit(by: Ink(hex: 0xFFEBC4), 0.34 - (crest - position.x) * 0.2)
        ink = ink.mixed(
          with: Ink(hex: 0x7A3F2A), smooth(abs(ripple - 0.5) * 2 - 0.4) * (isDark ? 0.12 : 0.2) * unit(depth))
      }
      return ink
    }
  }
}
