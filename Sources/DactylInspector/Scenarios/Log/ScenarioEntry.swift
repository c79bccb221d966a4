import Dactyl

/// A single event in a scenario's log.
public struct ScenarioEntry: Hashable, Sendable, CustomStringConvertible {
  /// The time of the entry, from the start of the scenario.
  public var time: Timestamp
  /// The subject, the event, and its detail if there is one: `card touchesBegan 1,2`.
  public var text: String

  /// Makes an entry.
  public init(time: Timestamp, text: String) {
    self.time = time
    self.text = text
  }

  /// The entry as a line of the log: `16 card touchesBegan 1,2`.
  public var description: String { "\(time.milliseconds) \(text)" }
}
