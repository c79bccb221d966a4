import DactylSDL
import DactylTesting
import Testing

@testable import FindAFruit
@testable import PressAKey
@testable import ReadTheRules
@testable import SlideAValue
@testable import TypeAName
@testable import UndoATap
@testable import WalkByArrows
@testable import WriteNotes

/// The programs about keys, focus and controls.
@MainActor @Suite struct KeyTests {
  @Test("WalkByArrows: arrows and Tab move the focus, and Space switches the focused tile")
  func walkByArrows() throws {
    let play = try Play(WalkByArrows.self)
    #expect(play.scene.focusedItem == play.views[0])
    play.type(.right, .down)
    #expect(play.scene.focusedItem == play.views[5] && play.views[5].showsFocus)
    play.type(.space)
    #expect(play.views.indices.filter { play.fill($0) == WalkByArrows.on } == [5])
    play.type(.tab, .space)
    #expect(play.views.indices.filter { play.fill($0) == WalkByArrows.on } == [5, 6])
    play.type(.left, .space)
    #expect(play.views.indices.filter { play.fill($0) == WalkByArrows.on } == [6])
  }

  @Test("PressAKey: Control-D deals a card, D alone does not, and Control held down shows the list of keys")
  func pressAKey() throws {
    let play = try Play(PressAKey.self)
    play.type(.d, characters: "d")
    #expect(play.views.isEmpty)
    play.type(.d, .d, characters: "d", with: .control)
    #expect(play.views.map(\.frame.origin.x) == [60, 100])
    #expect(play.scene.windows.count == 1)
    play.scene.send(.key(KeySample(.leftControl, isDown: true, modifiers: .control)))
    play.scene.advance(by: 1)
    #expect(play.scene.windows.count == 2)
  }

  @Test("UndoATap: Control-Z undoes taps one by one, and Control-Shift-Z redoes them")
  func undoATap() throws {
    let play = try Play(UndoATap.self)
    let start = play.views.map(\.center.y)
    play.finger.tap(at: Point(205, 135))
    play.finger.tap(at: Point(335, 135))
    let end = play.views.map(\.center.y)
    #expect(end == [start[0] + 40, start[1] + 40, start[2], start[3]])
    play.type(.z, characters: "z", with: .control)
    #expect(play.views.map(\.center.y) == [end[0], start[1], start[2], start[3]])
    play.type(.z, characters: "z", with: .control)
    #expect(play.views.map(\.center.y) == start)
    play.type(.z, .z, characters: "z", with: [.control, .shift])
    #expect(play.views.map(\.center.y) == end)
  }

  @Test("SlideAValue: the slider scales the circle, and the button resets both")
  func slideAValue() throws {
    let play = try Play(SlideAValue.self)
    let slider = try #require(play.views[1].control.map(Slider.init))
    let knob = slider.knobFrame.center
    play.finger.drag(from: knob, to: knob + Vector(400, 0), in: slider.view)
    play.finger.lift()
    #expect(slider.value == 2 && play.views[0].transform == .scale(2))
    play.finger.tap(at: Point(400, 504))
    #expect(slider.value == 1 && play.views[0].transform == .identity)
    play.scene.requestFocus(at: slider.view.entity)
    play.type(.left)
    #expect(slider.value < 1 && play.views[0].transform == .scale(slider.value))
    play.type(.tab, .space)
    #expect(slider.value == 1 && play.views[0].transform == .identity)
  }

  @Test("TypeAName: the greeting follows the typed text, Return ends it, and a tap begins it again")
  func typeAName() throws {
    let play = try Play(TypeAName.self)
    let field = try #require(play.views.compactMap(\.textField).first)
    #expect(field.isEditing && play.text() == "Who are you?")
    play.scene.send(.text("Ada"))
    #expect(field.text == "Ada" && play.text() == "Hello, Ada!")
    play.type(.backspace)
    #expect(play.text() == "Hello, Ad!")
    play.type(.return)
    #expect(!field.isEditing)
    play.scene.send(.text("x"))
    #expect(play.text() == "Hello, Ad!")
    play.finger.tap(at: Point(500, 300))
    play.scene.send(.text("am"))
    #expect(field.isEditing && play.text() == "Hello, Adam!")
  }

  @Test(
    "WriteNotes: what is typed is counted, sentences begin with capitals, and Return leads from the page to the text")
  func writeNotes() throws {
    let play = try Play(WriteNotes.self)
    let notes = try #require(play.views[0].subviews.compactMap(\.textView).first)
    let page = try #require(play.views[0].subviews.last?.subviews.compactMap(\.textField).first)
    #expect(play.view(showing: "31 words") != nil)
    notes.beginEditing()
    notes.selectAll()
    play.type(.backspace)
    #expect(play.view(showing: "0 words") != nil)
    for letter in "hm. yes" { play.scene.send(.text("\(letter)")) }
    play.type(.return)
    play.write("no")
    #expect(notes.text == "Hm. Yes\nNo" && play.view(showing: "3 words") != nil)
    page.beginEditing()
    play.write("p12345")
    #expect(page.text == "123")
    play.type(.return)
    #expect(notes.isEditing && !page.isEditing)
  }

  @Test("ReadTheRules: a tap on a link turns to its page, and so do Tab and Return")
  func readTheRules() throws {
    let play = try Play(ReadTheRules.self)
    #expect(play.text()?.hasPrefix("Nine Men's Morris") == true)
    let links = play.views[0].subviews
    play.finger.tap(at: links[0].convert(links[0].bounds, to: nil).center)
    #expect(play.text()?.hasPrefix("Moving") == true)
    play.scene.advance(by: 0)
    play.type(.tab, .return)
    #expect(play.text()?.hasPrefix("Nine Men's Morris") == true)
  }

  @Test("FindAFruit: what is typed is found and counted, and the button shows all again")
  func findAFruit() throws {
    let play = try Play(FindAFruit.self)
    try play.tap("Fruit")
    play.write("berry")
    play.scene.advance(by: 0.5)
    #expect(play.view(showing: "Strawberry") != nil && play.view(showing: "Apple") == nil)
    #expect(play.view(showing: "4") != nil)
    try play.tap("All")
    #expect(play.view(showing: "Apple") != nil && play.view(showing: "20") != nil)
  }
}
