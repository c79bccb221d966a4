extension Scene {
  /// Sets the object that edits text while an entity is first responder; nil removes it. The entity may then become
  /// first responder whatever its responder answers. If it is first responder already, the previous object ends editing
  /// and this one begins.
  public func setTextInput(_ input: (any TextInput)?, of entity: Entity) {
    guard check(entity, "set the text input of") else { return }
    guard !isAnswering else {
      return postpone { if $0.isAlive(entity) { $0.setTextInput(input, of: entity) } }
    }
    guard input == nil || input !== textInputs[entity]?.input else { return }
    watchEnd(of: entity)
    let old = textInputs.set(input, of: entity, in: columns)
    if isView(entity.index) { view(entity).observesLayout = isLaidOut(entity) }
    noteMayHaveFocus(entity.index)
    unsafe parts.focus?.focusableViewsDidChange()
    let calls = firstResponders.calls
    if let old { calls.append(old.calls) { old.setEditing(false) } }
    if firstResponders.window(of: entity) != nil, let new = textInputs[entity] {
      calls.append(new.calls) { new.setEditing(true) }
    }
    calls.goOn()
  }

  /// Returns the text input of an entity, or nil.
  package func textInput(of entity: Entity) -> (any TextInput)? { isAlive(entity) ? textInputs[entity]?.input : nil }

  /// The text input that is edited: that of the key window's first responder, or nil.
  public var textInput: (any TextInput)? { editingInput?.input }

  /// The holder of the text input that is edited, or nil.
  var editingInput: TextInputHolder? { firstResponder.flatMap { textInputs[$0] } }

  /// Commits the marked text of a text input that is not edited any more because another window is key.
  func settleElsewhere() {
    if let current = textInputs.current, current !== editingInput { current.notify { $0.unmarkText() } }
  }

  /// Makes the input method discard its marked text, which was committed and must not be inserted again. For a game's
  /// own `TextInput`; text fields do so themselves.
  public func discardMarkedText() { textInputPlatform?.discardMarkedText() }

  /// Offers a press to the text input of the first responder. Returns whether that took it (R32).
  func takesText(_ press: Press) -> Bool {
    guard let entity = firstResponder, let input = textInputs[entity] else { return false }
    // Other players than the first only edit the item that they have focused.
    if let focus = focusSource, !focus.isFirst(press.device, players) {
      guard focus.item(drivenBy: press.device, in: self) == entity else { return false }
    }
    let source = PressSource(type: press.type, device: press.device)
    textInputs.typing.removeAll { $0.source == source }
    guard input.take(press) else { return false }
    textInputs.typing.append((source, entity))
    return true
  }

  /// Repeats the edit of a consumed key that repeats, or ends it when the key goes up (P8).
  func repeatTyping(_ press: Press, _ phase: PressSamplePhase) {
    let source = PressSource(type: press.type, device: press.device)
    guard let index = textInputs.typing.firstIndex(where: { $0.source == source }) else { return }
    guard phase == .began else {
      if phase != .changed { textInputs.typing.remove(at: index) }
      return
    }
    let entity = textInputs.typing[index].entity
    if inputs.ignoreDepth == 0, entity == firstResponder { _ = textInputs[entity]?.take(press) }
  }

  /// Updates the views of text editing, and notifies the platform when editing begins, moves and ends. Called once a
  /// frame, before the layout pass.
  func showTextInput() {
    showInputViews()
    // Performs the requests of closures for the next responder.
    endWalk()
    guard textInputs.isUsed else { return }
    if textInput != nil { resignHiddenResponder() }
    if editingInput !== textInputs.current {
      settleElsewhere()
      // Releasing the previous one may run any code.
      let old = textInputs.current.take()
      old?.setCurrent(false)
      textInputs.current = editingInput
      withExtendedLifetime(old) {}
      textInputs.current?.setCurrent(true)
    }
    textInputs.current?.notify { $0.layoutSubviews() }
    let caret = textInput.flatMap { $0.acceptsText ? $0.caretRect : nil }
    guard caret != textInputs.notified, let platform = textInputPlatform else { return }
    textInputs.notified = caret
    if let caret { platform.beginTextInput(at: caret) } else { platform.endTextInput() }
  }

  /// Whether the text input differs from that of the last frame, or the input views have to be updated.
  var hasNewsOfTextInput: Bool {
    textInputs.views.isStale(in: self) || editingInput !== textInputs.current
  }
}
