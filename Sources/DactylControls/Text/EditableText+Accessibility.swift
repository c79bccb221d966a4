import Dactyl

extension EditableText: AccessibilityProviding {
  /// A field with its text as its value, in dots where it is secret, and the selection while it is edited.
  func accessibilityProperties(of view: View) -> AccessibilityProperties {
    let text = isSecure ? String(repeating: "\u{2022}", count: editor.count) : editor.text
    var properties = AccessibilityProperties(
      isScrolledByFingers ? .textView : .textField, label: placeholder, value: text)
    if !isEnabled { properties.traits.insert(.notEnabled) }
    if isEditing { properties.selection = editor.selection }
    return properties
  }

  /// Edits as typing does, with undo and the limits of the field.
  func perform(_ action: AccessibilityAction, ofPart part: Int?, of view: View) -> Bool {
    switch action {
    case .setText(let text):
      guard isEditable else { return false }
      settle()
      edit(.typing) { $0.selectAll() }
      insertText(text)
      return true
    case .setSelection(let range):
      let first = min(max(range.lowerBound, 0), editor.count)
      let end = min(max(range.upperBound, first), editor.count)
      select { $0.select(first..<end) }
      return true
    default: return false
    }
  }
}
