import CSDL2
import Testing

@testable import DactylSDL

@Suite struct TextTranslationTests {
  private func editing(_ text: String, start: Int32, length: Int32) -> [InputEvent.Kind] {
    var rig = TranslatorRig()
    return rig.take(SDL_TEXTEDITING) { event in
      unsafe withUnsafeMutableBytes(of: &event.edit.text) { unsafe $0.copyBytes(from: Array(text.utf8)) }
      unsafe event.edit.start = start
      unsafe event.edit.length = length
    }
  }

  @Test func composedTextHasItsCaret() {
    let kinds = editing("かな", start: 1, length: 1)

    #expect(kinds == [.textEditing(TextEditing("かな", caret: 1, selectionLength: 1))])
  }

  @Test func theEndOfComposingIsReportedAsNil() {
    #expect(editing("", start: 0, length: 0) == [.textEditing(TextEditing("", caret: 0))])
  }

  @Test(arguments: [(-1, 9, 0, 2), (7, 1, 2, 0), (1, -1, 1, 0)] as [(Int32, Int32, Int, Int)])
  func aCaretOutsideTheTextIsClamped(start: Int32, length: Int32, caret: Int, selection: Int) {
    #expect(
      editing("ab", start: start, length: length)
        == [.textEditing(TextEditing("ab", caret: caret, selectionLength: selection))])
  }

  @Test func aLongCompositionIsReadWhole() {
    var rig = TranslatorRig()
    let text = String(repeating: "長い", count: 40)

    let kinds = unsafe text.withCString { bytes in
      rig.take(SDL_TEXTEDITING_EXT) { event in
        unsafe event.editExt.text = UnsafeMutablePointer(mutating: bytes)
        unsafe event.editExt.start = 80
      }
    }

    #expect(kinds == [.textEditing(TextEditing(text, caret: 80))])
    #expect(rig.take(SDL_TEXTEDITING_EXT).isEmpty)
  }
}
