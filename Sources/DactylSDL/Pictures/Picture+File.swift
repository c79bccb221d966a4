import Foundation

extension Picture {
  /// Writes the picture as a PNG file, over any that is there.
  public func write(to path: String) throws(PlatformError) {
    do {
      try Data(PNGEncoder.encode(self)).write(to: URL(fileURLWithPath: path))
    } catch {
      throw PlatformError(attempt: "writing the picture \(path)", reason: error.localizedDescription)
    }
  }
}
