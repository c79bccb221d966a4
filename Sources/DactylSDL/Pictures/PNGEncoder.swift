/// Writes pictures as uncompressed PNG files, for looking at what was drawn: the code is small, the files are large.
enum PNGEncoder {
  /// The bytes of a PNG file.
  static func encode(_ picture: Picture) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = bytes(UInt32(truncatingIfNeeded: picture.width)) + bytes(UInt32(truncatingIfNeeded: picture.height))
    header += [8, 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("IDAT", zlib(rows(of: picture)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// All rows, each with the number of its filter, none, in front.
  private static func rows(of picture: Picture) -> [UInt8] {
    let stride = picture.width * 4
    var bytes: [UInt8] = []
    bytes.reserveCapacity((stride + 1) * picture.height)
    for row in 0..<picture.height {
      bytes.append(0)
      bytes += picture.pixels[row * stride..<(row + 1) * stride]
    }
    return bytes
  }

  /// A zlib stream of stored blocks.
  private static func zlib(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, data.count)
      let length = UInt16(end - start)
      stream.append(end == data.count ? 1 : 0)
      for part in [length, ~length] { stream += [UInt8(part & 255), UInt8(part >> 8)] }
      stream += data[start..<end]
      start = end
    } while start < data.count
    return stream + bytes(adler32(data))
  }

  private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(type.utf8) + data
    file += bytes(UInt32(truncatingIfNeeded: data.count)) + body + bytes(crc32(body))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  // The loops over all bytes are written so that builds without optimization, which draw the pictures of tests, are
  // quick at them.

  /// The checksums of single bytes.
  private static let checksums = (UInt32(0)..<256).map { byte in
    (0..<8).reduce(byte) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }

  static func crc32(_ data: [UInt8]) -> UInt32 {
    unsafe data.withUnsafeBufferPointer { data in
      unsafe checksums.withUnsafeBufferPointer { checksums in
        var crc = UInt32.max
        var index = 0
        while index < data.count {
          crc = unsafe crc >> 8 ^ checksums[Int((crc ^ UInt32(data[index])) & 255)]
          index += 1
        }
        return ~crc
      }
    }
  }

  static func adler32(_ data: [UInt8]) -> UInt32 {
    unsafe data.withUnsafeBufferPointer { data in
      var (low, high): (UInt32, UInt32) = (1, 0)
      var index = 0
      while index < data.count {
        // So many bytes cannot overflow the sums.
        let end = min(index + 5552, data.count)
        while index < end {
          low += unsafe UInt32(data[index])
          high += low
          index += 1
        }
        low %= 65521
        high %= 65521
      }
      return high << 16 | low
    }
  }
}
