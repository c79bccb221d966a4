/// The decisions of the last moments, in a ring of fixed size. Off unless switched on; off, it costs a compare a
/// decision.
public struct DecisionLog {
  private var ring: [Decision] = []
  private var start = 0
  private var capacity = 0

  init() {}

  /// Whether decisions are written.
  public var isOn: Bool { capacity > 0 }

  /// Starts writing, keeping this many of the latest decisions. The memory is taken now and none later.
  public mutating func turnOn(capacity: Int = 4096) {
    self.capacity = max(capacity, 1)
    ring = []
    ring.reserveCapacity(self.capacity)
    start = 0
  }

  /// Stops writing and forgets what was written.
  public mutating func turnOff() {
    capacity = 0
    ring = []
    start = 0
  }

  /// Forgets what was written so far.
  public mutating func removeAll() {
    ring.removeAll(keepingCapacity: true)
    start = 0
  }

  /// What was written, the oldest first. Makes an array.
  public var decisions: [Decision] { Array(ring[start...] + ring[..<start]) }

  mutating func write(_ decision: Decision) {
    guard isOn else { return }
    if ring.count < capacity {
      ring.append(decision)
    } else {
      ring[start] = decision
      start = (start + 1) % capacity
    }
  }
}
