import Dactyl
import DactylControls
import Testing

@Suite struct TextEditorTests {
  @Test(
    "Offsets of an input method outside the composed text are clamped",
    arguments: [
      Int.min, -1, 9, Int.max,
    ])
  func farCaret(_ position: Int) {
    var editor = TextEditor("ab")
    editor.setMarkedText("ni", caret: position, selectionLength: position)
    #expect(editor.selection == (position < 0 ? 2..<2 : 4..<4) && editor.markedRange == 2..<4)
    editor.setMarkedText("\u{301}", caret: position, selectionLength: position)
    #expect(editor.text == "ab\u{301}" && editor.selection == 2..<2 && editor.markedRange == 1..<2)
  }

  private func editor(_ text: String, _ anchor: Int, _ caret: Int) -> TextEditor {
    var editor = TextEditor(text)
    editor.moveCaret(to: anchor)
    editor.moveCaret(to: caret, extending: true)
    return editor
  }

  @Test func typingReplacesTheSelection() {
    var editor = editor("one two", 6, 4)
    #expect(editor.selectedText == "tw")

    editor.insert("X")

    #expect(editor.text == "one Xo")
    #expect(editor.caret == 5 && !editor.hasSelection)
  }

  @Test func offsetsCountGraphemes() {
    let text = "e\u{301}🇩🇪👩‍👩‍👧x"
    var editor = TextEditor(text)
    #expect(editor.count == 4)

    editor.delete(.backward)
    editor.delete(.backward)

    #expect(editor.text == "e\u{301}🇩🇪")
    #expect(editor.caret == 2)
  }

  @Test func anAccentJoinsTheLetterBeforeIt() {
    var editor = editor("ex", 1, 1)

    editor.insert("\u{301}")

    #expect(editor.text == "e\u{301}x")
    #expect(editor.count == 2 && editor.caret == 1)
    editor.delete(.backward)
    #expect(editor.text == "x")
  }

  @Test func halvesOfFlagsArePairedAgain() {
    let flag = TextEditor("🇩🇪")
    #expect(flag.count == 1)
    var editor = editor("🇩🇪🇫🇷", 0, 0)

    editor.insert("\u{1F1E6}")

    #expect(editor.count == 3, "two pairs and one left over")
    #expect(editor.caret == 1, "behind the pair that the half became part of")
  }

  @Test func wordsHoldApostrophesAndEndAtSigns() {
    let editor = TextEditor("don't stop-it, now  ")
    #expect(editor.word(at: 2) == 0..<5)
    #expect(editor.word(at: 5) == 0..<5, "between word and blank it is the word")
    #expect(editor.word(at: 10) == 6..<10)
    #expect(editor.word(at: 13) == 11..<13)
    #expect(editor.word(at: 14) == 14..<15)
    #expect(editor.word(at: 20) == 18..<20)
    #expect(TextEditor("").word(at: 3) == 0..<0)
  }

  @Test func withoutShiftASelectionIsLeftAtItsEdge() {
    var left = editor("abcdef", 4, 2)
    var right = left
    left.move(.backward)
    right.move(.forward)
    #expect(left.selection == 2..<2 && right.selection == 4..<4)

    var longer = editor("abcdef", 2, 4)
    longer.move(.end, extending: true)
    #expect(longer.selection == 2..<6 && longer.caret == 6)
    longer.move(.start, extending: true)
    #expect(longer.selection == 0..<2 && longer.caret == 0, "it turns about its anchor")
  }

  @Test func linesBeginAndEndAtBreaks() {
    var editor = editor("one\ntwo\nthree", 5, 5)
    #expect(editor.position(after: .lineStart) == 4 && editor.position(after: .lineEnd) == 7)
    editor.moveCaret(to: 3)
    #expect(editor.position(after: .lineStart) == 0 && editor.position(after: .lineEnd) == 3)
    #expect(editor.position(after: .start) == 0 && editor.position(after: .end) == 13)
  }

  @Test func composingReplacesItselfUntilItIsCommitted() {
    var editor = editor("a b", 2, 2)
    editor.setMarkedText("k", caret: 1)
    #expect(editor.text == "a kb" && editor.markedRange == 2..<3)
    editor.setMarkedText("かん", caret: 1, selectionLength: 1)
    #expect(editor.text == "a かんb" && editor.markedRange == 2..<4)
    #expect(editor.selection == 3..<4)

    editor.insert("感")

    #expect(editor.text == "a 感b" && editor.markedRange == nil)
    #expect(editor.selection == 3..<3)
  }

  @Test func cancelledComposingLeavesTheTextUnchanged() {
    var editor = editor("one two", 4, 7)
    let before = editor
    editor.setMarkedText("ni", caret: 2)
    editor.setMarkedText("", caret: 0)
    #expect(editor == before)
    editor.setMarkedText("", caret: 0)
    #expect(editor == before, "the end of nothing is nothing")

    editor.setMarkedText("ni", caret: 9, selectionLength: 9)
    editor.unmarkText()
    #expect(editor.text == "one ni" && editor.selection == 6..<6)
    editor.setMarkedText("", caret: 0)
    #expect(editor.text == "one ni")
  }

  @Test func aComposedAccentIsUndoneAlone() {
    var editor = TextEditor("e")
    editor.setMarkedText("\u{301}", caret: 1)
    #expect(editor.text == "e\u{301}" && editor.markedRange == 0..<1)
    editor.setMarkedText("x", caret: 1)
    #expect(editor.text == "ex" && editor.markedRange == 1..<2)
  }

  @Test func offsetsBeyondTheTextAreClamped() {
    var editor = TextEditor("abc")
    editor.select(-3..<99)
    #expect(editor.selection == 0..<3)
    editor.moveCaret(to: -1)
    #expect(editor.caret == 0)
  }
}
