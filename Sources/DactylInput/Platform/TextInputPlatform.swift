/// How a platform is told that somebody edits text: it shows the input method, and a keyboard where there is none.
public protocol TextInputPlatform: AnyObject {
  /// Text is edited from now on, or the caret is elsewhere: candidates are to be shown beside this rectangle, in the
  /// scene's coordinates.
  func beginTextInput(at caret: Rect)
  /// No text is edited any more.
  func endTextInput()
  /// What the input method composes was settled by somebody else: it is to forget it, and not to type it again.
  func discardMarkedText()
}
