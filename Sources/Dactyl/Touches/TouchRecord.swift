/// What the engine knows of one finger, from its landing until nobody needs it any more.
struct TouchRecord {
  /// How much of the touch its hit view has heard.
  enum Delivery: UInt8 {
    /// Nothing yet; a recognizer may delay it (G52).
    case waiting
    /// That it began.
    case begun
    /// All it will ever hear.
    case closed
  }
  /// What the hit view is to hear next.
  struct Due: OptionSet {
    let rawValue: UInt8
    static let began = Due(rawValue: 1)
    static let moved = Due(rawValue: 2)
    static let ended = Due(rawValue: 4)
    static let cancelled = Due(rawValue: 8)
  }

  var id: UInt64
  var finger: FingerID
  var sample: TouchSample
  var phase = TouchPhase.began
  /// The buttons that it pressed when it last pressed any: a pointer that lifts has let go of them.
  var buttons: ButtonMask
  var timestamp: Timestamp
  var previousLocation: Point
  let initialLocation: Point
  let initialTimestamp: Timestamp
  var tapCount = 1
  var window = Entity.none
  var view = Entity.none
  /// Whether the finger is down.
  var isLive = true
  /// Whether it moved far enough that no tap can follow it (T18).
  var strayed = false
  /// Whether the present batch changed it.
  var isChanged = true
  /// Whether recognizers have yet to look at what it did.
  var isUnseen = true
  /// Whether recognizers have seen it begin.
  var wasSeen = false
  /// The phase that recognizers are being shown.
  var shown: TouchPhase?
  /// Whether it landed at a place that is no number: it hits nothing.
  var isUnplaced = false
  /// The entry of the present batch that changed it.
  var entry = -1
  /// Whether it is told for moments between its samples or after them, and has not come to rest; see `TouchResampling`.
  var isResampled = false
  /// Up to when it was told before the present batch.
  var previousTimestamp: Timestamp
  var delivery = Delivery.waiting
  var due: Due = []
  /// Where it was when the hit view last heard of it (T5).
  var heardLocation: Point
  /// A move that the hit view has not heard of.
  var hasUnheardMove = false
  /// What its recognizers want for it, as of a version of the gestures.
  var say = RecognizersSay()
  /// The next touch of the group that is being delivered.
  var nextInGroup = -1

  init(id: UInt64, sample: TouchSample, timestamp: Timestamp) {
    self.id = id
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
}
