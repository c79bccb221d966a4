/// An input of any kind, such as a finger, a key or a scroll, from its beginning until its last receiver is done with
/// it.
///
/// Data of single kinds is kept elsewhere: the samples and locations of touches below, presses in `InputTable.presses`,
/// the state of a pointer in its `PointerSequence`, and input that is sent as a whole in `InputTable.payloads`.
package struct Input {
  /// The progress of delivery to the target: the hit view of a touch, the first responder of a press.
  package enum Delivery: UInt8 {
    /// Nothing was delivered yet; a recognizer may delay the began (G52).
    case waiting
    /// The began was delivered.
    case begun
    /// Nothing more will be delivered.
    case closed
  }
  /// The phases that the target has yet to receive.
  struct Due: OptionSet {
    let rawValue: UInt8
    static let began = Due(rawValue: 1)
    static let moved = Due(rawValue: 2)
    static let ended = Due(rawValue: 4)
    static let cancelled = Due(rawValue: 8)
  }

  /// The identity, constant from beginning to end, and never used again by the same kind. Grows in the order of
  /// beginnings.
  package var id: UInt64
  package let kind: InputKind
  package var phase = TouchPhase.began
  var timestamp: Timestamp
  /// The window and the view that were hit, or the first entity of the responder chain to receive the input. Determined
  /// once, when it begins (T7, P5).
  var window = Entity.none
  package var target = Entity.none
  /// Whether the input goes on: the finger or key is down, the scroll is not over.
  package var isLive = true
  /// Whether the present batch changed the input.
  package var isChanged = true
  /// Whether recognizers have yet to receive the last change.
  var isUnseen = true
  /// Whether recognizers have received the began.
  var wasSeen = false
  /// The phase that recognizers are receiving.
  var shown: TouchPhase?
  /// Whether the input is delivered phase by phase, with the delays that recognizers ask for; else it is delivered as a
  /// whole.
  var comesInPhases = true
  package var delivery = Delivery.waiting
  var due: Due = []
  /// Whether there is a move or change that the target has not received.
  var hasUndeliveredChange = false
  /// The phase for which it was last recorded that recognizers withhold it from the target.
  var withheld = TouchPhase.stationary
  /// The policy of its recognizers, for a version of the gestures.
  var policy = DeliveryPolicy()
  /// The next input in the group that is being delivered.
  var nextInGroup = -1

  // Of touches.

  package var finger: FingerID
  package var sample: TouchSample
  /// The last pressed buttons that were not empty: a pointer that lifts has released them.
  var buttons: ButtonMask
  var previousLocation: Point
  package var initialLocation: Point
  let initialTimestamp: Timestamp
  var tapCount = 1
  /// Whether it has moved beyond the tap slop, so that no tap can follow it (T18).
  var movedBeyondSlop = false
  /// Whether it landed at a location that is not finite: it hits nothing.
  var isUnplaced = false
  /// The entry of the present batch that changed the touch, or −1.
  var entry = -1
  /// Whether the touch is resampled and has not come to rest; see `TouchResampling`.
  var isResampled = false
  /// The timestamp of the touch before the present batch.
  var previousTimestamp: Timestamp
  /// The location that the hit view received last (T5).
  var deliveredLocation: Point

  init(_ kind: InputKind = .touch, id: UInt64, sample: TouchSample, timestamp: Timestamp) {
    self.id = id
    self.kind = kind
    self.sample = sample
    self.timestamp = timestamp
    finger = sample.finger
    buttons = sample.buttons
    initialTimestamp = timestamp
    initialLocation = sample.location
    previousLocation = sample.location
    previousTimestamp = timestamp
    deliveredLocation = sample.location
  }

  /// Whether the target has yet to receive more of the input.
  var isPending: Bool { delivery != .closed || due.contains(.cancelled) }
}

/// The content of an input that is sent as a whole, or of an event of the game's own.
enum InputPayload {
  case none
  case custom(any CustomEvent)
  case text(String)
  case textEditing(TextEditing)
  case remote(RemoteCommand)
}
