/// An error of the window system, the renderer or a file.
public struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation that failed, as in "opening a window of 800 x 600 points".
  public var attempt: String
  /// The reason, as reported by SDL or the system.
  public var reason: String

  /// Makes an error from the operation and the reason.
  public init(attempt: String, reason: String) {
    self.attempt = attempt
    self.reason = reason
  }

  /// The whole error as a sentence.
  public var description: String { "\(attempt) failed: \(reason)" }
}
