extension View {
  /// What says what the view is: its widget or its text input; nil for neither.
  var accessibilityProvider: (any AccessibilityProviding)? {
    guard isAlive, let scene else { return nil }
    if scene.isWidget(entity.index) { return widget as? any AccessibilityProviding }
    return scene.hasNoTextInputs ? nil : scene.textInput(of: entity) as? any AccessibilityProviding
  }
}
