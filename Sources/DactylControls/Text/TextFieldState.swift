import Dactyl

/// The state of a text field: its text, its settings, and the closures that are called for changes.
final class TextFieldState: TextInput, SnapshotState {
  unowned let scene: Scene
  let entity: Entity
  let parts: TextFieldParts
  var editor = TextEditor()
  var style = TextFieldStyle()
  var placeholder = ""
  var isSecure = false
  var maximumLength: Int?
  var isEnabled = true
  var alignment = TextAlignment.left
  var editingDidBegin: CalledClosure<TextField>?
  var editingChanged: CalledClosure<TextField>?
  var editingDidEnd: CalledClosure<TextField>?
  var editingDidEndOnExit: CalledClosure<TextField>?

  var isEditing = false
  /// The widths of the shown characters.
  var widths = TextFieldWidths()
  /// The distance that the text is scrolled to the left, in points.
  var scroll: Float = 0
  /// The size at the last layout.
  var laidOutSize = Size.zero
  /// The unit in which a drag of the present finger selects.
  var touch = TextFieldTouch.none
  /// The last run of edits, which the next edit joins if it continues where the run ended.
  var run: EditRun?
  /// Whether an undo action was registered since the text was set.
  var hasUndo = false
  /// The state before the composing began; nil while nothing is composed.
  var beforeComposing: TextEditor?
  /// The time at which the caret appears or disappears next; nil while it does not blink.
  var nextBlink: Timestamp?
  var isCaretShown = false
  /// The time at which the edit menu is to be shown: a finger has selected something, and no further tap can come.
  var nextMenu: Timestamp?
  /// Whether the action that is being performed was chosen from the field's edit menu.
  var choosesFromMenu = false
  /// The time of the last edit.
  var lastActivity = Timestamp.zero

  init(_ view: View, in scene: Scene) {
    self.scene = scene
    entity = view.entity
    parts = TextFieldParts(in: view, of: scene)
  }

  var view: View { scene.view(entity) }
  /// The handle that the closures of the game receive.
  var field: TextField { TextField(view: view) }
  var isComposing: Bool { editor.markedRange != nil }
  /// The characters that are shown for the text, one for each.
  var shown: [Character] {
    isSecure ? Array(repeating: "\u{2022}", count: editor.count) : editor.characters
  }

  var canBeginEditing: Bool { isEnabled }

  func didBeginEditing() {
    isEditing = true
    run = nil
    refresh()
    editingDidBegin?(field)
  }

  func didEndEditing() {
    settle()
    isEditing = false
    touch = .none
    run = nil
    stopBlinking()
    dismissEditMenu()
    refresh()
    editingDidEnd?(field)
  }

  func setEnabled(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    scene.setNeedsFocusItems()
    guard !isEnabled && isEditing else { return }
    scene.endEditing(entity)
  }

  func setText(_ text: String) {
    dismissEditMenu()
    forgetComposing()
    editor = TextEditor(TextFieldState.singleLine(text))
    if hasUndo { scene.undoManager(from: entity)?.removeAllActions(of: entity) }
    (run, hasUndo) = (nil, false)
  }

  /// A text without line breaks and control characters, as a single line.
  static func singleLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // A line feed after a carriage return is the same break.
      case 0x0A where isAfterReturn: break
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
      case 0..<0x20, 0x7F..<0xA0: break
      default: line.append(scalar)
      }
      isAfterReturn = scalar.value == 0x0D
    }
    return String(line)
  }

  // MARK: The caret

  /// The time that the caret is visible, and then hidden, in seconds.
  static let blinkTime = 0.5
  /// The number of seconds without an edit after which the caret stays visible, so that an unused program comes to
  /// rest.
  static let blinkEnd = 10.0

  func becameCurrent() { startBlinking() }
  func resignedCurrent() { stopBlinking() }
  var nextDeadline: Timestamp? { nextMenu.map { menu in nextBlink.map { min($0, menu) } ?? menu } ?? nextBlink }

  func startBlinking() {
    guard isEditing else { return }
    lastActivity = scene.currentTime
    nextBlink = scene.currentTime + Self.blinkTime
    isCaretShown = true
    showCaret()
  }

  func stopBlinking() {
    nextBlink = nil
    isCaretShown = false
    showCaret()
  }

  func deadlineReached(at moment: Timestamp) {
    if let menu = nextMenu, menu <= moment {
      nextMenu = nil
      showEditMenu()
    }
    guard let blink = nextBlink, blink <= moment else { return }
    isCaretShown.toggle()
    nextBlink = blink + Self.blinkTime
    if moment - lastActivity >= Self.blinkEnd {
      isCaretShown = true
      nextBlink = nil
    }
    showCaret()
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(editor) { editor = $0 }
    copier.copy(style) { style = $0 }
    copier.copy(placeholder) { placeholder = $0 }
    copier.copy(isSecure) { isSecure = $0 }
    copier.copy(maximumLength) { maximumLength = $0 }
    copier.copy(isEnabled) { isEnabled = $0 }
    copier.copy(alignment) { alignment = $0 }
    copier.copy(editingDidBegin) { editingDidBegin = $0 }
    copier.copy(editingChanged) { editingChanged = $0 }
    copier.copy(editingDidEnd) { editingDidEnd = $0 }
    copier.copy(editingDidEndOnExit) { editingDidEndOnExit = $0 }
    copier.copy(isEditing) { isEditing = $0 }
    copier.copy(widths) { widths = $0 }
    copier.copy(scroll) { scroll = $0 }
    copier.copy(laidOutSize) { laidOutSize = $0 }
    copier.copy(touch) { touch = $0 }
    copier.copy(run) { run = $0 }
    copier.copy(hasUndo) { hasUndo = $0 }
    copier.copy(beforeComposing) { beforeComposing = $0 }
    copier.copy(nextBlink) { nextBlink = $0 }
    copier.copy(isCaretShown) { isCaretShown = $0 }
    copier.copy(nextMenu) { nextMenu = $0 }
    copier.copy(choosesFromMenu) { choosesFromMenu = $0 }
    copier.copy(lastActivity) { lastActivity = $0 }
  }
}

/// A run of edits that are undone together.
final class EditRun: SnapshotState {
  let kind: EditKind
  /// The state before the run.
  let start: TextEditor
  /// The state after the run.
  var end: TextEditor
  /// The version of the undo manager after the last registration.
  var version: UInt64 = 0

  init(_ kind: EditKind, from start: TextEditor, to end: TextEditor) {
    self.kind = kind
    self.start = start
    self.end = end
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(end) { end = $0 }
    copier.copy(version) { version = $0 }
  }
}

/// The kind of an edit, by the name of its undo action.
enum EditKind: String {
  case typing = "Typing"
  case deleting = "Delete"
  case cutting = "Cut"
  case pasting = "Paste"

  /// Whether successive edits of this kind are joined into one run.
  var joins: Bool { self == .typing || self == .deleting }
}

extension TextFieldState: StateHashable {
  func mix(into hash: inout StateHash) {
    hash.mix(editor.text)
    hash.mix(editor.anchor)
    hash.mix(editor.caret)
    hash.mix(editor.markedRange)
    hash.mix(isEnabled)
    hash.mix(isEditing)
    hash.mix(scroll)
    hash.mix(nextBlink)
    hash.mix(isCaretShown)
    hash.mix(nextMenu)
    hash.mix(lastActivity)
  }
}
