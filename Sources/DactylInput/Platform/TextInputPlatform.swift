/// The receiver of changes of text editing: it shows the input method, and a keyboard on devices without one.
public protocol TextInputPlatform: AnyObject {
  /// Called when text editing begins or the caret moves: candidates are to be shown next to this rectangle, in the
  /// scene's coordinates.
  func beginTextInput(at caret: Rect)
  /// Called when text editing ends.
  func endTextInput()
  /// Called when marked text was committed outside of the input method, which must discard it and not insert it again.
  func discardMarkedText()
}
