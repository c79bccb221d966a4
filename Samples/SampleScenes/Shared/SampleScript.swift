import Dactyl

/// A short game that a sample plays by itself: what headless runs show and tests look at.
public struct SampleScript {
  /// A moment worth a picture.
  public struct Moment: Hashable, Sendable {
    /// The name of the picture: `01-deal`.
    public var name: String
    /// When it is, on the clock of the events.
    public var timestamp: Timestamp
  }

  /// The input, in the order of time.
  public let events: [InputEvent]
  /// The moments, in the order of time.
  public let moments: [Moment]
  /// When it is over.
  public let end: Timestamp

  /// Makes a script of what was written; times are in seconds.
  package init(_ input: ScriptedInput, moments: [(String, Double)], end: Double) {
    events = input.events
    self.moments = moments.map { Moment(name: $0.0, timestamp: Timestamp(seconds: $0.1)) }
    self.end = Timestamp(seconds: end)
  }
}
