import Dactyl
import DactylControls
import DactylTesting
import Testing

/// The kind of text that is wanted, capitals, and the effect of Return.
@Suite struct TextTraitsTests {
  private let typist = Typist()
  private var field: TextField { typist.field }

  private func typed(_ text: String, as kind: KeyboardType, in old: String = "", at position: Int? = nil) -> String {
    field.keyboardType = kind
    field.text = old
    if let position { field.selection = position..<position }
    for letter in text { typist.scene.send(.text("\(letter)")) }
    return field.text
  }

  @Test func `digits alone are typed where a number is wanted`() {
    #expect(typed("a1 -2.3", as: .numberPad) == "123")
    #expect(typed("٣4", as: .numberPad) == "4")
    typist.scene.clipboard.string = "no. 5"
    typist.control("v")
    #expect(field.text == "45")
    field.text = "as the game likes"
    #expect(field.text == "as the game likes")
  }

  @Test func `a decimal number has one sign and one separator`() {
    #expect(typed("-1.2.3,4-5", as: .decimalPad) == "-1.2345")
    #expect(typed("3,5x", as: .decimalPad) == "3,5")
    #expect(typed("-", as: .decimalPad, in: "12", at: 0) == "-12")
    #expect(typed("9-", as: .decimalPad, in: "-12", at: 0) == "-12")
    field.selectAll()
    typist.scene.send(.text(".5"))
    #expect(field.text == ".5")
  }

  @Test func `addresses have no spaces`() {
    #expect(typed("a b@c.d e", as: .emailAddress) == "ab@c.de")
    #expect(typed("x /y", as: .url) == "x/y")
  }

  @Test func `what was composed is limited as well`() {
    field.keyboardType = .numberPad
    typist.compose("x1")
    #expect(field.markedRange == 0..<2)
    field.endEditing()
    #expect(field.text == "1")
  }

  private func capitals(_ text: String, _ type: AutocapitalizationType) -> String {
    field.text = ""
    field.autocapitalizationType = type
    for letter in text { typist.scene.send(.text("\(letter)")) }
    let single = field.text
    field.text = ""
    typist.scene.send(.text(text))
    #expect(field.text == single)
    return single
  }

  @Test func `capitals begin words or sentences, or are all letters`() {
    #expect(capitals("one two. three? four", .none) == "one two. three? four")
    #expect(capitals("one two-three", .words) == "One Two-three")
    #expect(capitals("one two. three? éa… x.y", .sentences) == "One two. Three? Éa… X.y")
    #expect(capitals("straße", .allCharacters) == "STRASSE")
    field.text = "and. "
    field.autocapitalizationType = .sentences
    field.selection = 0..<3
    typist.scene.send(.text("so"))
    #expect(field.text == "So. ")
  }

  @Test func `Return leads to the next field, and ends editing after the last one`() {
    field.returnKeyAction = .next
    let other = typist.scene.addTextField(frame: Rect(10, 60, 200, 20))
    typist.scene.advance(by: 0)
    _ = typist.stage.lines
    typist.press(.return)
    #expect(other.isEditing && typist.stage.lines == ["exit", "end"])
    other.view.destroy()
    field.beginEditing()
    typist.scene.advance(by: 0)
    typist.press(.return)
    #expect(!field.isEditing)
  }

  @Test func `Return may keep editing`() {
    field.returnKeyAction = .keepEditing
    field.editingDidEndOnExit = { $0.text = "" }
    typist.type("hi")
    typist.press(.return)
    typist.type("yo")
    #expect(field.isEditing && field.text == "yo")
  }

  @Test func `handles come with a selection by a finger, and go with a key`() {
    func knobs() -> Int { typist.drawn(field.style.caretColor).filter { $0.size.width == $0.size.height }.count }
    field.text = "one two three"
    typist.stage.one.tap(at: typist.point(5), count: 2)
    typist.scene.advance(by: 0)
    #expect(field.selection == 4..<7 && knobs() == 2)
    // The handle at the end is taken below it, and moved by two letters.
    typist.stage.one.drag(from: Point(10 + 42, 27), to: Point(10 + 42 + 30, 27))
    typist.stage.one.lift()
    #expect(field.selection == 4..<12)
    typist.press(.right, .shift)
    typist.scene.advance(by: 0)
    #expect(field.selection == 4..<13 && knobs() == 0)
  }
}
