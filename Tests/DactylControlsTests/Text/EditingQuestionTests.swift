import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// What a text field asks its game before it begins, changes and ends.
@Suite struct EditingQuestionTests {
  @Test("A field edits if its game allows that, and until it allows the end")
  func beginning() {
    let typist = Typist(isEditing: false)
    var (mayBegin, mayEnd) = (false, false)
    typist.field.shouldBeginEditing = { _ in mayBegin }
    typist.field.shouldEndEditing = { _ in mayEnd }
    typist.field.beginEditing()
    #expect(!typist.field.isEditing && typist.stage.lines.isEmpty)
    mayBegin = true
    typist.field.beginEditing()
    typist.field.endEditing()
    #expect(typist.field.isEditing)
    mayEnd = true
    typist.field.endEditing()
    #expect(!typist.field.isEditing && typist.stage.lines == ["begin", "end"])
  }

  @Test("What is typed and deleted is asked for with its range; undo is not")
  func changing() {
    let typist = Typist("one")
    typist.field.shouldChangeText = { [log = typist.stage.log] _, range, text in
      log.write("\(range) \(text)")
      return text != "x"
    }
    typist.type("2x")
    typist.press(.backspace)
    typist.control("z")
    #expect(typist.field.text == "one2" || typist.field.text == "one")
    #expect(typist.stage.lines.filter { $0.contains("..<") } == ["3..<3 2", "4..<4 x", "3..<4 "])
  }

  @Test("Text that a game inserts is not asked for, and replaces the selection")
  func inserting() {
    let typist = Typist("one two")
    typist.field.selection = 0..<3
    typist.field.insertText("1")
    #expect(typist.field.text == "1 two" && typist.field.selection == 1..<1)
  }

  @Test("Backspace is asked for each time, also in an empty field; a game that refuses may delete itself")
  func deleting() {
    let typist = Typist("ab")
    var (presses, mayDelete) = (0, true)
    typist.field.shouldDeleteBackward = { _ in
      presses += 1
      return mayDelete
    }
    for _ in 0..<3 { typist.press(.backspace) }
    #expect(presses == 3 && typist.field.text.isEmpty)
    mayDelete = false
    typist.type("c")
    typist.press(.backspace)
    #expect(typist.field.text == "c")
    typist.field.deleteBackward()
    #expect(presses == 4 && typist.field.text.isEmpty)
    typist.field.shouldDeleteBackward = {
      $0.view.destroy()
      return true
    }
    typist.press(.backspace)
    #expect(!typist.field.view.isAlive)
  }

  @Test("A field may be destroyed in each of its questions", arguments: 0..<3)
  func ends(question: Int) {
    let typist = Typist(isEditing: question > 0)
    typist.field.shouldBeginEditing = {
      if question == 0 { $0.view.destroy() }; return true
    }
    typist.field.shouldChangeText = { field, _, _ in
      if question == 1 { field.view.destroy() }; return true
    }
    typist.field.shouldEndEditing = {
      if question == 2 { $0.view.destroy() }; return true
    }
    typist.field.beginEditing()
    typist.type("a")
    typist.field.endEditing()
    #expect(!typist.field.view.isAlive)
  }
}
