/// What few devices say of touches, by slot, and the samples of which they said to correct them later (T33).
///
/// A correction may come when its touch has long ended. So a sample waits for it for two seconds, and of more than 256
/// that wait the oldest are given up.
final class TouchUpdateTable {
  /// What must be known of a touch for its corrections, from its landing until none can come any more.
  final class Source {
    /// The touch as it landed, once it was given to a view and to recognizers.
    var landed: Touch?
    /// The recognizers that got it and ask for corrections.
    var recognizers: [GestureID] = []
    /// Whether its view heard it begin and has not heard that it was taken away.
    var isHeard = false
  }
  /// A sample that waits.
  struct Waiting {
    let source: Source
    let touch: UInt64
    let slot: Int
    let index: Int64
    let phase: TouchPhase
    let timestamp: Timestamp
    var location: Point
    var force: Float
    var backing: TouchBacking
  }
  /// A correction that came, on its way to those who hear of it.
  struct Due {
    let source: Source
    let touches: Touches
    /// Whether recognizers have heard of it.
    var isSeen = false
  }

  /// How many seconds a sample waits, and how many of them do at once.
  static var longestWait: Double { 2 }
  static var mostWaiting: Int { 256 }

  /// What touches with details refer to, by slot.
  private let backings = Column<TouchBacking?>()
  private var waiting: [Int64: Waiting] = [:]
  /// The indices of those that wait, in the order in which they came; some may wait no more.
  private let order = Queue<Int64>()
  /// The touches of which samples wait, or may soon, by id.
  private var sources: [UInt64: Source] = [:]
  /// Corrections on their way.
  let due = List<Due>()
  /// Whether anything of it concerns touches that go on: what landing and delivery ask.
  var isActive: Bool { unsafe isAnyKnown }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var isAnyKnown = false

  /// How many samples wait.
  var waitingCount: Int { waiting.count }

  func backing(of slot: Int) -> TouchBacking? { slot < backings.count ? backings[slot] : nil }

  func setBacking(_ backing: TouchBacking, of slot: Int) {
    if backings.count <= slot { backings.append(repeating: nil, count: slot + 1 - backings.count) }
    backings[slot] = backing
  }

  /// Notes that a view is told of touches, or that they were taken away from it.
  func noteHeard(_ touches: Touches, _ phase: TouchPhase) {
    for touch in touches { sources[touch.id]?.isHeard = phase != .cancelled }
  }

  // MARK: Waiting

  /// What is known of a touch, made when it is asked for first.
  func source(of touch: UInt64) -> Source {
    if let source = sources[touch] { return source }
    let source = Source()
    sources[touch] = source
    unsafe isAnyKnown = true
    return source
  }

  func existingSource(of touch: UInt64) -> Source? { sources[touch] }

  /// Lets a sample wait. False when another with its index waits already: that one is given up.
  func wait(_ sample: Waiting, until now: Timestamp) -> Bool {
    forget(before: now)
    let isNew = waiting.updateValue(sample, forKey: sample.index) == nil
    if isNew { order.append(sample.index) }
    while waiting.count > Self.mostWaiting, let oldest = order.popFirst() { waiting[oldest] = nil }
    return isNew
  }

  /// The sample that waits under an index, if it does so still.
  func sample(_ index: Int64, at now: Timestamp) -> Waiting? {
    forget(before: now)
    return waiting[index]
  }

  /// Lets a sample wait for another correction, as it is by now.
  func keep(_ sample: Waiting) { waiting[sample.index] = sample }

  func finish(_ index: Int64) { waiting[index] = nil }

  /// Gives up what has waited too long.
  private func forget(before now: Timestamp) {
    while let oldest = order.first {
      if let sample = waiting[oldest] {
        guard now - sample.timestamp > Self.longestWait else { return }
        waiting[oldest] = nil
      }
      _ = order.popFirst()
    }
  }

  /// Forgets touches that are over and of which no sample waits.
  func forgetSources(at now: Timestamp, except isLive: (UInt64) -> Bool) {
    forget(before: now)
    var needed: Set<ObjectIdentifier> = []
    for sample in waiting.values { needed.insert(ObjectIdentifier(sample.source)) }
    sources = sources.filter { isLive($0.key) || needed.contains(ObjectIdentifier($0.value)) }
    unsafe isAnyKnown = !sources.isEmpty
  }
}
