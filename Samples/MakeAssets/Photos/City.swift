/// Houses at dusk, with light in their windows.
enum City {
  static func draw() -> Raster {
    Photo.draw { point in
      var ink = Ink.gradient([0x1F2A55, 0x4F4B86, 0xB56A8C, 0xF2A072, 0xFFD08A], point.y / 2.4)
      for layer in 0..<3 {
        if let color = house(point, layer) { ink = color }
      }
      guard point.y > 2.72 else { return ink }
      let ripple = Noise(seed: 241).clouds(Vec(point.x, point.y * 3 - 6), columns: 5, rows: 12)
      return Ink(hex: 0x141A38).lit(by: Ink(hex: 0xF0A070), (ripple - 0.55) * 1.6)
    }
  }

  private static func house(_ point: Vec, _ layer: Int) -> Ink? {
    let noise = Noise(seed: UInt32(230 + layer))
    let width = [0.34, 0.42, 0.55][layer]
    let column = Int((point.x / width + Double(layer) * 0.37).rounded(.down))
    let left = (Double(column) - Double(layer) * 0.37) * width
    let height = ([1.75, 1.35, 0.95][layer]) * (0.55 + noise.value(column, 3) * 0.6)
    let inside = Vec(point.x - left, point.y - (2.75 - height))
    guard inside.y > 0, point.y < 2.75 else {
      // Some houses have a mast.
      let hasMast = noise.value(column, 8) > 0.6 && layer < 2
      return hasMast && abs(inside.x - width / 2) < 0.012 && inside.y > -0.22 && inside.y <= 0
        ? Ink(hex: [0x6B5A8C, 0x3A3766, 0x1C2145][layer]) : nil
    }
    let wall = Ink(hex: [0x6B5A8C, 0x3A3766, 0x1C2145][layer])
    let grid = inside / Vec(0.075, 0.11)
    let (x, y) = (Int(grid.x.rounded(.down)), Int(grid.y.rounded(.down)))
    let (u, v) = (grid.x - Double(x), grid.y - Double(y))
    let isWindow = u > 0.25 && u < 0.8 && v > 0.25 && v < 0.75 && inside.x > 0.04 && inside.x < width - 0.06
    guard isWindow, inside.y > 0.06 else { return wall }
    let isLit = noise.value(x + column * 31, y) > [0.72, 0.6, 0.5][layer]
    let light = noise.value(y, x + column) > 0.3 ? Ink(hex: 0xFFD98A) : Ink(hex: 0xBFE3F2)
    return isLit ? light : wall.mixed(with: .black, 0.18)
  }
}
