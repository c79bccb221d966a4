extension Raster {
  /// Returns the bytes of a 32-bit BMP file with alpha.
  ///
  /// The version 4 header names the alpha mask: with the older, shorter one SDL takes the fourth byte for padding.
  func bitmapFile() -> [UInt8] {
    let headerSize = 14 + 108
    var file: [UInt8] = []
    file.reserveCapacity(headerSize + width * height * 4)
    file += Array("BM".utf8)
    file.append32(headerSize + width * height * 4, 0, headerSize)
    file.append32(108, width, height)
    file.append32(1 | 32 << 16, 3, width * height * 4, 2835, 2835, 0, 0)
    file.append32(0x00FF_0000, 0x0000_FF00, 0x0000_00FF, 0xFF00_0000)
    file += Array("BGRs".utf8)
    file += Array(repeating: 0, count: 36 + 12)

    let straight = straightPixels()
    for y in (0..<height).reversed() {
      for ink in straight[y * width..<(y + 1) * width] {
        for part in [ink.z, ink.y, ink.x, ink.w] { file.append(UInt8(unit(part) * 255 + 0.5)) }
      }
    }
    return file
  }
}

extension [UInt8] {
  /// Appends numbers, four bytes each, the lowest byte first.
  fileprivate mutating func append32(_ values: Int...) {
    for value in values {
      for shift in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
  }
}
