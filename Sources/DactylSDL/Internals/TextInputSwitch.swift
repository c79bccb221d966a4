import CSDL2

/// SDL's switch for text input: the input method, and a keyboard on the screen where there is no other.
struct TextInputSwitch {
  /// Where the caret is shown to be, in window units; nil while no text is edited.
  private var caret: PixelRect?

  /// Lets the input method forget what it composes, while text is edited.
  func clearComposition() { if caret != nil { SDL_ClearComposition() } }

  /// Turns it to what is wanted, if that is another than before: a caret in window units, or nil for no text.
  mutating func turn(to wanted: Rect?) {
    let rect = wanted.map { PixelRect(rounding: $0) }
    guard rect != caret else { return }
    let wasOn = caret != nil
    caret = rect
    guard let rect else { return SDL_StopTextInput() }
    var area = SDL_Rect(x: rect.x, y: rect.y, w: rect.width, h: rect.height)
    unsafe SDL_SetTextInputRect(&area)
    if !wasOn { SDL_StartTextInput() }
  }
}
