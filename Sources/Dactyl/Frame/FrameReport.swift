/// The stages of a frame, in order.
public enum FrameStage: Int, Sendable, CaseIterable {
  /// Cutting the frame's events into batches, and taking their touches in.
  case input
  /// Finding what new touches hit.
  case hitTest
  /// Deciding who hears of them.
  case routing
  /// Recognizers look at touches and deadlines.
  case gestures
  /// The arena decides between them.
  case arena
  /// Views hear of touches that were taken from them.
  case cancels
  /// Actions of recognizers run.
  case actions
  /// Responders hear of touches.
  case responders
  /// Attempts and touches that are over are let go.
  case cleanUp
  /// Animations, the game's updates and its own systems.
  case systems
  /// Views are laid out that asked for it.
  case layout
  /// Where the views are that may be seen.
  case transforms
  /// The list of what is drawn.
  case draw
}

/// What a frame did, and how long each stage took.
public struct FrameReport: Sendable {
  /// The moment of the frame.
  public internal(set) var timestamp = Timestamp.zero
  /// How many events it handled.
  public internal(set) var events = 0
  /// Into how many batches they were cut, deadlines included.
  public internal(set) var batches = 0
  /// How many hit-tests were made.
  public internal(set) var hitTests = 0
  /// How many actions of recognizers ran.
  public internal(set) var actions = 0
  /// How many times touches were sent up a responder chain.
  public internal(set) var deliveries = 0
  /// How many things are to be drawn.
  public internal(set) var drawn = 0
  /// Whether there is anything new to show.
  public internal(set) var hasChanged = false
  var times = StageTimes()

  /// The nanoseconds that a stage took; 0 when the scene has no clock.
  public func nanoseconds(in stage: FrameStage) -> UInt64 { times[stage] }
  /// The nanoseconds that all stages took together.
  public var nanoseconds: UInt64 { FrameStage.allCases.reduce(0) { $0 + times[$1] } }
}

/// The counters of the frame that runs.
struct FrameCounters {
  var events = 0
  var batches = 0
  var hitTests = 0
  var actions = 0
  var deliveries = 0
}

/// Nanoseconds, a stage each, without an allocation.
struct StageTimes: Sendable {
  private var values = InlineArray<13, UInt64>(repeating: 0)

  subscript(stage: FrameStage) -> UInt64 {
    get { values[stage.rawValue] }
    set { values[stage.rawValue] = newValue }
  }
}
