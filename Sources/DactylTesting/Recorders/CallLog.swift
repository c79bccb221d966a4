import Dactyl

/// A log of lines about calls, in order. Several recorders can share one.
public final class CallLog {
  /// The lines since the beginning, or since `take()`.
  public private(set) var lines: [String] = []

  /// Makes an empty log.
  public init() {}

  /// Adds a line.
  public func write(_ line: String) { lines.append(line) }

  /// Returns the lines so far, and empties the log.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Gesture {
  /// Writes a line such as `pan began` into a log whenever the recognizer's actions run.
  @discardableResult
  public func record(as name: String, in log: CallLog) -> Self {
    addAction { log.write("\(name) \($0.state)") }
    return self
  }
}
