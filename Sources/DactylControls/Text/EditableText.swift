import Dactyl

/// The editing of a text field or text view: its text and selection, its settings, and the closures that are called for
/// changes. What a subclass adds is where the text is and how it is drawn.
class EditableText: TextInput, BaselineProviding, SnapshotState {
  unowned let scene: Scene
  let entity: Entity
  var editor = TextEditor() {
    didSet { scene.accessibilityTable.noteChange(of: entity) }
  }
  /// The style that the game has set.
  var givenStyle = TextFieldStyle() { didSet { adaptStyle() } }
  /// The style in use: with the font that somebody prefers (AX31).
  private(set) var style = TextFieldStyle()
  private var adaptedTo = DisplayAccommodations()
  var placeholder = ""
  var maximumLength: Int?
  var isEnabled = true
  var isEditable = true
  var alignment = TextAlignment.left
  var keyboardType = KeyboardType.default
  var capitals = AutocapitalizationType.none
  var returnKeyAction = ReturnKeyAction.automatic
  var editingDidBegin: CalledClosure<View>?
  var editingChanged: CalledClosure<View>?
  var editingDidEnd: CalledClosure<View>?
  var editingDidEndOnExit: CalledClosure<View>?
  var questions = EditingQuestions()
  /// Whether one of them is being asked.
  var isAsking = false

  var isEditing = false
  /// The size at the last layout.
  var laidOutSize = Size.zero
  /// The effect of a drag of the present finger.
  var touch = TextTouch.none
  /// Whether a finger has selected, so that the ends of the selection have handles.
  var hasHandles = false
  /// The views of the handles, once there was use for them.
  var handles: TextHandles?
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
  /// Whether the action that is being performed was chosen from the edit menu.
  var choosesFromMenu = false
  /// The time of the last edit.
  var lastActivity = Timestamp.zero

  init(_ view: View, in scene: Scene) {
    self.scene = scene
    entity = view.entity
  }

  var view: View { scene.view(entity) }
  var isComposing: Bool { editor.markedRange != nil }

  // MARK: What subclasses decide

  /// Whether the text is shown as dots, and cannot be cut or copied.
  var isSecure: Bool {
    get { false }
    set {}
  }
  /// Whether a finger that is moved scrolls the text, so that it selects by taps and handles only.
  var isScrolledByFingers: Bool { false }
  /// The text as it can be shown: a field has no line ends.
  func usable(_ text: String) -> String { text }
  /// The position between characters that is nearest to a point of the scene.
  func position(at point: Point) -> Int { 0 }
  /// The rectangle of the caret at a position, in the coordinates of the view.
  func caretRect(at position: Int) -> Rect { .zero }
  /// The rectangle of the caret, in the scene's coordinates.
  var caretRect: Rect { .zero }
  /// The distance of the line on which the letters of the first line stand from the top of a view of a size.
  func firstBaseline(in size: Size) -> Float {
    var label = Label("x", font: style.font, size: style.size)
    label.followsTextScale = false
    let top = style.padding.top + firstLineSpace(in: size)
    return top + (scene.fit(label, in: size).baselines(in: Rect(0, 0, 0, style.size))?.first ?? style.size)
  }
  /// The distance of the letters of the first line from the padding, in a view of a size.
  func firstLineSpace(in size: Size) -> Float { 0 }
  /// The visible part of the selection, or the caret, in the scene's coordinates.
  var selectionRect: Rect { .zero }
  /// The height of the largest line that the view has room for, in points.
  var mostLineHeight: Float { .infinity }
  /// Updates all views to the state.
  func refresh() {}
  /// Shows or hides the caret.
  func showCaret() {}
  /// Called after the caret or the text has changed, before the views are updated.
  func selectionDidChange() {}
  /// Performs a movement of the caret that depends on the lines that are shown. Returns whether there is one.
  func moveByLines(_ press: Press) -> Bool { false }
  /// Whether a direction moves the focus to another control or field.
  func leaves(to heading: FocusHeading) -> Bool { false }
  /// Called when a finger, the mouse or a handle extends the selection at a point of the scene.
  func dragDidMove(to point: Point) {}
  /// Called when that has ended.
  func dragDidEnd() {}

  // MARK: Editing

  var canBeginEditing: Bool { isEnabled }
  var acceptsText: Bool { isEditable }

  func didBeginEditing() {
    isEditing = true
    run = nil
    refresh()
    editingDidBegin?(view)
  }

  func didEndEditing() {
    settle()
    isEditing = false
    touch = .none
    hasHandles = false
    dragDidEnd()
    run = nil
    stopBlinking()
    dismissEditMenu()
    refresh()
    editingDidEnd?(view)
  }

