import Dactyl

/// A script that plays a sample: headless runs show it, and tests check its events.
public struct SampleScript {
  /// A moment at which a picture is taken.
  public struct Moment: Hashable, Sendable {
    /// The name of the picture: `01-deal`.
    public var name: String
    /// The time of the moment, on the clock of the events.
    public var timestamp: Timestamp
  }

  /// The input, in the order of time.
  public let events: [InputEvent]
  /// The moments, in the order of time.
  public let moments: [Moment]
  /// The end of the script.
  public let end: Timestamp

  /// Makes a script of written input; times are in seconds.
  package init(_ input: ScriptedInput, moments: [(String, Double)], end: Double) {
    events = input.events
    self.moments = moments.map { Moment(name: $0.0, timestamp: Timestamp(seconds: $0.1)) }
    self.end = Timestamp(seconds: end)
  }
}
