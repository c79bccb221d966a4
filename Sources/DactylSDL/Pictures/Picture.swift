/// Pixels in memory: the output of a renderer, or the contents of a file. Four bytes for each pixel, sRGB, not
/// premultiplied.
public struct Picture: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Red, green, blue and opacity of each pixel, row by row from the top.
  public internal(set) var pixels: [UInt8]

  init(width: Int, height: Int, filledWith color: (UInt8, UInt8, UInt8, UInt8)) {
    self.width = width
    self.height = height
    var row: [UInt8] = []
    for _ in 0..<width { row += [color.0, color.1, color.2, color.3] }
    pixels = []
    pixels.reserveCapacity(width * height * 4)
    for _ in 0..<height { pixels += row }
  }

  init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The colour of a pixel, counted from the left and the top; nil outside the picture.
  public func color(_ x: Int, _ y: Int) -> Color? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let first = (y * width + x) * 4
    func part(_ index: Int) -> Float { Float(pixels[first + index]) / 255 }
    return Color(part(0), part(1), part(2), part(3))
  }

  /// The picture reduced by an integer factor: each pixel is the mean of a square of pixels. The opacity is not
  /// weighted.
  func reduced(by factor: Int) -> Picture {
    guard factor > 1 else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count / (factor * factor))
    let half = factor * factor / 2
    for y in 0..<height / factor {
      for x in 0..<width / factor {
        for part in 0..<4 {
          var sum = half
          for line in 0..<factor {
            let first = ((y * factor + line) * width + x * factor) * 4 + part
            for column in 0..<factor { sum += Int(pixels[first + column * 4]) }
          }
          result.append(UInt8(sum / (factor * factor)))
        }
      }
    }
    return Picture(width: width / factor, height: height / factor, pixels: result)
  }
}
