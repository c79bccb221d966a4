/// What every recognizer has, at rest and in action.
struct GestureRow {
  var generation: UInt32
  var kind: UInt16
  var state = GestureState.possible
  var flags: GestureFlags = .standard
  /// Which types of touch it takes, a bit a `TouchType` (G13).
  var allowedTypes: UInt8 = .max
  /// Its place in the column of its kind.
  var place: UInt32
  /// The view that it is on.
  var view: Entity
  /// Its place among the attempts, or -1 at rest.
  var attempt: Int32 = -1
}

/// The switches of a recognizer.
struct GestureFlags: OptionSet {
  let rawValue: UInt8
  static let isEnabled = GestureFlags(rawValue: 1)
  static let cancelsTouchesInView = GestureFlags(rawValue: 2)
  static let delaysTouchesBegan = GestureFlags(rawValue: 4)
  static let delaysTouchesEnded = GestureFlags(rawValue: 8)
  static let requiresExclusiveTouchType = GestureFlags(rawValue: 16)
  /// It was removed, and only waits for the action that it is owed.
  static let isRemoved = GestureFlags(rawValue: 32)

  static let standard: GestureFlags = [
    .isEnabled, .cancelsTouchesInView, .delaysTouchesEnded, .requiresExclusiveTouchType,
  ]
}

/// What a recognizer has from its first touch until its reset.
struct GestureAttempt {
  var gesture: GestureID
  /// The touches that it got and did not ignore, lifted ones included: what it competes for and claims.
  var owned = TouchSet()
  /// All touches that it ever got: while one of them is down it is not reset (G16, G62).
  var seen = TouchSet()
  var deadline: Timestamp?
  /// What it proposed and was not granted yet.
  var proposals = ProposalQueue()
  /// Whether its gates were asked and let it through (G25, G26): they are asked once.
  var hasPassedGates = false
  /// Those that it must wait for by a delegate's word; asked once an attempt (G33).
  var dynamicRequirements: [GestureID]?
  /// The recognizer that holds it, for the log; said once.
  var holder = GestureID.none
  /// Whether it is in line to hear of touches.
  var isToHear = false
  /// The type of its first touch (G14).
  var latchedType: TouchType?
  /// The middle of its fingers when last one was down (G23).
  var lastCentroid: Point?
}
