/// What a recognizer sees while it is called, and how it says what it wants.
public struct GestureContext {
  /// The moment of the event or deadline.
  public let timestamp: Timestamp
  /// The recognizer that is called.
  public let gesture: AnyGesture
  /// The thresholds that hold for it.
  public let settings: GestureSettings
  private var visible: GestureState
  private(set) var proposals = ProposalQueue()
  private(set) var deadline: DeadlineChange = .keep
  private(set) var ignored: [UInt64] = []

  /// A wish about the deadline.
  enum DeadlineChange {
    case keep
    case cancel
    case set(Timestamp)
  }

  init(gesture: AnyGesture, state: GestureState, timestamp: Timestamp, settings: GestureSettings) {
    self.gesture = gesture
    self.timestamp = timestamp
    self.settings = settings
    visible = state
  }

  /// The state that the recognizer is in, or the last that it proposed in this call. Setting it proposes.
  ///
  /// A gesture that is held by a failure requirement is still `.possible` (G28): it proposes anew with the next touch.
  public var state: GestureState {
    get { proposals.last ?? visible }
    set { proposals.append(newValue) }
  }

  /// The view that the recognizer is on.
  public var view: View? { gesture.view }
  /// How many of its fingers are down.
  public var numberOfTouches: Int { gesture.numberOfTouches }
  /// The middle of its fingers that are down, in the coordinates around the windows.
  public var centroid: Point { gesture.scene?.centroid(of: gesture.id) ?? .zero }
  /// Its fingers that are down, in landing order. Makes an array.
  public var touches: Touches { gesture.touches }

  /// Every sample of a touch since the event before, the last one being the touch itself, or nil when the touch is not in
  /// the present event (T28). Makes an array.
  public func coalescedTouches(for touch: Touch) -> [Touch]? { gesture.scene?.coalescedTouches(for: touch) }

  /// Asks to be called at a moment this many seconds from now, whatever the fingers do. There is one deadline at a time.
  public mutating func setDeadline(after seconds: Double) { deadline = .set(timestamp + seconds) }
  /// Takes the deadline back.
  public mutating func cancelDeadline() { deadline = .cancel }

  /// Hears no more of a touch: it is neither cancelled in its view nor delayed on this recognizer's account (G21).
  public mutating func ignore(_ touch: Touch) { ignored.append(touch.id) }
}

/// The states that a recognizer proposed and the arena has not granted yet, in order: at most fifteen, in one word.
struct ProposalQueue: Equatable {
  private var word: UInt64 = 0

  var isEmpty: Bool { word == 0 }
  var count: Int { (64 - word.leadingZeroBitCount + 3) / 4 }
  var first: GestureState? { isEmpty ? nil : GestureState(rawValue: UInt8(word & 15) - 1) }
  var last: GestureState? {
    isEmpty ? nil : GestureState(rawValue: UInt8(word >> UInt64(4 * (count - 1)) & 15) - 1)
  }

  mutating func append(_ state: GestureState) {
    guard count < 15 else { return }
    word |= UInt64(state.rawValue + 1) << UInt64(4 * count)
  }

  mutating func removeFirst() { word >>= 4 }
  mutating func removeAll() { word = 0 }
}
