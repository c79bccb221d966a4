import Dactyl

/// A field for a line of text, such as a name: a handle of the view that is the field.
///
/// A tap begins editing and moves the caret, a double tap selects a word, a triple tap everything, and a drag selects.
/// Arrows, Home and End move the caret, with Control by words, with Shift selecting; so do left and right of the
/// directional pad and the left stick. Tab, and up and down, move to the next control or field and back, where there is
/// one. Return and Escape end editing. A finger's double tap or long press selects a word and shows the edit menu, the
/// mouse's secondary button and the menu key a context menu. Cut, copy, paste and undo go through the responder chain
/// (R24, R27), typed text through `TextInput` (R32). Hiding a field ends its editing.
///
/// ```swift
/// let name = scene.addTextField(frame: Rect(40, 40, 240, 32))
/// name.placeholder = "Your name"
/// name.editingDidEndOnExit = { field in start(as: field.text) }
/// ```
public struct TextField: Hashable {
  /// The view of the field. It has a responder and subviews of the field's own, which follow its size at the next
  /// layout.
  public let view: View

  /// The text. Setting it moves the caret to its end, removes the field's undo actions, and sends no event.
  public var text: String {
    get { state?.editor.text ?? "" }
    nonmutating set { changing { $0.setText(newValue) } }
  }
  /// The text that is shown while the field is empty.
  public var placeholder: String {
    get { state?.placeholder ?? "" }
    nonmutating set { changing { $0.placeholder = newValue } }
  }
  /// Whether the text is shown as dots, and cannot be cut or copied.
  public var isSecureTextEntry: Bool {
    get { state?.isSecure ?? false }
    nonmutating set { changing { $0.isSecure = newValue } }
  }
  /// The greatest number of characters that can be typed; nil, the default, for no limit. Text that is longer stays.
  public var maximumLength: Int? {
    get { state?.maximumLength }
    nonmutating set { changing { $0.maximumLength = newValue } }
  }
  /// Whether the field can be edited. Disabling it ends its editing.
  public var isEnabled: Bool {
    get { state?.isEnabled ?? false }
    nonmutating set { changing { $0.setEnabled(newValue) } }
  }
  /// The alignment of text that is shorter than the field.
  public var alignment: TextAlignment {
    get { state?.alignment ?? .left }
    nonmutating set { changing { $0.alignment = newValue } }
  }
  /// The appearance of the field.
  public var style: TextFieldStyle {
    get { state?.style ?? TextFieldStyle() }
    nonmutating set { changing { $0.style = newValue } }
  }

  /// The selected range of characters, or the position of the caret; setting it clamps it to the text.
  public var selection: Range<Int> {
    get { state?.editor.selection ?? 0..<0 }
    nonmutating set { changing { $0.select { $0.select(newValue) } } }
  }
  /// The range of the text that an input method is composing; nil for none.
  public var markedRange: Range<Int>? { state?.editor.markedRange }
  /// Whether the field is being edited: whether it is the first responder of its window.
  public var isEditing: Bool { state != nil && view.isFirstResponder }
  /// The frame of the caret, in the scene's coordinates.
  public var caretRect: Rect { state?.caretRect ?? .zero }

  /// Called when editing began: the field became first responder.
  public var editingDidBegin: ((TextField) -> Void)? {
    get { state?.editingDidBegin?.body }
    nonmutating set { set(\.editingDidBegin, newValue) }
  }
  /// Called when the user has changed the text.
  public var editingChanged: ((TextField) -> Void)? {
    get { state?.editingChanged?.body }
    nonmutating set { set(\.editingChanged, newValue) }
  }
  /// Called when editing ended: the field resigned first responder.
  public var editingDidEnd: ((TextField) -> Void)? {
    get { state?.editingDidEnd?.body }
    nonmutating set { set(\.editingDidEnd, newValue) }
  }
  /// Called when Return was pressed; editing ends afterwards.
  public var editingDidEndOnExit: ((TextField) -> Void)? {
    get { state?.editingDidEndOnExit?.body }
    nonmutating set { set(\.editingDidEndOnExit, newValue) }
  }

  /// Selects all of the text.
  public func selectAll() { changing { $0.select { $0.selectAll() } } }
  /// Begins editing. Returns false when the field is disabled, in no window, or another responder does not resign
  /// (R14-R16).
  @discardableResult
  public func beginEditing() -> Bool { view.becomeFirstResponder() }
  /// Ends editing, if the field may resign first responder. Returns whether it did.
  @discardableResult
  public func endEditing() -> Bool { view.resignFirstResponder() }
  /// Lays out the field for its size at once.
  public func layOut() { changing { _ in } }

  var state: TextFieldState? { view.scene?.textInput(of: view.entity) as? TextFieldState }

  private func set(
    _ path: ReferenceWritableKeyPath<TextFieldState, CalledClosure<TextField>?>, _ action: ((TextField) -> Void)?
  ) {
    changing { state in
      let closure = action.map { CalledClosure(in: view.columns, $0) }
      let old = exchange(&state[keyPath: path], for: closure)
      old?.end()
      withExtendedLifetime(old) {}
    }
  }

  private func changing(_ change: (TextFieldState) -> Void) {
    guard view.columns.check(view.entity, "change text field"), let state else { return }
    change(state)
    state.refresh()
  }
}

@available(*, unavailable)
extension TextField: Sendable {}

extension Scene {
  /// Makes a text field in front of the other subviews of a view, or of the main window.
  @discardableResult
  public func addTextField(frame: Rect? = nil, to parent: View? = nil) -> TextField {
    let view = addView(frame: frame ?? Rect(0, 0, 180, 40), to: parent)
    let state = TextFieldState(view, in: self)
    setTextInput(state, of: view.entity)
    view.setResponder(TextFieldResponder(state: state))
    state.addMenuGestures()
    state.refresh()
    return TextField(view: view)
  }
}

extension View {
  /// The text field whose view this is, or nil.
  public var textField: TextField? {
    let field = TextField(view: self)
    return isAlive && field.state != nil ? field : nil
  }
}
