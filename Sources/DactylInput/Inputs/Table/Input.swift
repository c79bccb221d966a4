/// One input of whatever kind, a finger or a key or a scrolling, from its beginning until nobody needs it any more.
///
/// What only one kind has lies beside it: the samples and places of touches below, presses in `InputTable.presses`,
/// what a pointer does in its `PointerSequence`, and what comes once in `InputTable.payloads`.
package struct Input {
  /// How much of it its target has heard: the hit view of a touch, the first responder of a press.
  package enum Delivery: UInt8 {
    /// Nothing yet; a recognizer may delay it (G52).
    case waiting
    /// That it began.
    case begun
    /// All it will ever hear.
    case closed
  }
  /// What the target is to hear next.
  struct Due: OptionSet {
    let rawValue: UInt8
    static let began = Due(rawValue: 1)
    static let moved = Due(rawValue: 2)
    static let ended = Due(rawValue: 4)
    static let cancelled = Due(rawValue: 8)
  }

  /// The same from its beginning to its end, and never used again by its kind. Grows in the order of beginnings.
  package var id: UInt64
  package let kind: InputKind
  package var phase = TouchPhase.began
  var timestamp: Timestamp
  /// The window and the view that it hit, or who of the responder chain hears of it first. Decided once, as it begins
  /// (T7, P5).
  var window = Entity.none
  package var target = Entity.none
  /// Whether it goes on: the finger or key is down, the scrolling is not over.
  package var isLive = true
  /// Whether the present batch changed it.
  package var isChanged = true
  /// Whether recognizers have yet to see what it did.
  var isUnseen = true
  /// Whether recognizers have seen it begin.
  var wasSeen = false
  /// The phase that recognizers are being shown.
  var shown: TouchPhase?
  /// Whether it is delivered phase by phase, with the delays that recognizers ask for; else it comes as a whole.
  var comesInPhases = true
  package var delivery = Delivery.waiting
  var due: Due = []
  /// A move or change that the target has not heard of.
  var hasUnheardChange = false
  /// The phase of which it was written down that recognizers keep it from the target.
  var withheld = TouchPhase.stationary
  /// What its recognizers want for it, as of a version of the gestures.
  var policy = DeliveryPolicy()
  /// The next input of the group that is being delivered.
  var nextInGroup = -1

  // Of touches.

  package var finger: FingerID
  package var sample: TouchSample
  /// The buttons that it pressed when it last pressed any: a pointer that lifts has let go of them.
  var buttons: ButtonMask
  var previousLocation: Point
  package var initialLocation: Point
  let initialTimestamp: Timestamp
  var tapCount = 1
  /// Whether it moved far enough that no tap can follow it (T18).
  var strayed = false
  /// Whether it landed at a location that is no number: it hits nothing.
  var isUnplaced = false
  /// The entry of the present batch that changed it.
  var entry = -1
  /// Whether it is told for moments between its samples or after them, and has not come to rest; see `TouchResampling`.
  var isResampled = false
  /// Up to when it was told before the present batch.
  var previousTimestamp: Timestamp
  /// Where it was when the hit view last heard of it (T5).
  var heardLocation: Point

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
    heardLocation = sample.location
  }

  /// Whether its target is to hear more of it.
  var isPending: Bool { delivery != .closed || due.contains(.cancelled) }
}

/// What an input brings that comes once, or that a kind of the game's own tells.
enum InputPayload {
  case none
  case custom(any CustomEvent)
  case text(String)
  case textEditing(TextEditing)
  case remote(RemoteCommand)
}
