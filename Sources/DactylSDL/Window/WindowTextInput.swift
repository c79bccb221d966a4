/// Whether text is being edited in a window, and the frame of its caret in the scene.
///
/// SDL has a single switch for all windows: after each frame the loop sets it for the window with the keyboard.
final class WindowTextInput: TextInputPlatform {
  private(set) var caret: Rect?
  /// Whether the input method is to discard what it composes.
  private var isStale = false

  func beginTextInput(at caret: Rect) { self.caret = caret }
  func endTextInput() { caret = nil }
  func discardMarkedText() { isStale = true }

  /// Returns whether the input method is to discard what it composes, and resets that.
  func takeStale() -> Bool {
    defer { isStale = false }
    return isStale
  }
}
