import CSDL2

/// The system's clipboard. Reading requests the contents from the program that owns it, and waits for it: at most a
/// second under X11.
final class SystemClipboard: Clipboard {
  var string: String? {
    get {
      guard unsafe !isDisplayLost else { return nil }
      return SystemCall.general.make {
        guard SDL_HasClipboardText() == SDL_TRUE, let text = unsafe SDL_GetClipboardText() else { return nil }
        defer { unsafe SDL_free(text) }
        let string = unsafe String(cString: text)
        return string.isEmpty ? nil : string
      }
    }
    set {
      guard unsafe !isDisplayLost else { return }
      SystemCall.general.make { _ = unsafe SDL_SetClipboardText(newValue ?? "") }
    }
  }
}
