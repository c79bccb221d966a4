extension Scene {
  /// Lets an object edit text while the entity is first responder; nil takes that off again. The entity may then become
  /// first responder without a responder that says so. When it is that already, the one before ends editing and this
  /// one begins.
  public func setTextInput(_ input: (any TextInput)?, of entity: Entity) {
    guard check(entity, "set the text input of") else { return }
    guard !isAnswering else {
      return postpone { if $0.isAlive(entity) { $0.setTextInput(input, of: entity) } }
    }
    guard input == nil || input !== textInputs[entity]?.input else { return }
    watchEnd(of: entity)
    let old = textInputs.set(input, of: entity, in: columns)
    if isView(entity.index) { view(entity).hearsOfLayout = isLaidOut(entity) }
    noteMayHaveFocus(entity.index)
    unsafe parts.focus?.focusableViewsDidChange()
    let calls = firstResponders.calls
    if let old { calls.append(old.calls) { old.setEditing(false) } }
    if firstResponders.window(of: entity) != nil, let new = textInputs[entity] {
      calls.append(new.calls) { new.setEditing(true) }
    }
    calls.goOn()
  }

  /// What edits the text of an entity, or nil.
  package func textInput(of entity: Entity) -> (any TextInput)? { isAlive(entity) ? textInputs[entity]?.input : nil }

  /// Who edits text now: the text input of the key window's first responder, or nil.
  public var textInput: (any TextInput)? { editingInput?.input }

  /// The same with what it was told.
  var editingInput: TextInputHolder? { firstResponder.flatMap { textInputs[$0] } }

  /// Settles what is composed by whoever edits no longer because another window is key.
  func settleElsewhere() {
    if let current = textInputs.current, current !== editingInput { current.tell { $0.unmarkText() } }
  }

  /// Lets the input method forget what it composes: somebody has settled it, and it is not to come again. For a game's
  /// own `TextInput`; text fields do so themselves.
  public func discardMarkedText() { textInputPlatform?.discardMarkedText() }

  /// Whether a press is for the text that the first responder edits (R32).
  func takesText(_ press: Press) -> Bool {
    guard let entity = firstResponder, let input = textInputs[entity] else { return false }
    // Other players than the first edit only where their own focus is.
    if let focus = unsafe parts.focus, !focus.isFirst(press.device, in: self) {
      guard focus.item(drivenBy: press.device, in: self) == entity else { return false }
    }
    let source = PressSource(type: press.type, device: press.device)
    textInputs.typing.removeAll { $0.source == source }
    guard input.take(press) else { return false }
    textInputs.typing.append((source, entity))
    return true
  }

  /// A key that is down and was consumed repeats, or goes up: text that it edited is edited again (P8).
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

  /// Brings what belongs to editing in its place, and tells the platform when editing begins, moves and ends. Once a
  /// frame, when everything else is where it is drawn.
  func showTextInput() {
    showInputViews()
    // Closures that were asked who stands next may have wished for something.
    endWalk()
    guard textInputs.isUsed else { return }
    if textInput != nil { resignHiddenResponder() }
    if editingInput !== textInputs.current {
      settleElsewhere()
      // The one before may be nobody else's, and run any code when it ends.
      let old = textInputs.current.take()
      old?.setCurrent(false)
      textInputs.current = editingInput
      withExtendedLifetime(old) {}
      textInputs.current?.setCurrent(true)
    }
    textInputs.current?.tell { $0.layoutSubviews() }
    let caret = textInput?.caretRect
    guard caret != textInputs.told, let platform = textInputPlatform else { return }
    textInputs.told = caret
    if let caret { platform.beginTextInput(at: caret) } else { platform.endTextInput() }
  }

  /// Whether somebody else edits text than the last frame showed, or other input views are due.
  var hasNewsOfTextInput: Bool {
    textInputs.views.isStale(in: self) || editingInput !== textInputs.current
  }
}
