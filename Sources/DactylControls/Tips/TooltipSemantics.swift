import Dactyl

/// What tooltips say to assistive clients: a hint, or the name of a view that is nothing else to them.
enum TooltipSemantics: AccessibilitySource {
  static func describe(_ view: View, in properties: inout AccessibilityProperties?) {
    guard let tip = view.tooltip else { return }
    guard properties != nil else { return properties = AccessibilityProperties(label: tip) }
    if properties?.hint == nil { properties?.hint = tip }
  }

  static func perform(_ action: String, of view: View) -> Bool { false }
}
