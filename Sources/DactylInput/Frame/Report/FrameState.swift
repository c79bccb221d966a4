/// What is known of the frame that runs, and of those before it.
final class FrameState {
  var isRunning = false
  /// How many frames there have been, the one that runs included.
  var number = 0
  /// When the last frame was, on the scene's own clock.
  var last: Timestamp?
  var counters = FrameCounters()
  /// How long the stages took.
  var times = StageTimes()
  /// Nanoseconds of a steady clock, for the times in the frame report and for nothing else.
  var clock: (() -> UInt64)? {
    get { unsafe stopwatch }
    set {
      unsafe stopwatch = newValue
      isTimed = newValue != nil
      times = StageTimes()
    }
  }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var stopwatch: (() -> UInt64)?
  /// Whether stages are timed.
  private(set) var isTimed = false
  /// How often deadlines came due within a millisecond of this frame, and since when; see `Scene.isEndless(_:)`.
  var deadlineRounds: (start: Timestamp?, count: Int) = (nil, 0)
  /// Whether deadlines that come due wait for the next frame.
  var deadlinesWait = false

  /// How many of the events that no frame has shown yet are kept: a flood says no more about latency than its beginning
  /// does.
  private static let mostShown = 1024
  /// The events that no frame has shown yet, up to a number.
  private let shown = List<Timestamp>()
  /// How many of them came before the frame that runs.
  private var shownBefore = 0
  /// How long input took to be seen.
  private(set) var latency = LatencyHistogram()

  init() { shown.reserve(Self.mostShown) }

  /// Notes that an event is shown by this frame.
  @inline(__always)
  func noteShown(_ event: Timestamp) {
    if shown.count < Self.mostShown { shown.append(event) }
  }

  /// Notes that a frame begins: events that it handles are shown by it.
  func beginShowing() { shownBefore = shown.count }

  /// Notes that the frame shows nothing differently: its events can't be seen, now or later.
  func endShowingNothing() { while shown.count > shownBefore { _ = shown.popLast() } }

  /// Notes when the frame became visible.
  func didPresent(at moment: Timestamp) {
    for event in shown { latency.add(moment - event) }
    shown.removeAll()
  }
}
