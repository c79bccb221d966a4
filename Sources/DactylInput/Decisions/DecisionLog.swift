/// The latest decisions, in a ring buffer of fixed size. Off by default; when off, it costs a comparison for each
/// decision.
public struct DecisionLog {
  private var ring: [Decision] = []
  private var start = 0
  private var capacity = 0
  /// Receives each decision, whether it is kept here or not; nil for none.
  package var observer: (any DecisionObserver)?

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
  }

  /// Stops recording and removes the recorded decisions.
  public mutating func turnOff() {
    capacity = 0
    ring = []
    start = 0
  }

  /// Removes the recorded decisions.
  public mutating func removeAll() {
    ring.removeAll(keepingCapacity: true)
    start = 0
  }

  /// The recorded decisions, the oldest first. Allocates an array.
  public var decisions: [Decision] { Array(ring[start...] + ring[..<start]) }

  mutating func write(_ decision: Decision) {
    observer?.didDecide(decision)
    guard isOn else { return }
    if ring.count < capacity {
      ring.append(decision)
    } else {
      ring[start] = decision
      start = (start + 1) % capacity
    }
  }
}

/// Observes decisions as they are made: the inspector. No code of the game may run, and nothing may change.
package protocol DecisionObserver: AnyObject {
  /// An input, or what it does, was decided.
  func didDecide(_ decision: Decision)
}
