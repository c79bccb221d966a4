/// The stages of a frame, in order. Code of the game runs in those that say so, and in no others.
public enum FrameStage: Int, Sendable, CaseIterable {
  /// Cutting the frame's events into batches, and taking in what fingers, keys and everything else did.
  case intake
  /// The game's listeners hear of events that are no touches (`Scene.onEvent(_:)`).
  case listeners
  /// Finding whom new inputs are for: what they hit, or who is first responder. Hit shapes that are closures are asked.
  case targeting
  /// Text input and key commands claim keys: they are asked, and text is edited.
  case claims
  /// Deciding which recognizers get new inputs. Delegates are asked.
  case routing
  /// Calling for what has come due: recognizers, carets, controls that repeat.
  case deadlines
  /// Recognizers are fed with what changed.
  case gestures
  /// The arena decides between them. Delegates and views are asked.
  case arena
  /// Responders hear of inputs that were taken from them.
  case cancels
  /// Actions run: of recognizers, of key commands and menus, and what was offered after a shake.
  case actions
  /// Responders hear of inputs, controls send their events, and text is typed.
  case responders
  /// View controllers hear that their views come and go.
  case controllers
  /// Attempts and inputs that are over are let go. Recognizers reset themselves.
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
  /// How many actions ran: of recognizers, controls, key commands and menus.
  public internal(set) var actions = 0
  /// How many times an input was sent up a responder chain.
  public internal(set) var deliveries = 0
  /// How many things are to be drawn.
  public internal(set) var drawn = 0
  /// Whether there is anything new to show.
  public internal(set) var hasChanged = false
  var times = StageTimes()

  /// The nanoseconds that a stage took, 4.29 seconds at most; 0 when the scene has no clock.
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

/// Nanoseconds, a stage each, without an allocation. Small, since every report has them: a stage has at most four seconds.
struct StageTimes: Sendable {
  private var values = InlineArray<17, UInt32>(repeating: 0)

  subscript(stage: FrameStage) -> UInt64 { UInt64(values[stage.rawValue]) }

  mutating func add(_ nanoseconds: UInt64, to stage: FrameStage) {
    values[stage.rawValue] = UInt32(clamping: self[stage] &+ nanoseconds)
  }
}
