/// Whether text is edited in one window, and where its caret is in the scene.
///
/// SDL has one switch for all windows: the loop turns it, after each frame, to what the window with the keyboard wants.
final class WindowTextInput: TextInputPlatform {
  private(set) var caret: Rect?
  /// Whether the input method is to forget what it composes.
  private var isStale = false

  func beginTextInput(at caret: Rect) { self.caret = caret }
  func endTextInput() { caret = nil }
  func discardMarkedText() { isStale = true }

  /// Whether the input method is to forget what it composes; true once, then false again.
  func takeStale() -> Bool {
    defer { isStale = false }
    return isStale
  }
}
