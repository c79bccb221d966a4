/// A grid of colours, stored premultiplied so that layers add up.
struct Raster {
  let width: Int
  let height: Int
  private(set) var pixels: [Ink]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Blends a colour over a pixel, with `coverage` from 0 to 1.
  mutating func blend(_ ink: Ink, coverage: Double, x: Int, y: Int) {
    let alpha = ink.w * coverage
    let index = y * width + x
    pixels[index] = Ink(ink.x * alpha, ink.y * alpha, ink.z * alpha, alpha) + pixels[index] * (1 - alpha)
  }

  /// Makes a raster with the closure's colour for each pixel; the point is the pixel's centre.
  init(width: Int, height: Int, _ color: (Vec) -> Ink) {
    self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { blend(color(Vec(Double(x) + 0.5, Double(y) + 0.5)), coverage: 1, x: x, y: y) }
    }
  }
}
