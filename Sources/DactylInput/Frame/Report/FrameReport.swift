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
  /// Whether anything shows differently than in the frame before: the draw list or the background. True in the first
  /// frame. A platform that shows frames can leave out those in which nothing does.
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

/// Nanoseconds, a stage each, without an allocation. Small, since every report has them: a stage has at most four
/// seconds.
struct StageTimes: Sendable {
  private var values = InlineArray<27, UInt32>(repeating: 0)

  subscript(stage: FrameStage) -> UInt64 { UInt64(values[stage.rawValue]) }

  mutating func add(_ nanoseconds: UInt64, to stage: FrameStage) {
    values[stage.rawValue] = UInt32(clamping: self[stage] &+ nanoseconds)
  }
}
