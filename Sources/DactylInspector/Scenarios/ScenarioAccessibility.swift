import Dactyl

/// What a view of a scenario says to assistive clients.
package struct ScenarioAccessibility: Hashable, Sendable {
  /// Its name.
  package var label: String?
  /// Its value.
  package var value: String?
  /// Its role.
  package var role: AccessibilityRole?
  /// The names of its traits.
  package var traits: [String] = []
  /// Whether what is beside and behind it is no element.
  package var isModal = false
  /// Whether it and what is in it are no elements.
  package var isHidden = false
  /// The requests that it answers itself.
  package var answers: [ScenarioAnswer] = []
  /// The names of its own actions.
  package var customActions: [String] = []
  /// The ids of the views that are its elements, in order.
  package var elements: [String]?

  /// The traits, by their names.
  package static let traitNames: [(String, AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("header", .header), ("image", .image), ("selected", .selected),
    ("adjustable", .adjustable), ("not_enabled", .notEnabled), ("toggle", .toggleButton), ("tab", .tab),
    ("text", .staticText),
  ]
}

/// A request that a view of a scenario may answer itself.
package enum ScenarioAnswer: String, Hashable, Sendable, CaseIterable {
  /// It is used.
  case activate
  /// Its value is increased.
  case increment
  /// Its value is decreased.
  case decrement
  /// It scrolls.
  case scroll
  /// What is open is left.
  case escape
  /// The most important action is performed.
  case magicTap
}

/// A request of an assistive client.
package struct ScenarioRequest: Hashable, Sendable {
  /// What is asked for.
  package var action: AccessibilityAction
  /// The id of the view.
  package var view: String

  /// The requests without a value, by their names.
  package static let names: [(String, AccessibilityAction)] = [
    ("activate", .activate), ("increment", .increment), ("decrement", .decrement), ("escape", .escape),
    ("magic_tap", .magicTap), ("focus", .focus), ("scroll_to_visible", .scrollToVisible), ("scroll_up", .scroll(.up)),
    ("scroll_down", .scroll(.down)), ("scroll_left", .scroll(.left)), ("scroll_right", .scroll(.right)),
  ]
}

/// Accommodations of a scenario: those that a step names are set, and the others stay.
package struct ScenarioAssistance: Hashable, Sendable {
  /// The times in seconds and the distances in points, by their names.
  package var numbers: [String: Double] = [:]
  /// What is turned on or off, by its name.
  package var flags: [String: Bool] = [:]
  /// Where a tap with help is; nil leaves it as it is.
  package var tapAssistance: ScenarioTapAssistance?

  /// The names of times, which the file has in milliseconds.
  static let times = [
    "hold_duration", "ignore_repeat", "tap_assistance_delay", "slow_keys", "bounce_keys", "dwell_time", "scan_interval",
  ]
  /// The names of distances.
  static let distances = ["swipe_tolerance", "ignore_repeat_distance"]
  /// The names of what is turned on or off.
  static let switches = ["sticky_keys", "mouse_keys", "explores_by_touch", "scanning", "scans_groups"]
}

/// Where a tap with help is.
package enum ScenarioTapAssistance: String, Hashable, Sendable, CaseIterable {
  /// Nowhere: taps get no help.
  case off
  /// Where the finger landed.
  case initial
  /// Where it lifted.
  case final
}
