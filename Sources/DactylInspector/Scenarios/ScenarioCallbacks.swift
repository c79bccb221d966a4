/// The callbacks that a responder implements, one bit each.
package struct ScenarioCallbacks: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: UInt16
  /// Makes a set from its bits.
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The four callbacks for touches.
  package static let touches: Self = [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled]
  /// A finger landed.
  package static let touchesBegan = Self(rawValue: 1 << 0)
  /// A finger moved.
  package static let touchesMoved = Self(rawValue: 1 << 1)
  /// A finger lifted.
  package static let touchesEnded = Self(rawValue: 1 << 2)
  /// A touch was cancelled.
  package static let touchesCancelled = Self(rawValue: 1 << 3)

  /// The four callbacks for presses.
  package static let presses: Self = [.pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled]
  /// A key or button went down.
  package static let pressesBegan = Self(rawValue: 1 << 4)
  /// The force of a button changed.
  package static let pressesChanged = Self(rawValue: 1 << 5)
  /// A key or button went up.
  package static let pressesEnded = Self(rawValue: 1 << 6)
  /// A press was cancelled.
  package static let pressesCancelled = Self(rawValue: 1 << 7)

  /// The three callbacks for motion.
  package static let motion: Self = [.motionBegan, .motionEnded, .motionCancelled]
  /// A shake began.
  package static let motionBegan = Self(rawValue: 1 << 8)
  /// A shake ended.
  package static let motionEnded = Self(rawValue: 1 << 9)
  /// A shake was cancelled.
  package static let motionCancelled = Self(rawValue: 1 << 10)

  /// The callback for remote control events.
  package static let remote = Self(rawValue: 1 << 11)

  /// The single callbacks, with their names in the log.
  package static let single: [(String, Self)] = [
    ("touchesBegan", .touchesBegan), ("touchesMoved", .touchesMoved), ("touchesEnded", .touchesEnded),
    ("touchesCancelled", .touchesCancelled), ("pressesBegan", .pressesBegan), ("pressesChanged", .pressesChanged),
    ("pressesEnded", .pressesEnded), ("pressesCancelled", .pressesCancelled), ("motionBegan", .motionBegan),
    ("motionEnded", .motionEnded), ("motionCancelled", .motionCancelled), ("remoteControl", .remote),
  ]

  /// All words that a file may use: the groups and the single callbacks.
  static let words =
    [("touches", .touches), ("presses", .presses), ("motion", .motion), ("remote", .remote)] + single
}
