/// The fields that every recognizer has, at rest and in action: half a cache line.
package struct GestureRow {
  var generation: UInt32
  var kind: UInt16
  var flags: GestureFlags = .standard
  package var state = GestureState.possible
  /// The types of touches that it receives, a bit for each `TouchType` (G13).
  var allowedTypes: UInt8 = .max
  /// The slot of its value in the column of its kind.
  var slot: UInt32
  /// The view that it is attached to.
  var view: Entity
  /// The slot of its attempt, or −1 at rest.
  var attempt: Int32 = -1
  /// The row of the next recognizer on its view; the next of the last one is the first. For a finger's attempt, the
  /// recognizer's row.
  var next: UInt32 = 0
}

/// The flags of a recognizer.
struct GestureFlags: OptionSet {
  let rawValue: UInt16
  static let isEnabled = GestureFlags(rawValue: 1)
  static let cancelsTouchesInView = GestureFlags(rawValue: 2)
  static let delaysTouchesBegan = GestureFlags(rawValue: 4)
  static let delaysTouchesEnded = GestureFlags(rawValue: 8)
  static let requiresExclusiveTouchType = GestureFlags(rawValue: 16)
  /// The recognizer was removed, and remains only for its pending action.
  static let isRemoved = GestureFlags(rawValue: 32)
  /// The recognizer has a delegate, whose closures may have to be called.
  static let hasDelegate = GestureFlags(rawValue: 64)
  /// The recognizer has requirements by `require(toFail:)`.
  static let hasRequirements = GestureFlags(rawValue: 128)
  /// The recognizer has thresholds of its own.
  static let hasSettings = GestureFlags(rawValue: 256)
  // The kinds of input besides touches that its kind receives.
  static let takesHover = GestureFlags(rawValue: 512)
  static let takesScroll = GestureFlags(rawValue: 1024)
  static let takesTransform = GestureFlags(rawValue: 2048)
  static let takesCustom = GestureFlags(rawValue: 8192)
  /// The recognizer receives presses of some keys or buttons.
  static let takesPresses = GestureFlags(rawValue: 4096)
  /// The recognizer makes an attempt for each finger, with a row and a value of its own: see `FingerAttempts`.
  static let recognizesEachFinger = GestureFlags(rawValue: 16384)
  /// The row is such an attempt.
  static let isFingerAttempt = GestureFlags(rawValue: 32768)

  static let standard: GestureFlags = [
    .isEnabled, .cancelsTouchesInView, .delaysTouchesEnded, .requiresExclusiveTouchType,
  ]
}
