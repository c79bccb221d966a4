import Dactyl

/// A responder that logs its calls, a line for each: `card touchesBegan 1`, with the fingers' numbers in landing order.
public struct TouchRecorder: TouchResponder {
  /// The name at the start of the lines.
  public var name: String
  /// The log that the lines are written to.
  public var log: CallLog
  /// The answer to each call.
  public var answer: Handling

  /// Makes a recorder. By default it handles everything, so that no responder after it in the chain receives it.
  public init(_ name: String, in log: CallLog, answer: Handling = .handled) {
    self.name = name
    self.log = log
    self.answer = answer
  }

  /// Writes `touchesBegan` into the log, with the touches.
  public mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
    write("touchesBegan", touches)
  }
  /// Writes `touchesMoved` into the log, with the touches.
  public mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
    write("touchesMoved", touches)
  }
  /// Writes `touchesEnded` into the log, with the touches.
  public mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling {
    write("touchesEnded", touches)
  }
  /// Writes `touchesCancelled` into the log, with the touches.
  public mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
    write("touchesCancelled", touches)
  }

  private func write(_ call: String, _ touches: Touches) -> Handling {
    log.write("\(name) \(call) \(touches.map { "\($0.finger.finger)" }.joined(separator: " "))")
    return answer
  }
}
