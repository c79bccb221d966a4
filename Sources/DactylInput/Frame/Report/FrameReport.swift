/// The work of a frame in numbers, and the time of each stage.
public struct FrameReport: Sendable {
  /// The moment of the frame.
  public internal(set) var timestamp = Timestamp.zero
  /// The number of events that the frame handled.
  public var events: Int { Int(counters.events) }
  /// The number of batches into which the events were divided, plus the number of deadlines.
  public var batches: Int { Int(counters.batches) }
  /// The number of hit-tests.
  public var hitTests: Int { Int(counters.hitTests) }
  /// The number of actions that ran: of recognizers, controls, key commands and menus.
  public var actions: Int { Int(counters.actions) }
  /// The number of times that an input was sent up a responder chain.
  public var deliveries: Int { Int(counters.deliveries) }
  /// The number of items in the draw list.
  public internal(set) var drawn = 0
  /// Whether the draw list or the background differs from the previous frame. True in the first frame. A platform can
  /// skip presenting a frame without changes.
  public internal(set) var hasChanged = false
  var counters = FrameCounters()
  var times = StageTimes()

  /// Returns the nanoseconds of a stage, at most 4.29 seconds; 0 when the scene has no clock.
  public func nanoseconds(in stage: FrameStage) -> UInt64 { times[stage] }
  /// The nanoseconds of all stages together.
  public var nanoseconds: UInt64 { FrameStage.allCases.reduce(0) { $0 + times[$1] } }
}

/// The counters of a frame. Small, since every report contains them.
struct FrameCounters: Sendable {
  var events: UInt32 = 0
  var batches: UInt32 = 0
  var hitTests: UInt32 = 0
  var actions: UInt32 = 0
  var deliveries: UInt32 = 0
}

/// The nanoseconds of each stage, without an allocation. Small, since every report contains them: a stage can have at
/// most about four seconds.
struct StageTimes: Sendable {
  private var values = InlineArray<28, UInt32>(repeating: 0)

  subscript(stage: FrameStage) -> UInt64 { UInt64(values[stage.rawValue]) }

  mutating func add(_ nanoseconds: UInt64, to stage: FrameStage) {
    values[stage.rawValue] = UInt32(clamping: self[stage] &+ nanoseconds)
  }
}
