import DactylInspector

extension Picture {
  /// Writes the picture as a PNG file, replacing an existing one.
  public func write(to path: String) throws(PlatformError) {
    do {
      try Files.write(PNGEncoder.encode(self), to: path)
    } catch {
      throw PlatformError(attempt: "writing the picture \(path)", reason: error.reason)
    }
  }
}
