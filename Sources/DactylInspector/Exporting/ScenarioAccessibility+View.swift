import Dactyl

extension ScenarioAccessibility {
  /// What the game has set of a view for assistive clients, but for closures, and for the order of what is in it.
  init(of view: View) {
    label = view.accessibilityLabel
    value = view.accessibilityValue
    role = view.accessibilityRole
    if let traits = view.accessibilityTraits {
      self.traits = Self.traitNames.filter { traits.contains($0.1) }.map(\.0)
    }
    isModal = view.accessibilityViewIsModal
    isHidden = view.accessibilityElementsHidden
    customActions = view.accessibilityCustomActions.map(\.name)
  }
}
