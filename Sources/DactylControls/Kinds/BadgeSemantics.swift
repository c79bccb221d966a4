import Dactyl

/// What badges say to assistive clients: the value of a view that has none.
enum BadgeSemantics: AccessibilitySource {
  static func describe(_ view: View, in properties: inout AccessibilityProperties?) {
    if let badge = view.badge, !badge.isEmpty, properties?.value == nil { properties?.value = badge }
  }

  static func perform(_ action: String, of view: View) -> Bool { false }
}
