import Dactyl

/// The common interface of the handles of text fields and text views.
///
/// Reading from one that was destroyed returns the values of an empty one; setting does nothing but emit a diagnostic.
public protocol EditableTextHandle: Hashable {
  /// The view that is the field. It has a responder and subviews of the field's own, which follow its size at the next
  /// layout.
  var view: View { get }
  /// Makes a handle of a view that is of this kind.
  init(view: View)
}

extension EditableTextHandle {
  /// The text. Setting it moves the caret to its end, removes the undo actions, and sends no event.
  public var text: String {
    get { editing?.editor.text ?? "" }
    nonmutating set { changing { $0.setText(newValue) } }
  }
  /// The text that is shown while there is none.
  public var placeholder: String {
    get { editing?.placeholder ?? "" }
    nonmutating set { changing { $0.placeholder = newValue } }
  }
  /// The greatest number of characters that can be typed; nil, the default, for no limit. Text that is longer stays.
  public var maximumLength: Int? {
    get { editing?.maximumLength }
    nonmutating set { changing { $0.maximumLength = newValue } }
  }
  /// The kind of text that can be typed and pasted; any by default.
  public var keyboardType: KeyboardType {
    get { editing?.keyboardType ?? .default }
    nonmutating set { changing { $0.keyboardType = newValue } }
  }
  /// The letters that are made capitals when they are typed; none by default.
  public var autocapitalizationType: AutocapitalizationType {
    get { editing?.capitals ?? .none }
    nonmutating set { changing { $0.capitals = newValue } }
  }
  /// The effect of Return; by default it ends editing in a field, and begins a new line in a text view, as Shift with
  /// Return always does there.
  public var returnKeyAction: ReturnKeyAction {
    get { editing?.returnKeyAction ?? .automatic }
    nonmutating set { changing { $0.returnKeyAction = newValue } }
  }
  /// Whether the field can be edited. Disabling it ends its editing.
  public var isEnabled: Bool {
    get { editing?.isEnabled ?? false }
    nonmutating set { changing { $0.setEnabled(newValue) } }
  }
  /// The alignment of lines that are shorter than the field.
  public var alignment: TextAlignment {
    get { editing?.alignment ?? .left }
    nonmutating set { changing { $0.alignment = newValue } }
  }
  /// The appearance.
  public var style: TextFieldStyle {
    get { editing?.givenStyle ?? TextFieldStyle() }
    nonmutating set { changing { $0.givenStyle = newValue } }
  }

  /// The selected range of characters, or the position of the caret; setting it clamps it to the text.
  public var selection: Range<Int> {
    get { editing?.editor.selection ?? 0..<0 }
    nonmutating set {
      changing {
        $0.hasHandles = false
        $0.select { $0.select(newValue) }
      }
    }
  }
  /// The range of the text that an input method is composing; nil for none.
  public var markedRange: Range<Int>? { editing?.editor.markedRange }
  /// Whether it is being edited: whether it is the first responder of its window.
  public var isEditing: Bool { editing != nil && view.isFirstResponder }
  /// The frame of the caret, in the scene's coordinates.
  public var caretRect: Rect { editing?.caretRect ?? .zero }

  /// Called when editing began: the field became first responder.
  public var editingDidBegin: ((Self) -> Void)? {
    get { closure(\.editingDidBegin) }
    nonmutating set { set(\.editingDidBegin, newValue) }
  }
  /// Called when the user has changed the text.
  public var editingChanged: ((Self) -> Void)? {
    get { closure(\.editingChanged) }
    nonmutating set { set(\.editingChanged, newValue) }
  }
  /// Called when editing ended: the field resigned first responder.
  public var editingDidEnd: ((Self) -> Void)? {
    get { closure(\.editingDidEnd) }
    nonmutating set { set(\.editingDidEnd, newValue) }
  }
  /// Called when Return was pressed, unless it begins a new line; editing ends afterwards, depending on
  /// ``returnKeyAction``.
  public var editingDidEndOnExit: ((Self) -> Void)? {
    get { closure(\.editingDidEndOnExit) }
    nonmutating set { set(\.editingDidEndOnExit, newValue) }
  }

  /// Inserts a text in place of the selection, as if the user had typed it: by the limits of the field, and with an
  /// undo action.
  public func insertText(_ text: String) { changing { $0.insertText(text) } }
  /// Deletes the selection or the character before the caret, as if the user had pressed Backspace, without
  /// asking ``shouldDeleteBackward``.
  public func deleteBackward() { changing { if $0.isEditable { $0.delete(.backward) } } }
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

  var editing: EditableText? { view.scene?.textInput(of: view.entity) as? EditableText }

  func changing(_ change: (EditableText) -> Void) {
    guard view.columns.check(view.entity, "change the text of"), let editing else { return }
    change(editing)
    // Its placeholder is its name, and it may be out of sight.
    editing.scene.accessibilityTable.noteChange(of: editing.entity)
    editing.refresh()
  }

  private func closure(_ path: KeyPath<EditableText, CalledClosure<View>?>) -> ((Self) -> Void)? {
    editing?[keyPath: path].map { closure in { closure.body($0.view) } }
  }

  private func set(
    _ path: ReferenceWritableKeyPath<EditableText, CalledClosure<View>?>, _ action: ((Self) -> Void)?
  ) {
    changing { state in
      let closure = action.map { action in CalledClosure<View>(in: view.columns) { action(Self(view: $0)) } }
      let old = exchange(&state[keyPath: path], for: closure)
      old?.end()
      withExtendedLifetime(old) {}
    }
  }
}
