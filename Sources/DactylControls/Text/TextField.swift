import Dactyl

/// A field for a line of text, such as a name: a handle, made of the view that it is.
///
/// A tap begins editing and moves the caret, a double tap selects a word, a triple one all, and a drag selects. Arrows,
/// Home and End move the caret, with Control by words, with Shift selecting; so do the directional pad and the left
/// stick to the sides. Tab, and up and down, lead to the next control or field and back, where there is one. Return and
/// Escape end editing. A finger's double tap or long press selects a word and shows the edit menu, the mouse's
/// secondary button and the menu key a context menu. Cut, copy, paste and undo go through the chain (R24, R27), what is
/// typed through `TextInput` (R32). A field that is hidden is edited no longer.
///
/// ```swift
/// let name = scene.addTextField(frame: Rect(40, 40, 240, 32))
/// name.placeholder = "Your name"
/// name.editingDidEndOnExit = { start(as: name.text) }
/// ```
public struct TextField: Hashable {
  /// The view that it is. It has a responder and subviews of the field's own, which follow its size when the frame is
  /// laid out.
  public let view: View

  /// The text. Setting it puts the caret at its end, takes away what could be undone, and sends no event.
  public var text: String {
    get { state?.editor.text ?? "" }
    nonmutating set { changing { $0.setText(newValue) } }
  }
  /// What stands there while there is no text.
  public var placeholder: String {
    get { state?.placeholder ?? "" }
    nonmutating set { changing { $0.placeholder = newValue } }
  }
  /// Whether dots stand for the letters, and nothing can be cut or copied.
  public var isSecureTextEntry: Bool {
    get { state?.isSecure ?? false }
    nonmutating set { changing { $0.isSecure = newValue } }
  }
  /// How many characters may be typed; nil, the default, sets no limit. Text that is there already stays.
  public var maximumLength: Int? {
    get { state?.maximumLength }
    nonmutating set { changing { $0.maximumLength = newValue } }
  }
  /// Whether it can be edited. A field that is being edited ends that when it no longer can be.
  public var isEnabled: Bool {
    get { state?.isEnabled ?? false }
    nonmutating set { changing { $0.setEnabled(newValue) } }
  }
  /// Where text stands that is shorter than the field.
  public var alignment: TextAlignment {
    get { state?.alignment ?? .left }
    nonmutating set { changing { $0.alignment = newValue } }
  }
  /// How it is drawn.
  public var style: TextFieldStyle {
    get { state?.style ?? TextFieldStyle() }
    nonmutating set { changing { $0.style = newValue } }
  }

  /// The characters that are selected, or the position of the caret; setting it reaches no farther than the text.
  public var selection: Range<Int> {
    get { state?.editor.selection ?? 0..<0 }
    nonmutating set { changing { $0.select { $0.select(newValue) } } }
  }
  /// What an input method composes and has not settled, as a part of the text.
  public var markedRange: Range<Int>? { state?.editor.markedRange }
  /// Whether it is being edited: whether it is the first responder of its window.
  public var isEditing: Bool { state != nil && view.isFirstResponder }
  /// Where the caret is, in the scene's coordinates.
  public var caretRect: Rect { state?.caretRect ?? .zero }

  /// Called when editing began: the field became first responder.
  public var editingDidBegin: (() -> Void)? {
    get { state?.editingDidBegin?.plain }
    nonmutating set { set(\.editingDidBegin, newValue) }
  }
  /// The user changed the text.
  public var editingChanged: (() -> Void)? {
    get { state?.editingChanged?.plain }
    nonmutating set { set(\.editingChanged, newValue) }
  }
  /// Called when editing ended: the field resigned first responder.
  public var editingDidEnd: (() -> Void)? {
    get { state?.editingDidEnd?.plain }
    nonmutating set { set(\.editingDidEnd, newValue) }
  }
  /// Return was pressed; editing ends after this.
  public var editingDidEndOnExit: (() -> Void)? {
    get { state?.editingDidEndOnExit?.plain }
    nonmutating set { set(\.editingDidEndOnExit, newValue) }
  }

  /// Selects all of the text.
  public func selectAll() { changing { $0.select { $0.selectAll() } } }
  /// Begins editing; false when it is disabled, in no window, or another responder does not give way (R14-R16).
  @discardableResult
  public func beginEditing() -> Bool { view.becomeFirstResponder() }
  /// Ends editing, if the field may resign first responder.
  @discardableResult
  public func endEditing() -> Bool { view.resignFirstResponder() }
  /// Fits what is in it to its size at once, after that was changed.
  public func layOut() { changing { _ in } }

  var state: TextFieldState? { view.scene?.textInput(of: view.entity) as? TextFieldState }

  private func set(_ path: ReferenceWritableKeyPath<TextFieldState, CalledClosure<Void>?>, _ action: (() -> Void)?) {
    changing { state in
      let closure = action.map { action in CalledClosure(in: view.columns) { action() } }
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
  /// Makes a text field and puts it in front of all others in the main window, or in a view.
  @discardableResult
  public func addTextField(frame: Rect, to parent: View? = nil) -> TextField {
    let view = addView(frame: frame, to: parent)
    let state = TextFieldState(view, in: self)
    setTextInput(state, of: view.entity)
    view.setResponder(TextFieldResponder(state: state))
    state.addMenuGestures()
    state.refresh()
    return TextField(view: view)
  }
}

extension View {
  /// The view as the text field that it is, or nil.
  public var textField: TextField? {
    let field = TextField(view: self)
    return isAlive && field.state != nil ? field : nil
  }
}
