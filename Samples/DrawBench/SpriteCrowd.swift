import Dactyl

/// Small sprites all over a window, each of which moves in every frame.
struct SpriteCrowd {
  /// The orientation and the picture of the sprites.
  enum Kind: String, CaseIterable {
    /// The sprites are upright.
    case upright
    /// The sprites are turned, and their picture is round: none of it reaches the edges.
    case turnedRound = "turned, round"
    /// The sprites are turned, and their picture fills the edges, which are drawn soft.
    case turnedSquare = "turned, square"
  }

  let kind: Kind
  let centers: [Point]
  let angles: [Float]
  /// The width and height of a sprite in points.
  static let side = 8
  /// The width and height of the picture in pixels.
  let pixelSide: Int

  /// Makes a crowd; equal arguments make equal crowds.
  init(_ kind: Kind, count: Int, pixelSide: Int) {
    self.kind = kind
    self.pixelSide = pixelSide
    var state: UInt64 = 1
    func number(_ high: Float) -> Float {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Float(state >> 40) / Float(1 << 24) * high
    }
    centers = (0..<count).map { _ in Point(10 + number(780).rounded(), 10 + number(580).rounded()) }
    angles = (0..<count).map { _ in kind == .upright ? 0 : 0.1 + number(1.3) }
  }

  /// The red, green, blue and opacity values of the picture's pixels.
  var pixels: [UInt8] {
    var pixels: [UInt8] = []
    let middle = Float(pixelSide - 1) / 2
    for y in 0..<pixelSide {
      for x in 0..<pixelSide {
        let (dx, dy) = (Float(x) - middle, Float(y) - middle)
        let isInside = kind != .turnedRound || dx * dx + dy * dy < middle * middle * 0.65
        pixels += [UInt8(x * 240 / pixelSide), UInt8(y * 240 / pixelSide), 200, isInside ? 255 : 0]
      }
    }
    return pixels
  }

  /// The picture in the BMP format.
  var file: [UInt8] {
    func four(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    let (side, headers) = (pixelSide, 14 + 108)
    var file: [UInt8] = [0x42, 0x4D] + four(headers + pixels.count) + four(0) + four(headers)
    // A header of version 4: earlier ones have no mask for the opacity. A negative height puts the top row first.
    file += four(108) + four(side) + four(-side) + [1, 0, 32, 0] + four(3) + four(pixels.count)
    file += four(2835) + four(2835) + four(0) + four(0)
    file += four(0x0000_00FF) + four(0x0000_FF00) + four(0x00FF_0000) + four(0xFF00_0000)
    file += [UInt8](repeating: 0, count: 108 - 56)
    return file + pixels
  }
}
