import Foundation

/// A folder of its own, removed when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("DactylSDL-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file into it and returns its path.
  @discardableResult func write(_ bytes: [UInt8], as name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }
}

/// A BMP file of 32 bits a pixel with opacity, from red, green, blue and opacity of each pixel, row by row.
func bmp(width: Int, height: Int, pixels: [UInt8]) -> [UInt8] {
  func four(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
  let headers = 14 + 108
  var file: [UInt8] = [0x42, 0x4D] + four(headers + pixels.count) + four(0) + four(headers)
  // A header of the fourth version: only that has the opacity's mask. A negative height puts the top row first.
  file += four(108) + four(width) + four(-height) + [1, 0, 32, 0] + four(3) + four(pixels.count)
  file += four(2835) + four(2835) + four(0) + four(0)
  file += four(0x0000_00FF) + four(0x0000_FF00) + four(0x00FF_0000) + four(0xFF00_0000)
  file += [UInt8](repeating: 0, count: 108 - 56)
  return file + pixels
}
