import Dactyl

extension TextFieldState {
  func insertText(_ text: String) {
    let text = fitting(text)
    edit(.typing) { $0.insert(text) }
  }

  func setMarkedText(_ editing: TextEditing) {
    let before = editor
    editor.setMarkedText(
      Self.singleLine(editing.text), caret: editing.caret, selectionLength: editing.selectionLength)
    guard editor != before else { return }
    if beforeComposing == nil { beforeComposing = before }
    if editor.markedRange == nil { beforeComposing = nil }
    changed(isText: editor.characters != before.characters)
  }

  func unmarkText() {
    guard isComposing else { return }
    settle()
    refresh()
  }

  /// Commits the composed text, as an edit that can be undone.
  func settle() {
    guard let before = beforeComposing else { return }
    forgetComposing()
    let composed = editor.markedRange.map { String(editor.characters[$0]) } ?? ""
    editor.unmarkText()
    let isTooLong = maximumLength.map { editor.count > $0 } ?? false
    if isTooLong {
      editor = before
      let text = fitting(composed)
      if !text.isEmpty { editor.insert(text) }
    }
    defer { if isTooLong { editingChanged?(field) } }
    if editor.characters != before.characters { register(before, .typing) }
  }

  /// Ends the composing, and has the input method discard its text.
  func forgetComposing() {
    guard beforeComposing != nil else { return }
    beforeComposing = nil
    scene.discardMarkedText()
  }

  /// Changes the text, registers an undo action, and reports the change.
  func edit(_ kind: EditKind, _ change: (inout TextEditor) -> Void) {
    let before = beforeComposing ?? editor
    let old = editor.characters
    beforeComposing = nil
    // The change is made to a copy: the closure may read the field.
    var new = editor
    change(&new)
    editor = new
    if editor.characters != before.characters { register(before, kind) }
    changed(isText: editor.characters != old)
  }

  /// Changes the caret or the selection.
  func select(_ change: (inout TextEditor) -> Void) {
    settle()
    var new = editor
    change(&new)
    editor = new
    changed(isText: false)
  }

  func changed(isText: Bool) {
    dismissEditMenu()
    if nextBlink != nil || isCaretShown { startBlinking() }
    refresh()
    if isText { editingChanged?(field) }
  }

  /// The part of a text that may be typed, by `maximumLength`.
  private func fitting(_ text: String) -> String {
    let line = Self.singleLine(text)
    guard let maximumLength, maximumLength < Int.max else { return line }
    var bare = editor
    bare.insert("")
    let most = max(maximumLength, bare.count)
    // One more, for an accent that makes no character of its own.
    var taken = Array(line.prefix(most - bare.count + 1))
    while !taken.isEmpty {
      var full = editor
      full.insert(String(taken))
      if full.count <= most { break }
      taken.removeLast()
    }
    return String(taken)
  }

  // MARK: Undo

  private func register(_ before: TextEditor, _ kind: EditKind) {
    guard let manager = scene.undoManager(from: entity) else { return }
    if kind.joins, let run, run.kind == kind, run.version == manager.version, run.end == before {
      run.end = editor
      return
    }
    let run = EditRun(kind, from: before, to: editor)
    manager.registerUndo(of: entity, kind.rawValue) { [weak self] in self?.restore(run, isUndo: true) }
    run.version = manager.version
    self.run = run
    hasUndo = true
  }

  /// Restores the state before a run of edits, or after it.
  private func restore(_ run: EditRun, isUndo: Bool) {
    let old = editor.characters
    forgetComposing()
    self.run = nil
    editor = isUndo ? run.start : run.end
    editor.unmarkText()
    scene.undoManager(from: entity)?.registerUndo(of: entity) { [weak self] in self?.restore(run, isUndo: !isUndo) }
    changed(isText: editor.characters != old)
  }

  // MARK: Keys

  func take(_ press: Press) -> Bool {
    guard isEditing, press.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return false }
    guard let key = press.key else { return FocusHeading(direction: press.type).map(go) ?? false }
    if leaves(by: key, press.modifierFlags) { return false }
    let byWords = press.modifierFlags.contains(.control)
    if let movement = movement(of: key, byWords: byWords) {
      if !isComposing { select { $0.move(movement, extending: press.modifierFlags.contains(.shift)) } }
      return true
    }
    switch key {
    case .backspace: delete(byWords ? .wordBackward : .backward)
    case .delete: delete(byWords ? .wordForward : .forward)
    case .return, .keypadEnter: if !isComposing { exit() }
    case .escape: if !isComposing { scene.resignFirstResponder(entity) }
    case .tab: return isComposing
    default: return press.typesText
    }
    return true
  }

  /// Moves the caret to the left or right by controller; up and down are left to the next responder.
  private func go(_ heading: FocusHeading) -> Bool {
    guard heading == .left || heading == .right else { return isComposing }
    if !isComposing { select { $0.move(heading == .left ? .backward : .forward) } }
    return true
  }

  /// Whether a key moves to another control or field: up and down, for which a line of text has no use.
  private func leaves(by key: Key, _ modifiers: ModifierFlags) -> Bool {
    (key == .up || key == .down) && modifiers.isDisjoint(with: [.shift, .control]) && !isComposing
      && scene.inputSettings.movesFocusByKeys && scene.nextFocusItem(key == .up ? .up : .down) != nil
  }

  private func delete(_ movement: TextEditor.Movement) {
    if !isComposing { edit(.deleting) { $0.delete(inShown(movement)) } }
  }

  private func exit() {
    editingDidEndOnExit?(field)
    if scene.isAlive(entity) { scene.resignFirstResponder(entity) }
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
    case .cut, .copy: return editor.hasSelection && !isSecure
    case .delete: return editor.hasSelection
    case .paste: return scene.clipboard.string?.isEmpty == false
    case .select: return !editor.hasSelection && editor.count > 0
    case .selectAll: return editor.selection.count < editor.count
    default: return false
    }
  }

  func perform(_ action: Action) {
    settle()
    switch action {
    case .cut:
      scene.clipboard.string = editor.selectedText
      edit(.cutting) { $0.delete(.backward) }
    case .copy: scene.clipboard.string = editor.selectedText
    case .delete: edit(.deleting) { $0.delete(.backward) }
    case .paste:
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
