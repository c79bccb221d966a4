/// What the game has set of a view for assistive clients: each value nil where the view's widget, or its text, says it.
struct AccessibilitySettings {
  var isElement: Bool?
  var role: AccessibilityRole?
  var label: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits?
  var activationPoint: Point?
  var isHidden = false
  var isModal = false
  var groupsChildren = false
  /// The elements inside the view in their order; nil for reading order (AX3).
  var elements: [Entity]?
  /// The names of the view's own actions.
  var customActions: [String] = []

  /// Whether all settings have their default values.
  var isPlain: Bool {
    isElement == nil && role == nil && label == nil && value == nil && hint == nil && traits == nil
      && activationPoint == nil && !isHidden && !isModal && !groupsChildren && elements == nil && customActions.isEmpty
  }
}

extension AccessibilitySettings {
  func mix(into hash: inout StateHash) {
    hash.mix(isElement)
    hash.mix(role?.rawValue)
    hash.mix(label)
    hash.mix(value)
    hash.mix(hint)
    hash.mix(traits?.rawValue)
    hash.mix(activationPoint)
    hash.mix(isHidden)
    hash.mix(isModal)
    hash.mix(groupsChildren)
    hash.mix(elements)
    hash.mix(customActions)
  }
}
