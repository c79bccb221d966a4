/// The details of touches that few devices send, by slot, and the samples for which corrections were announced (T33).
///
/// A correction may arrive long after the end of its touch. So a sample waits for it for two seconds, and beyond 256
/// waiting samples the oldest are given up.
final class TouchUpdateTable: SnapshotState {
  /// The receivers of a touch, kept for its corrections from its landing until none can arrive any more.
  final class Source: SnapshotState {
    /// The touch as it landed, once it was assigned to a view and to recognizers.
    var landed: Touch?
    /// The recognizers that got the touch and receive corrections.
    var recognizers: [GestureID] = []
    /// Whether the view has received the began of the touch and no cancel.
    var isDelivered = false

    package func copyState(_ copier: StateCopier) {
      copier.copy(landed) { landed = $0 }
      copier.copy(recognizers) { recognizers = $0 }
      copier.copy(isDelivered) { isDelivered = $0 }
    }
  }
  /// A sample that waits for a correction.
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
  /// A correction that has arrived and is to be delivered.
  struct Due {
    let source: Source
    let touches: Touches
    /// Whether recognizers have received the correction.
    var isSeen = false
  }

  /// The seconds that a sample waits, and the largest number of waiting samples.
  static var longestWait: Double { 2 }
  static var mostWaiting: Int { 256 }

  /// The backings of touches with details, by slot.
  private let backings = Column<TouchBacking?>()
  private var waiting: [Int64: Waiting] = [:]
  /// The indices of waiting samples, in the order of arrival; may contain indices that wait no longer.
  private let order = Queue<Int64>()
  /// The touches with samples that wait, or may soon, by identity.
  private var sources: [UInt64: Source] = [:]
  /// The corrections that are to be delivered.
  let due = List<Due>()
  /// Whether the table concerns any touches under way; read at landing and delivery.
  var isActive: Bool { unsafe isAnyKnown }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var isAnyKnown = false

  /// The number of waiting samples.
  var waitingCount: Int { waiting.count }

  func backing(of slot: Int) -> TouchBacking? { slot < backings.count ? backings[slot] : nil }

  func setBacking(_ backing: TouchBacking, of slot: Int) {
    if backings.count <= slot { backings.append(repeating: nil, count: slot + 1 - backings.count) }
    backings[slot] = backing
  }

  /// Notes that a view receives touches, or their cancel.
  func noteDelivered(_ touches: Touches, _ phase: TouchPhase) {
    for touch in touches { sources[touch.id]?.isDelivered = phase != .cancelled }
  }

  // MARK: Waiting

  /// The receivers of a touch, created on first use.
  func source(of touch: UInt64) -> Source {
    if let source = sources[touch] { return source }
    let source = Source()
    sources[touch] = source
    unsafe isAnyKnown = true
    return source
  }

  func existingSource(of touch: UInt64) -> Source? { sources[touch] }

  /// Adds a waiting sample. Returns false when it replaces one with the same index.
  func wait(_ sample: Waiting, until now: Timestamp) -> Bool {
    forget(before: now)
    let isNew = waiting.updateValue(sample, forKey: sample.index) == nil
    if isNew { order.append(sample.index) }
    while waiting.count > Self.mostWaiting, let oldest = order.popFirst() { waiting[oldest] = nil }
    return isNew
  }

  /// The sample that waits under an index, or nil.
  func sample(_ index: Int64, at now: Timestamp) -> Waiting? {
    forget(before: now)
    return waiting[index]
  }

  /// Keeps a sample, as it is by now, waiting for another correction.
  func keep(_ sample: Waiting) { waiting[sample.index] = sample }

  func finish(_ index: Int64) { waiting[index] = nil }

  /// Removes samples that have waited too long.
  private func forget(before now: Timestamp) {
    while let oldest = order.first {
      if let sample = waiting[oldest] {
        guard now - sample.timestamp > Self.longestWait else { return }
        waiting[oldest] = nil
      }
      _ = order.popFirst()
    }
  }

  /// Removes touches that are over and without waiting samples.
  func forgetSources(at now: Timestamp, except isLive: (UInt64) -> Bool) {
    forget(before: now)
    var needed: Set<ObjectIdentifier> = []
    for sample in waiting.values { needed.insert(ObjectIdentifier(sample.source)) }
    sources = sources.filter { isLive($0.key) || needed.contains(ObjectIdentifier($0.value)) }
    unsafe isAnyKnown = !sources.isEmpty
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(backings)
    copier.copy(waiting) { waiting = $0 }
    copier.copy(order)
    copier.copy(sources) { sources = $0 }
    copier.copy(due)
    // Those of touches that have ended.
    for sample in waiting.values { copier.copy(sample.source) }
    for correction in due { copier.copy(correction.source) }
    unsafe copier.copy(&isAnyKnown)
  }
}
