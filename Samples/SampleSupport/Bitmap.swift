import DactylSDL

/// Pictures as BMP files: uncompressed, so that two can be compared byte by byte, and readable everywhere.
enum Bitmap {
  private static let headerLength = 54

  /// Returns the bytes of a file: rows from the bottom, blue, green and red, each row padded to a multiple of four
  /// bytes.
  static func encode(_ picture: Picture) -> [UInt8] {
    let rowLength = (picture.width * 3 + 3) / 4 * 4
    var bytes = header(picture, imageLength: rowLength * picture.height)
    bytes.reserveCapacity(headerLength + rowLength * picture.height)
    for row in (0..<picture.height).reversed() {
      for column in 0..<picture.width {
        let pixel = (row * picture.width + column) * 4
        bytes.append(picture.pixels[pixel + 2])
        bytes.append(picture.pixels[pixel + 1])
        bytes.append(picture.pixels[pixel])
      }
      for _ in picture.width * 3..<rowLength { bytes.append(0) }
    }
    return bytes
  }

  private static func header(_ picture: Picture, imageLength: Int) -> [UInt8] {
    let magic = Array("BM".utf8)
    let file = number(headerLength + imageLength, bytes: 4) + number(0, bytes: 4) + number(headerLength, bytes: 4)
    let size = number(40, bytes: 4) + number(picture.width, bytes: 4) + number(picture.height, bytes: 4)
    let format = number(1, bytes: 2) + number(24, bytes: 2) + number(0, bytes: 4)
    let rest = number(imageLength, bytes: 4) + [UInt8](repeating: 0, count: 16)
    return magic + file + size + format + rest
  }

  /// Returns the bytes of a number, the lowest byte first.
  private static func number(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
