import Dactyl

extension Scene {
  /// Writes down where the focus goes, and what moves nothing.
  func logFocus(as id: @escaping (View?) -> String, in journal: ScenarioJournal) {
    focusDelegate.didUpdateFocus = { context in
      if let old = context.previouslyFocusedItem { journal.write("\(id(old)) lostFocus") }
      if let new = context.nextFocusedItem { journal.write("\(id(new)) becameFocused") }
    }
    focusDelegate.movementDidFail = { journal.write("none focusStayed \($0)") }
  }
}

extension View {
  /// Sets what a view says of the focus that stands for itself.
  func add(_ model: ScenarioFocus) {
    if let isFocusable = model.isFocusable { canBecomeFocused = isFocusable }
    if let group = model.group { focusGroupIdentifier = group }
    if model.trapsFocus { trapsFocus = true }
    if !model.allowsChange { setAllowsFocusChange(false) }
  }

  /// Sets its answer to whether the focus may move.
  func setAllowsFocusChange(_ allows: Bool) {
    var delegate = FocusDelegate()
    if !allows { delegate.shouldUpdateFocus = { _ in false } }
    setFocusDelegate(delegate)
  }
}
