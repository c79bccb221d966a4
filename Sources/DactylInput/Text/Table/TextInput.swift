/// An object that edits text while its entity is first responder: attach it with `Scene.setTextInput(_:of:)`.
///
/// It receives typed and composed text, and receives keys before key commands do, except for commands with priority
/// (R32, P11). Text fields are such objects; a game may add its own. Calls that become due during a call of the object
/// are deferred until that returns.
public protocol TextInput: AnyObject {
  /// Whether its entity may become first responder, whatever the entity's responder answers.
  var canBeginEditing: Bool { get }
  /// Whether editing may begin now. Asked before its entity becomes first responder, and never for the focus; true
  /// unless the object says otherwise.
  var shouldBeginEditing: Bool { get }
  /// Whether text can be typed: whether an input method and a keyboard on the screen have a use. True unless the object
  /// says otherwise.
  var acceptsText: Bool { get }
  /// Called after its entity became first responder.
  func didBeginEditing()
  /// Called after its entity resigned first responder.
  func didEndEditing()
  /// Called when text was typed.
  func insertText(_ text: String)
  /// Called when the marked text of an input method changes; empty text ends it.
  func setMarkedText(_ editing: TextEditing)
  /// Called when a key goes down, or repeats (P8). A key that is taken is delivered as a press or key command to
  /// nothing else.
  ///
  /// - Returns: whether the key is taken: true for keys that type or edit.
  func take(_ press: Press) -> Bool
  /// The rectangle of the caret, in the scene's coordinates: candidates are shown next to it.
  var caretRect: Rect { get }

  /// Called when a frame begins to show it as edited: its entity is the first responder of the key window.
  func becameCurrent()
  /// Called when a frame shows it as edited no longer.
  func resignedCurrent()
  /// Called to commit marked text, since another entity receives the keyboard.
  func unmarkText()
  /// Called when the size of its view changed, or may have: lay out the contents.
  func layoutSubviews()
  /// The next deadline while it is edited, such as a blink of the caret; nil for none.
  var nextDeadline: Timestamp? { get }
  /// Called when a deadline was reached, also when it is only that of another part.
  func deadlineReached(at now: Timestamp)
}

extension TextInput {
  /// The default implementation answers true.
  public var shouldBeginEditing: Bool { true }
  /// The default implementation answers true.
  public var acceptsText: Bool { true }
  /// The default implementation does nothing.
  public func becameCurrent() {}
  /// The default implementation does nothing.
  public func resignedCurrent() {}
  /// The default implementation does nothing.
  public func unmarkText() {}
  /// The default implementation does nothing.
  public func layoutSubviews() {}
  /// The default implementation answers nil: there is no deadline.
  public var nextDeadline: Timestamp? { nil }
  /// The default implementation does nothing.
  public func deadlineReached(at now: Timestamp) {}
}

extension Press {
  /// Whether Control, Alternate or Command is down with the press: such a press is for commands, and operates no
  /// widget.
  public var isCommand: Bool { !modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }

  /// Whether the press selects the focused item as a finger does: space, return or the lower button of a controller
  /// (F24).
  public var selects: Bool { !isCommand && (key == .space || key == .return || button == .a || button == .select) }

  /// Whether the press opens the context menu of the receiver of keys: the menu key, or Shift with the tenth function
  /// key.
  package var opensContextMenu: Bool {
    !isCommand && (key == .menu || key == .f10 && modifierFlags.contains(.shift))
  }

  /// Whether the key types a character by itself, without Control, Alt or Command.
  public var typesText: Bool {
    guard key != nil, !isCommand, !typedText.isEmpty, let first = characters.unicodeScalars.first
    else { return false }
    return first.value >= 0x20 && first.value != 0x7F && !(0xE000...0xF8FF).contains(first.value)
  }
}
