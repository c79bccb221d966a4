import Dactyl

extension EditableText {
  // MARK: Keys

  func take(_ press: Press) -> Bool {
    guard isEditing, press.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return false }
    // Of a text that is only read, keys scroll; with Shift they select.
    let isShifted = press.modifierFlags.contains(.shift)
    guard isEditable || isShifted || press.key == .escape else { return false }
    guard let key = press.key else { return FocusHeading(direction: press.type).map { go($0, by: press) } ?? false }
    if leaves(by: key, press.modifierFlags) { return false }
    if moveByLines(press) { return true }
    let byWords = press.modifierFlags.contains(.control)
    if let movement = movement(of: key, byWords: byWords) {
      if !isComposing { moveCaret(movement, extending: isShifted) }
      return true
    }
    guard isEditable || key == .escape else { return false }
    switch key {
    case .backspace: if shouldDeleteBackward { delete(byWords ? .wordBackward : .backward) }
    case .delete: delete(byWords ? .wordForward : .forward)
    case .return, .keypadEnter: if !isComposing { pressReturn(isShifted) }
    case .escape: if !isComposing { scene.resignFirstResponder(entity) }
    case .tab: return isComposing
    default: return press.typesText
    }
    return true
  }

  /// Moves the caret by controller: to the left or right, and in several lines up and down; what has no effect is left
  /// to the next responder.
  private func go(_ heading: FocusHeading, by press: Press) -> Bool {
    guard heading == .left || heading == .right else { return isComposing || moveByLines(press) }
    if !isComposing { moveCaret(heading == .left ? .backward : .forward, extending: false) }
    return true
  }

  private func moveCaret(_ movement: TextEditor.Movement, extending isExtending: Bool) {
    hasHandles = false
    select { $0.move(movement, extending: isExtending) }
  }

  /// Whether a key moves to another control or field: up and down, for which a line of text has no use.
  private func leaves(by key: Key, _ modifiers: ModifierFlags) -> Bool {
    (key == .up || key == .down) && modifiers.isDisjoint(with: [.shift, .control]) && !isComposing
      && leaves(to: key == .up ? .up : .down)
  }

  func delete(_ movement: TextEditor.Movement) {
    if !isComposing { edit(.deleting) { $0.delete(inShown(movement)) } }
  }

  private func pressReturn(_ isShifted: Bool) {
    if returnKeyAction == .automatic || isShifted, usable("\n") == "\n" { return insertText("\n") }
    editingDidEndOnExit?(view)
    guard scene.isAlive(entity), isEditing, returnKeyAction != .keepEditing else { return }
    guard returnKeyAction == .next, scene.moveFocus(.next) else {
      scene.resignFirstResponder(entity)
      return
    }
    // A field there is edited, as one to which Tab leads (F25).
    if let item = scene.focusedItem, scene.textInput(of: item.entity) != nil { item.becomeFirstResponder() }
  }

  private func movement(of key: Key, byWords: Bool) -> TextEditor.Movement? {
    switch key {
    case .left: inShown(byWords ? .wordBackward : .backward)
    case .right: inShown(byWords ? .wordForward : .forward)
    case .home, .up: .start
    case .end, .down: .end
    default: nil
    }
  }

  /// A secure field does not show where words are: a movement by words goes to the start or end.
  private func inShown(_ movement: TextEditor.Movement) -> TextEditor.Movement {
    guard isSecure else { return movement }
    return movement == .wordBackward ? .start : movement == .wordForward ? .end : movement
  }

  // MARK: Actions

  func canPerform(_ action: Action) -> Bool {
    guard isEditing, isEnabled else { return false }
    switch action {
    case .copy: return editor.hasSelection && !isSecure
    case .cut: return isEditable && editor.hasSelection && !isSecure
    case .delete: return isEditable && editor.hasSelection
    case .paste: return isEditable && scene.clipboard.string?.isEmpty == false
    case .select: return !editor.hasSelection && editor.count > 0
    case .selectAll: return editor.selection.count < editor.count
    default: return false
    }
  }

  func perform(_ action: Action) {
    settle()
    switch action {
    case .cut where isEditable:
      scene.clipboard.string = editor.selectedText
      edit(.cutting) { $0.delete(.backward) }
    case .copy: scene.clipboard.string = editor.selectedText
    case .delete where isEditable: edit(.deleting) { $0.delete(.backward) }
    case .paste where isEditable:
      let text = fitting(scene.clipboard.string ?? "")
      edit(.pasting) { $0.insert(text) }
    case .select: select { $0.select(word(at: $0.caret)) }
    case .selectAll: select { $0.selectAll() }
    default: break
    }
    selectionWasChosen(by: action)
  }

  func word(at position: Int) -> Range<Int> { isSecure ? 0..<editor.count : editor.word(at: position) }
}
