import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylControls

/// Text of many lines: moving, selecting, editing and scrolling.
@Suite struct TextViewTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }

  /// Lines are 20 points high and 20 letters wide: a letter of the pixel font is 6 points wide. Four lines are visible.
  private func makeText(_ text: String, isEditing: Bool = true) -> TextView {
    scene.font = .pixel
    let view = scene.addTextView(frame: Rect(10, 10, 120, 80))
    view.style.size = 10
    view.style.padding = .zero
    view.lineHeightMultiple = 2
    view.text = text
    if isEditing {
      view.beginEditing()
      view.selection = 0..<0
    }
    scene.advance(by: 0)
    return view
  }

  private func press(_ key: Key, _ modifiers: ModifierFlags = []) {
    scene.send(.key(KeySample(key, isDown: true, modifiers: modifiers)))
    scene.send(.key(KeySample(key, isDown: false, modifiers: modifiers)))
    scene.advance(by: 0)
  }

  private func type(_ text: String) {
    scene.send(.text(text))
    scene.advance(by: 0)
  }

  /// The texts that are drawn, from the top.
  private var drawn: [String] {
    scene.drawList.items.compactMap { item -> (Float, String)? in
      guard case .label(let label) = item.content, !label.text.isEmpty else { return nil }
      return (item.transform.apply(to: item.bounds).minY, label.text)
    }
    .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func selected(_ view: TextView) -> String { String(Array(view.text)[view.selection]) }

  // MARK: Lines

  @Test func `paragraphs are broken between words`() {
    let view = makeText("the quick brown fox jumps\nover\n\nthe dog", isEditing: false)
    #expect(view.numberOfLines == 5)
    #expect(drawn == ["the quick brown fox", "jumps", "over"])
    view.view.frame.size.width = 60
    scene.advance(by: 0)
    #expect(drawn == ["the quick", "brown fox", "jumps", "over"])
    #expect(view.numberOfLines == 6)
    view.lineHeightMultiple = 1
    scene.advance(by: 0)
    #expect(drawn == ["the quick", "brown fox", "jumps", "over", "the dog"])
  }

  @Test func `a placeholder is shown while there is no text`() {
    let view = makeText("")
    view.placeholder = "Notes"
    scene.advance(by: 0)
    #expect(drawn == ["Notes"])
    type("a")
    #expect(drawn == ["a"] && view.text == "a")
  }

  @Test func `line ends of any kind become line feeds, and controls are left out`() {
    let view = makeText("a\r\nb\rc\u{2028}d\u{7}e\tf")
    #expect(view.text == "a\nb\nc\nde\tf")
    scene.clipboard.string = "x\r\ny"
    view.selectAll()
    scene.sendAction(.paste)
    #expect(view.text == "x\ny")
  }

  @Test(arguments: 0..<40) func `lines after random edits are those of the whole text`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    scene.font = .builtIn
    let pieces = ["a", "the quick ", "\n", "\n\n", "  ", "e\u{301}", "\u{301}", "wonderful", "日本", "👍🏽", "-", "\t"]
    var (lines, editor) = (TextLines(), TextEditor())
    var width: Float = 80
    for _ in 0..<60 {
      if random.oneIn(20) { width = random.float(5, 200) }
      let low = random.below(editor.count + 1)
      editor.select(low..<min(editor.count, low + random.below(8)))
      editor.insert((0..<random.below(3)).map { _ in random.pick(pieces) ?? "" }.joined())
      lines.update(editor.characters, in: .default, size: 16, width: width, of: scene)
      var whole = TextLines()
      whole.update(editor.characters, in: .default, size: 16, width: width, of: scene)
      #expect(lines.lines == whole.lines)
    }
  }

  // MARK: Keys

  @Test func `up and down keep the column`() {
    let view = makeText("abcdefgh\nab\nabcdefgh")
    for _ in 0..<5 { press(.right) }
    press(.down)
    #expect(view.selection == 11..<11)
    press(.down)
    #expect(view.selection == 17..<17)
    press(.up)
    press(.up)
    #expect(view.selection == 5..<5)
    press(.up)
    #expect(view.selection == 0..<0)
    press(.down, .shift)
    #expect(selected(view) == "abcdefgh\n")
    press(.down, .control)
    #expect(view.selection == 20..<20)
    press(.down)
    #expect(view.selection == 20..<20)
  }

  @Test func `Home and End stay on a line that goes on`() {
    let view = makeText("aaaaaaaaaaaaaaaaaaaabbbb cccc\nd")
    #expect(view.numberOfLines == 3)
    press(.end)
    #expect(view.selection == 20..<20 && view.caretRect.minY == 15)
    press(.end)
    #expect(view.selection == 20..<20)
    press(.home)
    #expect(view.selection == 0..<0)
    press(.end)
    press(.right)
    #expect(view.selection == 21..<21 && view.caretRect.minY == 35)
    press(.end, .control)
    #expect(view.selection == 31..<31)
    press(.home, .control)
    #expect(view.selection == 0..<0)
  }

  @Test func `pages move by what is visible, and the text follows the caret`() {
    let view = makeText((1...40).map { "line \($0)" }.joined(separator: "\n"))
    press(.pageDown)
    #expect(view.caretRect.minY > 10)
    press(.pageDown)
    #expect(drawn.contains("line 7") && drawn.count <= 5)
    press(.end, .control)
    #expect(drawn.last == "line 40")
    press(.pageUp)
    #expect(drawn.contains("line 37"))
    press(.home, .control)
    #expect(drawn.first == "line 1" && view.view.bounds.origin == .zero)
  }

  @Test func `Return begins a line, and Tab goes on to the next field`() {
    let view = makeText("ab")
    let field = scene.addTextField(frame: Rect(10, 200, 100, 30))
    scene.advance(by: 0)
    press(.right)
    press(.return)
    #expect(view.text == "a\nb" && view.selection == 2..<2)
    press(.tab)
    #expect(field.isEditing && !view.isEditing)
  }

  @Test func `Return may end editing, and then Shift with it begins a line`() {
    let view = makeText("ab")
    var exits = 0
    view.returnKeyAction = .keepEditing
    view.editingDidEndOnExit = { _ in exits += 1 }
    press(.return)
    #expect(exits == 1 && view.isEditing && view.text == "ab")
    press(.return, .shift)
    #expect(exits == 1 && view.text == "\nab")
    view.returnKeyAction = .endEditing
    press(.return)
    #expect(exits == 2 && !view.isEditing)
  }

  // MARK: Editing

  @Test func `typing is undone as a whole, and across lines`() {
    let view = makeText("")
    type("one")
    press(.return)
    type("two")
    #expect(view.text == "one\ntwo")
    scene.undoManager?.undo()
    #expect(view.text == "")
    scene.undoManager?.redo()
    #expect(view.text == "one\ntwo")
  }

  @Test func `what an input method composes is underlined`() {
    let view = makeText("ab")
    press(.right)
    scene.send(.textEditing(TextEditing("xy", caret: 2)))
    scene.advance(by: 0)
    #expect(view.markedRange == 1..<3 && view.text == "axyb")
    let labels = scene.drawList.items.compactMap { item -> Label? in
      if case .label(let label) = item.content { label } else { nil }
    }
    let marked = labels.first.map { label in
      label.text.indices.map { label.attributedText.attributes(at: $0).isUnderlined == true }
    }
    #expect(marked == [false, true, true, false])
    scene.send(.text("xyz"))
    #expect(view.text == "axyzb")
  }

  @Test func `a text that is only read is selected and copied, and keys scroll it`() {
    let view = makeText((1...40).map { "line \($0)" }.joined(separator: "\n"))
    view.isEditable = false
    type("x")
    press(.backspace)
    press(.return)
    #expect(view.text.hasPrefix("line 1\n") && view.isEditing)
    press(.right, .shift)
    press(.right, .shift)
    scene.sendAction(.copy)
    #expect(scene.clipboard.string == "li")
    scene.clipboard.string = "z"
    scene.sendAction(.paste)
    scene.sendAction(.cut)
    #expect(view.text.hasPrefix("line 1\n"))
    press(.pageDown)
    scene.advance(by: 1)
    #expect(view.view.bounds.origin.y > 0 && view.selection == 0..<2)
  }

  // MARK: Mouse and fingers

  @Test func `the mouse selects, and scrolls at the edge`() {
    let view = makeText((1...40).map { "line \($0)" }.joined(separator: "\n"), isEditing: false)
    let mouse = Mouse(in: scene)
    mouse.move(to: Point(10 + 31, 20))
    mouse.press()
    mouse.move(to: Point(10 + 31, 40))
    #expect(view.isEditing && selected(view) == "1\nline ")
    mouse.move(to: Point(60, 89))
    for _ in 0..<60 { scene.advance(by: 1.0 / 60) }
    #expect(view.view.bounds.origin.y > 100 && view.selection.count > 60)
    mouse.release()
    let count = view.selection.count
    let offset = view.view.bounds.origin.y
    for _ in 0..<30 { scene.advance(by: 1.0 / 60) }
    #expect(view.selection.count == count && view.view.bounds.origin.y == offset)
  }

  @Test func `a finger scrolls, and a tap moves the caret`() {
    let view = makeText((1...40).map { "line \($0)" }.joined(separator: "\n"), isEditing: false)
    let finger = Finger(in: scene)
    finger.press(at: Point(60, 80))
    finger.move(to: Point(60, 20))
    finger.lift()
    #expect(view.view.bounds.origin.y > 20 && !view.isEditing)
    scene.advance(by: 3)
    view.scrollView?.contentOffset = .zero
    scene.advance(by: 1)
    finger.tap(at: Point(10 + 19, 30))
    #expect(view.isEditing && view.selection == 10..<10)
  }

  @Test func `a finger selects a word, and drags the handles of the selection`() {
    let view = makeText("one two three four", isEditing: false)
    let finger = Finger(in: scene)
    finger.tap(at: Point(10 + 30, 20))
    finger.tap(at: Point(10 + 30, 20))
    scene.advance(by: 0)
    #expect(selected(view) == "two")
    // The end handle is below the line, at the letter behind the selection.
    finger.press(at: Point(10 + 42, 30))
    finger.move(to: Point(10 + 42 + 36, 30))
    finger.lift()
    #expect(selected(view) == "two three")
    #expect(view.view.bounds.origin == .zero)
    // The start handle is above it; over the other end it goes on.
    finger.press(at: Point(10 + 24, 9 + 3))
    finger.move(to: Point(10 + 24 - 24, 9 + 3))
    finger.lift()
    #expect(selected(view) == "one two three")
    scene.advance(by: 1)
    #expect(scene.shownMenu != nil)
    finger.tap(at: Point(10 + 1, 20))
    #expect(view.selection == 0..<0)
  }

  @Test func `a finger that rests selects a word, also outside of editing`() {
    let view = makeText("one two three", isEditing: false)
    let finger = Finger(in: scene)
    finger.press(at: Point(10 + 30, 20))
    scene.advance(by: 1)
    #expect(selected(view) == "two")
    finger.lift()
  }

  @Test func `handlers may destroy the text view or set its text`() {
    let view = makeText("ab")
    view.editingChanged = { $0.text = $0.text.count > 4 ? "" : $0.text.uppercased() + "!" }
    type("c")
    #expect(view.text == "CAB!")
    view.editingChanged = { $0.view.destroy() }
    type("d")
    #expect(!view.view.isAlive && view.text.isEmpty)
  }
}
