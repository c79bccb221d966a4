/// The state of the frame that runs, and results of earlier ones.
final class FrameState {
  var isRunning = false
  /// Whether a frame is over and its listeners are being called, and whether frames that they run changed anything.
  var isOver = false
  var changedSince = false
  /// The number of frames so far, including the one that runs.
  var number = 0
  /// The moment of the last frame, on the scene's own clock.
  var last: Timestamp?
  var counters = FrameCounters()
  /// The times of the stages.
  var times = StageTimes()
  /// Returns the nanoseconds of a steady clock. Used for the times in the frame report and for nothing else.
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
  /// The number of deadlines that were due within a millisecond of this frame, and its beginning; see
  /// `Scene.isEndless(_:)`.
  var deadlineRounds: (start: Timestamp?, count: Int) = (nil, 0)
  /// Whether deadlines that are due are left for the next frame.
  var deadlinesWait = false

  /// The largest number of events that are kept until a frame shows them; the first ones of a flood are enough to
  /// measure its latency.
  private static let mostShown = 1024
  /// The events that no frame has shown yet, up to `mostShown`.
  private let shown = List<Timestamp>()
  /// The number of those events that arrived before the frame that runs.
  private var shownBefore = 0
  /// The latencies from events to the presented frames that show them.
  private(set) var latency = LatencyHistogram()

  /// Copies what the next frames depend on; not what was measured.
  func copyState(_ copier: StateCopier) {
    // Not copied: isRunning, isOver, changedSince (of the frame that runs); counters, times, stopwatch, isTimed, shown,
    // shownBefore, latency (measured).
    copier.copy(number) { number = $0 }
    copier.copy(last) { last = $0 }
    copier.copy(deadlineRounds) { deadlineRounds = $0 }
    copier.copy(deadlinesWait) { deadlinesWait = $0 }
  }

  init() { shown.reserve(Self.mostShown) }

  /// Records an event that this frame shows.
  @inline(__always)
  func noteShown(_ event: Timestamp) {
    if shown.count < Self.mostShown { shown.append(event) }
  }

  /// Begins a frame: events that are recorded from now on are shown by it.
  func beginShowing() { shownBefore = shown.count }

  /// Ends a frame without visible changes: its events can't be seen, now or later, and are dropped.
  func endShowingNothing() { while shown.count > shownBefore { _ = shown.popLast() } }

  /// Adds the latencies of the recorded events, up to the moment at which the frame became visible.
  func didPresent(at moment: Timestamp) {
    for event in shown { latency.add(moment - event) }
    shown.removeAll()
  }
}
