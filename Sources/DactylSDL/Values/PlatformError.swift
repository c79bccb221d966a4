/// Why the window system, the renderer or a file would not do what it was asked.
public struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was being attempted, as in "opening a window of 800 x 600 points".
  public var attempt: String
  /// The reason that SDL or the system gave.
  public var reason: String

  /// Makes an error from what was attempted and what went wrong.
  public init(attempt: String, reason: String) {
    self.attempt = attempt
    self.reason = reason
  }

  /// The whole error in words.
  public var description: String { "\(attempt) failed: \(reason)" }
}
