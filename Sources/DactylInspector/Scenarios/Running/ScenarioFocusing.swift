import Dactyl

extension Scene {
  /// Logs the changes of the focus, and movements that fail.
  func logFocus(as id: @escaping (View?) -> String, in journal: ScenarioJournal) {
    focusDelegate.didUpdateFocus = { _, context in
      if let old = context.previouslyFocusedItem { journal.write("\(id(old)) lostFocus") }
      if let new = context.nextFocusedItem { journal.write("\(id(new)) becameFocused") }
    }
    focusDelegate.movementDidFail = { journal.write("none focusStayed \($1)") }
  }
}

extension View {
  /// Sets the focus properties of a view that do not refer to other objects.
  func add(_ model: ScenarioFocus) {
    if let isFocusable = model.isFocusable { canBecomeFocused = isFocusable }
    if let group = model.group { focusGroupIdentifier = group }
    if model.trapsFocus { trapsFocus = true }
    if !model.allowsChange { setAllowsFocusChange(false) }
  }

  /// Sets the answer of the view's delegate whether the focus may move.
  func setAllowsFocusChange(_ allows: Bool) {
    var delegate = FocusDelegate()
    if !allows { delegate.shouldUpdateFocus = { _, _ in false } }
    setFocusDelegate(delegate)
  }
}
