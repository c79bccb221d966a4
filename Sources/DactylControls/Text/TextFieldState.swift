import Dactyl

/// A text field: what is in it, and which closures get its changes.
final class TextFieldState: TextInput {
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
  var editingDidBegin: CalledClosure<Void>?
  var editingChanged: CalledClosure<Void>?
  var editingDidEnd: CalledClosure<Void>?
  var editingDidEndOnExit: CalledClosure<Void>?

  var isEditing = false
  /// How wide the characters are that are shown.
  var widths = TextFieldWidths()
  /// How far the text is scrolled to the left, in points.
  var scroll: Float = 0
  /// The size for which it was laid out.
  var laidOutSize = Size.zero
  /// What the finger that is down selects by.
  var touch = TextFieldTouch.none
  /// The edits that are undone as one with the next, if that goes on where they stopped.
  var run: EditRun?
  /// Whether anything was registered that could be undone.
  var hasUndo = false
  /// Everything as it was when composing began.
  var beforeComposing: TextEditor?
  /// When the caret appears or disappears next; nil while it does not blink.
  var nextBlink: Timestamp?
  var isCaretShown = false
  /// When the edit menu is to be shown: a finger has selected something, and no further tap can come.
  var nextMenu: Timestamp?
  /// Whether the edit menu of the field chooses what it is to do next.
  var choosesFromMenu = false
  /// When something was edited last.
  var lastActivity = Timestamp.zero

  init(_ view: View, in scene: Scene) {
    self.scene = scene
    entity = view.entity
    parts = TextFieldParts(in: view, of: scene)
  }

  var view: View { scene.view(entity) }
  var isComposing: Bool { editor.markedRange != nil }
  /// What is shown for the text, character for character.
  var shown: [Character] {
    isSecure ? Array(repeating: "\u{2022}", count: editor.count) : editor.characters
  }

  var canBeginEditing: Bool { isEnabled }

  func didBeginEditing() {
    isEditing = true
    run = nil
    refresh()
    editingDidBegin?()
  }

  func didEndEditing() {
    settle()
    isEditing = false
    touch = .none
    run = nil
    stopBlinking()
    dismissEditMenu()
    refresh()
    editingDidEnd?()
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

  /// A line has no breaks in it and no control characters.
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

  /// How long the caret is there, and how long it is not, in seconds.
  static let blinkTime = 0.5
  /// After how many seconds without an edit it stays, so that an unused program comes to rest.
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
}

/// Edits that are undone as one.
final class EditRun {
  let kind: EditKind
  /// What they began with.
  let start: TextEditor
  /// What they led to.
  var end: TextEditor
  /// How much the undo manager had been given by then.
  var version: UInt64 = 0

  init(_ kind: EditKind, from start: TextEditor, to end: TextEditor) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}

/// What an edit is called where it can be undone.
enum EditKind: String {
  case typing = "Typing"
  case deleting = "Delete"
  case cutting = "Cut"
  case pasting = "Paste"

  /// Whether edits of the kind that follow each other are one.
  var joins: Bool { self == .typing || self == .deleting }
}