  func setEnabled(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    scene.setNeedsFocusItems()
    scene.accessibilityTable.noteChange(of: entity)
    guard !isEnabled && isEditing else { return }
    scene.endEditing(entity)
  }

  func setText(_ text: String) {
    dismissEditMenu()
    forgetComposing()
    editor = TextEditor(usable(text))
    hasHandles = false
    if hasUndo { scene.undoManager(from: entity)?.removeAllActions(of: entity) }
    (run, hasUndo) = (nil, false)
    selectionDidChange()
  }

  func set(_ shape: Shape?, of part: Entity) {
    if scene[part, Shape.self] != shape { scene[part, Shape.self] = shape }
  }

  func layoutSubviews() {
    guard scene.isAlive(entity), view.bounds.size != laidOutSize || scene.display != adaptedTo else { return }
    refresh()
  }

  /// Adapts the font to what somebody prefers, as far as the view has room. Called before the views are updated.
  func adaptStyle() {
    let display = scene.display
    adaptedTo = display
    style = givenStyle
    guard display != DisplayAccommodations() else { return }
    style.font = display.adapted(style.font)
    let size = display.scaled(style.size)
    if size.isFinite { style.size = size > style.size ? max(style.size, min(size, mostLineHeight)) : size }
  }

  // MARK: The caret

  func becameCurrent() { startBlinking() }
  func resignedCurrent() { stopBlinking() }
  var nextDeadline: Timestamp? { nextMenu.map { menu in nextBlink.map { min($0, menu) } ?? menu } ?? nextBlink }

  func deadlineReached(at moment: Timestamp) {
    if let menu = nextMenu, menu <= moment {
      nextMenu = nil
      showEditMenu()
    }
    if let blink = nextBlink, blink <= moment { self.blink(at: blink, now: moment) }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    // Not copied: isAsking (nothing is being asked).
    copier.copy(editor) { editor = $0 }
    copier.copy(givenStyle) { givenStyle = $0 }
    copier.copy(style) { style = $0 }
    copier.copy(adaptedTo) { adaptedTo = $0 }
    copier.copy(placeholder) { placeholder = $0 }
    copier.copy(maximumLength) { maximumLength = $0 }
    copier.copy(isEnabled) { isEnabled = $0 }
    copier.copy(isEditable) { isEditable = $0 }
    copier.copy(alignment) { alignment = $0 }
    copier.copy(keyboardType) { keyboardType = $0 }
    copier.copy(capitals) { capitals = $0 }
    copier.copy(returnKeyAction) { returnKeyAction = $0 }
    copier.copy(editingDidBegin) { editingDidBegin = $0 }
    copier.copy(editingChanged) { editingChanged = $0 }
    copier.copy(editingDidEnd) { editingDidEnd = $0 }
    copier.copy(editingDidEndOnExit) { editingDidEndOnExit = $0 }
    copier.copy(questions) { questions = $0 }
    copier.copy(isEditing) { isEditing = $0 }
    copier.copy(laidOutSize) { laidOutSize = $0 }
    copier.copy(touch) { touch = $0 }
    copier.copy(hasHandles) { hasHandles = $0 }
    copier.copy(handles) { handles = $0 }
    copier.copy(run) { run = $0 }
    copier.copy(hasUndo) { hasUndo = $0 }
    copier.copy(beforeComposing) { beforeComposing = $0 }
    copier.copy(nextBlink) { nextBlink = $0 }
    copier.copy(isCaretShown) { isCaretShown = $0 }
    copier.copy(nextMenu) { nextMenu = $0 }
    copier.copy(choosesFromMenu) { choosesFromMenu = $0 }
    copier.copy(lastActivity) { lastActivity = $0 }
  }

  func mix(into hash: inout StateHash) {
    hash.mix(editor.text)
    hash.mix(editor.anchor)
    hash.mix(editor.caret)
    hash.mix(editor.markedRange)
    hash.mix(isEnabled)
    hash.mix(isEditing)
    mixLayout(into: &hash)
    hash.mix(nextBlink)
    hash.mix(isCaretShown)
    hash.mix(nextMenu)
    hash.mix(lastActivity)
  }

  /// Adds what a subclass has to a state hash.
  func mixLayout(into hash: inout StateHash) {}
}

extension EditableText: StateHashable {}

extension EditableText {
  /// The time that the caret is visible, and then hidden, in seconds.
  static var blinkTime: Double { 0.5 }
  /// The number of seconds without an edit after which the caret stays visible, so that an unused program comes to
  /// rest.
  static var blinkEnd: Double { 10.0 }

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

  private func blink(at blink: Timestamp, now moment: Timestamp) {
    isCaretShown.toggle()
    nextBlink = blink + Self.blinkTime
    if moment - lastActivity >= Self.blinkEnd {
      isCaretShown = true
      nextBlink = nil
    }
    showCaret()
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
