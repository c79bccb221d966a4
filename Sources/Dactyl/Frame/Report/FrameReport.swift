/// The stages of a frame, in order. Code of the game runs in those that say so, and in no others.
public enum FrameStage: Int, Sendable, CaseIterable {
  /// Cutting the frame's events into batches, and taking in what fingers, keys and everything else did.
  case intake
  /// The game's listeners hear of events that are no touches (`Scene.onEvent(_:)`).
  case listeners
  /// Finding whom new inputs are for: what they hit, or who is first responder. Hit shapes that are closures are asked.
  case targeting
  /// Filters of the application and of windows see events, change them and stop them.
  case filters
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
  public var events: Int { Int(counters.events) }
  /// Into how many batches they were cut, deadlines included.
  public var batches: Int { Int(counters.batches) }
  /// How many hit-tests were made.
  public var hitTests: Int { Int(counters.hitTests) }
  /// How many actions ran: of recognizers, controls, key commands and menus.
  public var actions: Int { Int(counters.actions) }
  /// How many times an input was sent up a responder chain.
  public var deliveries: Int { Int(counters.deliveries) }
  /// How many things are to be drawn.
  public internal(set) var drawn = 0
  /// Whether there is anything new to show.
  public internal(set) var hasChanged = false
  var counters = FrameCounters()
  var times = StageTimes()

  /// The nanoseconds that a stage took, 4.29 seconds at most; 0 when the scene has no clock.
  public func nanoseconds(in stage: FrameStage) -> UInt64 { times[stage] }
  /// The nanoseconds that all stages took together.
  public var nanoseconds: UInt64 { FrameStage.allCases.reduce(0) { $0 + times[$1] } }
}

/// What a frame counts. Small, since every report has it.
struct FrameCounters: Sendable {
  var events: UInt32 = 0
  var batches: UInt32 = 0
  var hitTests: UInt32 = 0
  var actions: UInt32 = 0
  var deliveries: UInt32 = 0
}

/// Nanoseconds, a stage each, without an allocation. Small, since every report has them: a stage has at most four seconds.
struct StageTimes: Sendable {
  private var values = InlineArray<18, UInt32>(repeating: 0)

  subscript(stage: FrameStage) -> UInt64 { UInt64(values[stage.rawValue]) }

  mutating func add(_ nanoseconds: UInt64, to stage: FrameStage) {
    values[stage.rawValue] = UInt32(clamping: self[stage] &+ nanoseconds)
  }
}
