/// What every recognizer has, at rest and in action: half a cache line.
package struct GestureRow {
  var generation: UInt32
  var kind: UInt16
  var flags: GestureFlags = .standard
  package var state = GestureState.possible
  /// Which types of touch it takes, a bit a `TouchType` (G13).
  var allowedTypes: UInt8 = .max
  /// Its place in the column of its kind.
  var slot: UInt32
  /// The view that it is on.
  var view: Entity
  /// Its place among the attempts, or -1 at rest.
  var attempt: Int32 = -1
  /// The row of the next recognizer on its view; the last one's next is the first. Of a finger's attempt the
  /// recognizer's row.
  var next: UInt32 = 0
}

/// The switches of a recognizer.
struct GestureFlags: OptionSet {
  let rawValue: UInt16
  static let isEnabled = GestureFlags(rawValue: 1)
  static let cancelsTouchesInView = GestureFlags(rawValue: 2)
  static let delaysTouchesBegan = GestureFlags(rawValue: 4)
  static let delaysTouchesEnded = GestureFlags(rawValue: 8)
  static let requiresExclusiveTouchType = GestureFlags(rawValue: 16)
  /// It was removed, and only waits for the action that it is owed.
  static let isRemoved = GestureFlags(rawValue: 32)
  /// It has a delegate, which may want to be asked.
  static let hasDelegate = GestureFlags(rawValue: 64)
  /// It was told to wait for others.
  static let hasRequirements = GestureFlags(rawValue: 128)
  /// It has thresholds of its own.
  static let hasSettings = GestureFlags(rawValue: 256)
  // The input besides touches that its kind takes.
  static let takesHover = GestureFlags(rawValue: 512)
  static let takesScroll = GestureFlags(rawValue: 1024)
  static let takesTransform = GestureFlags(rawValue: 2048)
  static let takesCustom = GestureFlags(rawValue: 8192)
  /// It takes presses of some keys or buttons.
  static let takesPresses = GestureFlags(rawValue: 4096)
  /// It makes an attempt for each finger, with a row and a value of its own: see `FingerAttempts`.
  static let recognizesEachFinger = GestureFlags(rawValue: 16384)
  /// It is such an attempt.
  static let isFingerAttempt = GestureFlags(rawValue: 32768)

  static let standard: GestureFlags = [
    .isEnabled, .cancelsTouchesInView, .delaysTouchesEnded, .requiresExclusiveTouchType,
  ]
}
