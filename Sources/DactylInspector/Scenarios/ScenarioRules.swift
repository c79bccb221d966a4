/// The ids of the rules of behaviour that a scenario may be about, implemented or not.
package enum ScenarioRules {
  /// The areas, by the letters of their ids, each with its greatest number; the numbers start at 1 without gaps.
  private static let areas = [
    // Delivery, hit-testing, touches, windows.
    ("D", 11), ("H", 18), ("T", 35), ("W", 11),
    // Gestures: all of them, then the single recognizers.
    ("G", 71), ("TAP", 12), ("LP", 10), ("PAN", 13), ("SW", 7), ("PI", 7), ("RO", 4), ("SE", 4), ("HO", 4),
    // Responders, controls, presses, motion, remote control, and the events of wheel and touchpad.
    ("R", 34), ("C", 19), ("P", 11), ("M", 4), ("X", 2), ("S-", 6),
    // Scroll views, drag and drop, focus.
    ("V", 27), ("DD", 15), ("F", 26),
    // Assistive clients and accommodations.
    ("AX", 35),
  ]

  /// The ids in short form, for errors.
  package static var summary: String { areas.map { "\($0.0)1…\($0.0)\($0.1)" }.joined(separator: ", ") }

  /// Whether a rule has this id.
  package static func contains(_ id: String) -> Bool {
    areas.contains { area, last in
      guard id.hasPrefix(area), let number = Int(id.dropFirst(area.count)) else { return false }
      // Other spellings of a number, such as 07 and +7, are no ids.
      return (1...last).contains(number) && id == "\(area)\(number)"
    }
  }
}
