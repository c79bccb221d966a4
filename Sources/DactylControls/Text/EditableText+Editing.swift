import Dactyl

extension EditableText {
  func insertText(_ text: String) {
    guard isEditable else { return }
    var bare = editor
    bare.insert("")
    let text = fitting(capitals.capitalize(text, behind: bare.characters[..<bare.caret]))
    edit(.typing) { $0.insert(text) }
  }

  func setMarkedText(_ editing: TextEditing) {
    guard isEditable else { return }
    let before = editor
    editor.setMarkedText(
      usable(editing.text), caret: editing.caret, selectionLength: editing.selectionLength)
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
    let new = editor
    editor = before
    let isAllowed = allows(new, after: before)
    guard scene.isAlive(entity), editor == before else { return }
    if isAllowed { editor = new }
    let isWrong = !isAllowed || isTooLong || keyboardType != .default
    if isWrong, isAllowed {
      editor = before
      let text = fitting(composed)
      if !text.isEmpty { editor.insert(text) }
    }
    defer { if isWrong { editingChanged?(view) } }
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
    // The change is made to a copy: the closure may read the field.
    var new = editor
    change(&new)
    guard allows(new, after: editor) else { return }
    let before = beforeComposing ?? editor
    let old = editor.characters
    beforeComposing = nil
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
    if isText { hasHandles = false }
    selectionDidChange()
    if nextBlink != nil || isCaretShown { startBlinking() }
    refresh()
    if isText { editingChanged?(view) }
  }

  /// The part of a text that may be typed, by the kind of text that is wanted and `maximumLength`.
  func fitting(_ text: String) -> String {
    var line = usable(text)
    if keyboardType == .default, maximumLength == nil { return line }
    var bare = editor
    bare.insert("")
    line = keyboardType.filter(line, in: bare.selection, of: bare.characters)
    guard let maximumLength, maximumLength < Int.max else { return line }
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
}
