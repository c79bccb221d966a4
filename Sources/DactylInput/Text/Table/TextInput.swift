/// What edits text while its entity is first responder: `Scene.setTextInput(_:of:)` attaches it.
///
/// It gets what is typed and composed, and sees keys before key commands do, except for those that come first (R32,
/// P11). A text field is one; a game may bring its own. What comes up for it in the middle of a call it gets when that
/// returns.
public protocol TextInput: AnyObject {
  /// Whether its entity may become first responder, whatever its responder says.
  var canBeginEditing: Bool { get }
  /// Its entity is first responder now.
  func didBeginEditing()
  /// It is so no longer.
  func didEndEditing()
  /// Text was typed.
  func insertText(_ text: String)
  /// An input method composes; empty text is the end of it.
  func setMarkedText(_ editing: TextEditing)
  /// A key went down, or repeats (P8). What it takes is no press and no key command to anybody.
  ///
  /// - Returns: whether it takes it: keys that type or edit.
  func take(_ press: Press) -> Bool
  /// Where the caret is, in the scene's coordinates: candidates are shown beside it.
  var caretRect: Rect { get }

  /// A frame shows it as the one that is edited: its entity is the first responder of the key window, and stays so for
  /// now.
  func becameCurrent()
  /// A frame shows it as edited no longer.
  func resignedCurrent()
  /// What is composed is settled: the keyboard goes to somebody else.
  func unmarkText()
  /// The size of its view changed, or may have: it places what is in there.
  func layoutSubviews()
  /// When something of it is due while it is current, such as the next blink of the caret; nil for never.
  var nextDeadline: Timestamp? { get }
  /// Does what is due by now. Called also when only another's deadline is.
  func deadlineReached(at now: Timestamp)
}

extension TextInput {
  /// The default implementation does nothing.
  public func becameCurrent() {}
  /// The default implementation does nothing.
  public func resignedCurrent() {}
  /// The default implementation does nothing.
  public func unmarkText() {}
  /// The default implementation does nothing.
  public func layoutSubviews() {}
  /// The default implementation answers nil: it waits for no moment.
  public var nextDeadline: Timestamp? { nil }
  /// The default implementation does nothing.
  public func deadlineReached(at now: Timestamp) {}
}

extension Press {
  /// Whether Control, Alternate or Command is down with it: such a press is for commands, and works no widget.
  public var isCommand: Bool { !modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }

  /// Whether it presses what has the keys as a finger does: space, return or the lower button of a controller (F24).
  public var selects: Bool { !isCommand && (key == .space || key == .return || button == .a || button == .select) }

  /// Whether it opens the menu of what has the keys: the menu key, or Shift with the tenth function key.
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
