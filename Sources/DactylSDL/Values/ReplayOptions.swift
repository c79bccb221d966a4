/// How a recording is played in place of the input of devices (`AppRunner.replay`).
public struct ReplayOptions: Hashable, Sendable {
  /// The file of the recording.
  public var path: String
  /// Whether the state after each frame is compared with the recorded one. The exit code is 1 when one differs.
  public var verifies: Bool
  /// The speed in a window: 2 is twice as fast as it was recorded. Without a display frames follow each other at once.
  public var speed: Double
  /// The seconds on the recording's clock up to which it is played as fast as it goes, without being shown; nil for
  /// those that the recording itself marks.
  public var from: Double?
  /// The seconds on the recording's clock after which the replay ends; nil for all of it.
  public var until: Double?
  /// What is made of the recording instead of playing it; nil to play it.
  public var product: Product?
  /// The file in which that is written; nil for the standard output.
  public var output: String?
  /// Of a test: an entry of the log of decisions, or a part of one, that it expects; nil for one that the recording
  /// shows.
  public var expectation: String?

  /// What can be made of a recording, by launching the program without a display.
  public enum Product: Hashable, Sendable {
    /// A scenario file: the views, recognizers and input, and the log of what happens.
    case scenario
    /// A test in Swift.
    case test
    /// A page that shows what happened and every decision, for a browser.
    case timeline
    /// A trace of the same, for Perfetto.
    case trace
    /// A recording with the fewest events after which the log of decisions still has an entry with a text in it.
    case shrunk(until: String)
  }

  /// Makes options that play a whole recording at its speed.
  public init(_ path: String, verifies: Bool = false, speed: Double = 1, from: Double? = nil, until: Double? = nil) {
    self.path = path
    self.verifies = verifies
    self.speed = speed
    self.from = from
    self.until = until
  }
}
