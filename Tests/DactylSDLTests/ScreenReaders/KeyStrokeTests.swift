import CSDL2
import Testing

@testable import DactylSDL

/// Keys as screen readers know them: by X11's numbers and names.
@Suite struct KeyStrokeTests {
  private func stroke(_ code: SDL_Scancode, _ symbol: Int32, _ modifiers: UInt32 = 0) -> KeyStroke {
    var event = SDL_KeyboardEvent()
    event.state = UInt8(SDL_PRESSED)
    event.keysym.scancode = code
    event.keysym.sym = symbol
    event.keysym.mod = UInt16(modifiers)
    return KeyStroke(event)
  }

  @Test("letters are what they type")
  func letters() {
    let small = stroke(SDL_SCANCODE_A, 97)
    #expect(small.text == "a" && small.isText && small.symbol == 97 && small.code == 38)
    let large = stroke(SDL_SCANCODE_A, 97, KMOD_LSHIFT.rawValue)
    #expect(large.text == "A" && large.symbol == 65 && large.modifiers == 1)
    let locked = stroke(SDL_SCANCODE_A, 97, KMOD_LSHIFT.rawValue | KMOD_CAPS.rawValue)
    #expect(locked.text == "a" && locked.modifiers == 3)
    let cyrillic = stroke(SDL_SCANCODE_A, 0x444)
    #expect(cyrillic.text == "ф" && cyrillic.symbol == 0x0100_0444)
  }

  @Test("other keys have names")
  func names() {
    #expect(stroke(SDL_SCANCODE_RETURN, 13).text == "Return")
    #expect(stroke(SDL_SCANCODE_TAB, 9, KMOD_RSHIFT.rawValue).text == "ISO_Left_Tab")
    let insert = stroke(SDL_SCANCODE_INSERT, Int32(SDLK_INSERT.rawValue))
    #expect(insert.text == "Insert" && !insert.isText && insert.symbol == 0xFF63 && insert.code == 118)
    #expect(stroke(SDL_SCANCODE_F12, Int32(SDLK_F12.rawValue)).text == "F12")
    #expect(stroke(SDL_SCANCODE_RALT, Int32(SDLK_RALT.rawValue), KMOD_RALT.rawValue).code == 108)
  }

  @Test("keys that nobody knows have no number")
  func unknown() {
    let stroke = stroke(SDL_SCANCODE_AC_BACK, Int32(SDLK_AC_BACK.rawValue))
    #expect(stroke.code == 0 && stroke.text.isEmpty && !stroke.isText)
    #expect(stroke.value.signature == "(uiiiisb)")
  }
}
