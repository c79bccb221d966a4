/// The latest decisions, in a ring buffer of fixed size. Off by default; when off, it costs a comparison for each
/// decision.
///
/// A hit-test that comes past thousands of views does not push out what else was decided about the input: it keeps an
/// eighth of the ring at most, its first decisions and its last ones, with a decision between them that counts those
/// that are left out (`Decision.Kind.leaveOut`).
public struct DecisionLog {
  private var ring: [Decision] = []
  private var start = 0
  private var capacity = 0
  /// The walk that is being recorded, if any.
  private var walk: Walk?
  /// Receives each decision, whether it is kept here or not; nil for none.
  package var observer: (any DecisionObserver)?

  /// The decisions of a walk so far.
  private struct Walk {
    var count = 0
    /// The number of decisions that are kept in the order in which they came.
    let first: Int
    /// The number of the latest decisions after those that are kept.
    let last: Int
  }

  init() {}

  /// Whether decisions are recorded.
  public var isOn: Bool { capacity > 0 }
  /// Whether decisions are made known at all: kept here, or passed to the observer.
  var isWatched: Bool { isOn || observer != nil }

  /// Starts recording, keeping a number of the latest decisions. All memory is allocated now.
  public mutating func turnOn(capacity: Int = 4096) {
    self.capacity = max(capacity, 1)
    ring = []
    ring.reserveCapacity(self.capacity)
    start = 0
    walk = nil
  }

  /// Stops recording and removes the recorded decisions.
  public mutating func turnOff() {
    capacity = 0
    ring = []
    start = 0
    walk = nil
  }

  /// Removes the recorded decisions.
  public mutating func removeAll() {
    ring.removeAll(keepingCapacity: true)
    start = 0
    walk = nil
  }

  /// The recorded decisions, the oldest first. Allocates an array.
  public var decisions: [Decision] { Array(ring[start...] + ring[..<start]) }

  mutating func write(_ decision: Decision) {
    observer?.didDecide(decision)
    guard isOn else { return }
    if walk != nil { writeInWalk(decision) } else { append(decision) }
  }

  private mutating func append(_ decision: Decision) {
    if ring.count < capacity {
      ring.append(decision)
    } else {
      ring[start] = decision
      start = (start + 1) % capacity
    }
  }

  // MARK: Walks

  /// A walk of hit-testing begins, in which there may be a decision about each of many views.
  mutating func beginWalk() {
    let most = capacity / 8
    // A small ring has no room for a part of it.
    walk = most >= 8 ? Walk(first: most / 2, last: most - most / 2 - 1) : nil
  }

  /// The walk is over: its latest decisions come into their order, behind one that counts those that are left out.
  mutating func endWalk() {
    guard let ended = walk else { return }
    walk = nil
    let extra = ended.count - ended.first - ended.last - 1
    guard extra > 0 else { return }
    rotateLatest(ended.last + 1, by: ended.count - ended.first)
    // The oldest of the latest decisions makes room for the count.
    var mark = self[latest: ended.last]
    mark.kind = .leaveOut
    mark.rule = .none
    mark.detail = 0
    mark.view = .none
    mark.number = UInt32(clamping: extra + 1)
    self[latest: ended.last] = mark
  }

  /// Writes a decision of the walk: over the oldest of its latest ones, once it has all that it may keep.
  private mutating func writeInWalk(_ decision: Decision) {
    guard var walk else { return }
    let place = walk.count - walk.first
    let gap = walk.last + 1
    if place < gap {
      append(decision)
    } else {
      self[latest: gap - 1 - place % gap] = decision
    }
    walk.count += 1
    self.walk = walk
  }

  /// A recorded decision, counted back from the latest, 0.
  private subscript(latest back: Int) -> Decision {
    get { ring[position(back)] }
    set { ring[position(back)] = newValue }
  }

  private func position(_ back: Int) -> Int {
    // Until the ring is full its latest is at the end, and then before the start.
    (start + ring.count - 1 - back) % ring.count
  }

  /// Turns the latest decisions, which were written round and round, so that they are in the order of writing.
  private mutating func rotateLatest(_ count: Int, by written: Int) {
    let first = written % count
    reverse(count - 1, count - first)
    reverse(count - 1 - first, 0)
    reverse(count - 1, 0)
  }

  /// Reverses the decisions from one counted back from the latest to another.
  private mutating func reverse(_ from: Int, _ to: Int) {
    var (from, to) = (from, to)
    while from > to {
      (self[latest: from], self[latest: to]) = (self[latest: to], self[latest: from])
      from -= 1
      to += 1
    }
  }
}

/// Observes decisions as they are made: the inspector. No code of the game may run, and nothing may change.
package protocol DecisionObserver: AnyObject {
  /// An input, or what it does, was decided.
  func didDecide(_ decision: Decision)
}
