/// One decision about who gets an input: a record of fixed size that holds no references.
public struct Decision: Hashable, Sendable {
  /// The moment of the input, or of the frame for a timer.
  public var timestamp: Timestamp
  /// What was decided.
  public var kind: Kind
  /// By which rule.
  public var rule: Rule
  /// A verdict, state or phase as its number, by `kind`.
  public var detail: UInt8
  /// Which kind of input it was about.
  public var inputKind: InputKind
  /// The number of the input among those of its kind (`Touch.id`, `Press.id`), or 0 for none.
  public var input: UInt64
  /// The touch that it was about, or 0.
  public var touch: UInt64 { inputKind == .touch ? input : 0 }
  /// The view that it was about, or `.none`.
  public var view: Entity
  /// The recognizer that it was about, or `.none`.
  public var gesture: GestureID
  /// The recognizer that decided it: who won, who held it back; or `.none`.
  public var opponent: GestureID

  /// What is decided.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Hit-testing looked at a view. Detail: the `HitVerdict`.
    case hitTest
    /// A touch was given to a view. Detail: 0.
    case bindView
    /// A touch was kept from a view.
    case refuseView
    /// A touch was given to a recognizer.
    case bindGesture
    /// A touch was kept from a recognizer.
    case refuseGesture
    /// A recognizer proposed a state. Detail: the `GestureState`.
    case propose
    /// A recognizer is held until another fails.
    case hold
    /// A recognizer entered a state. Detail: the `GestureState`.
    case enter
    /// A recognizer's action ran. Detail: the `GestureState`.
    case action
    /// A responder handled a callback. Detail: the `TouchPhase`.
    case handled
    /// A responder passed a callback on. Detail: the `TouchPhase`.
    case passed
    /// Nobody handled a callback. Detail: the `TouchPhase`.
    case unhandled
    /// A touch was taken from its view.
    case claim
  }
}

/// The decisions of the last moments, in a ring of fixed size. Off unless switched on; off, it costs a compare a decision.
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
