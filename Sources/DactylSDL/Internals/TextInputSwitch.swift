import CSDL2

/// Turns SDL's text input on and off: the input method, and an on-screen keyboard where there is no other.
struct TextInputSwitch {
  /// The frame of the caret that was reported to SDL, in window units; nil while no text is edited.
  private var caret: PixelRect?

  /// Makes the input method discard its composition, while text is edited.
  func clearComposition() { if caret != nil { SDL_ClearComposition() } }

  /// Sets the wanted state, if it differs from the present one: a caret in window units, or nil for no text.
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
