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
public struct TextField: EditableTextHandle {
  /// The view of the field. It has a responder and subviews of the field's own, which follow its size at the next
  /// layout.
  public let view: View

  /// Makes a handle of a view that is a text field.
  public init(view: View) { self.view = view }

  /// Whether the text is shown as dots, and cannot be cut or copied.
  public var isSecureTextEntry: Bool {
    get { editing?.isSecure ?? false }
    nonmutating set { changing { $0.isSecure = newValue } }
  }

  var state: TextFieldState? { editing as? TextFieldState }
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
    view.setResponder(TextResponder(state: state))
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
