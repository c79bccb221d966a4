/// Firs behind each other in the mist.
enum Forest {
  static func draw() -> Raster {
    Photo.draw { point in
      var ink = Ink.gradient([0xE8EFE4, 0xC9DDD2, 0xA7C7BE], point.y / 2.2)
      ink = ink.lit(by: Ink(hex: 0xFFF7DA), 0.8 - (point - Vec(1.1, 0.6)).length * 0.7)
      for layer in 0..<5 {
        let share = Double(layer) / 4
        if isTree(point, layer, share) {
          let color = Ink.gradient([0x9DBDB4, 0x6F9C93, 0x44766F, 0x23504F, 0x0F2F33], share)
          ink = color.lit(by: Ink(hex: 0xD5E6DC), (point.y - 1.1 - share * 0.9) * 0.28)
        }
      }
      return ink
    }
  }

  private static func isTree(_ point: Vec, _ layer: Int, _ share: Double) -> Bool {
    let noise = Noise(seed: UInt32(90 + layer))
    let spacing = 0.26 + share * 0.3
    let ground = 1.7 + share * 1.15 - noise.hills(point.x, cells: 3) * 0.14
    if point.y > ground { return true }
    let column = Int((point.x / spacing).rounded(.down))
    for tree in column - 1...column + 1 {
      let random = noise.value(tree, 5)
      let middle = (Double(tree) + 0.5 + (noise.value(tree, 9) - 0.5) * 0.7) * spacing
      let height = (0.55 + random * 0.75) * (0.6 + share * 0.95)
      let fromTop = point.y - (ground - height)
      guard fromTop > 0 else { continue }
      // Branches: the outline steps in and out on its way down.
      let step = (fromTop * 9 / (0.6 + share)).truncatingRemainder(dividingBy: 1)
      let reach = fromTop * (0.15 + 0.07 * step)
      if abs(point.x - middle) < reach { return true }
    }
    return false
  }
}
