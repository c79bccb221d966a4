import Dactyl
import DactylControls
import DactylTesting
import Testing

@Suite struct TextFieldDrawingTests {
  private let caretColor = TextFieldStyle().caretColor

  @Test func theCaretIsAtTheInsertionPoint() {
    let typist = Typist("abc")
    #expect(typist.drawn(caretColor) == [Rect(28, 15, 2, 10)])
    typist.press(.left)
    #expect(typist.drawn(caretColor) == [Rect(22, 15, 2, 10)])
    #expect(typist.field.caretRect == Rect(22, 15, 2, 10))
    typist.press(.left, .shift)
    #expect(typist.drawn(caretColor).isEmpty, "a selection takes its place")
    #expect(typist.drawn(TextFieldStyle().selectionColor) == [Rect(16, 15, 6, 10)])
  }

  @Test func theCaretBlinksInSceneTimeAndComesToRest() throws {
    let typist = Typist("abc")
    let scene = typist.scene
    #expect(scene.nextDeadline == scene.testClock.now + 0.5)
    scene.advance(by: 0.49)
    #expect(!typist.drawn(caretColor).isEmpty)
    scene.advance(by: 0.02)
    #expect(typist.drawn(caretColor).isEmpty)
    typist.press(.left)
    #expect(!typist.drawn(caretColor).isEmpty, "an edit shows it")
    scene.advance(by: 0.4)
    #expect(!typist.drawn(caretColor).isEmpty)

    scene.advance(by: 11)
    #expect(!typist.drawn(caretColor).isEmpty)
    #expect(scene.nextDeadline == nil && !scene.needsFrame)
    typist.type("x")
    #expect(scene.nextDeadline != nil)
    typist.field.endEditing()
    scene.advance(by: 0)
    #expect(scene.nextDeadline == nil && typist.drawn(caretColor).isEmpty)
  }

  @Test func longTextScrollsSoThatTheCaretShows() throws {
    let text = String(repeating: "abcde", count: 20)
    let typist = Typist(text)
    let area = Rect(10, 10, 200, 20)
    func isCaretInside() -> Bool {
      let caret = typist.field.caretRect
      return caret.minX >= area.minX - 0.01 && caret.maxX <= area.maxX + 0.01
    }
    #expect(isCaretInside())
    #expect(abs(try #require(typist.label).x - (210 - 2 - 600)) < 0.01)
    for _ in 0..<40 {
      typist.press(.left)
      #expect(isCaretInside())
    }
    typist.press(.home)
    #expect(isCaretInside())
    #expect(try #require(typist.label).x == 10)
    typist.press(.end)
    typist.field.endEditing()
    typist.scene.advance(by: 0)
    #expect(try #require(typist.label).x == 10, "at rest it shows its start")
  }

  @Test func shortTextFollowsItsAlignment() throws {
    let typist = Typist("abcde")
    let edges = try TextAlignment.allCases.map { alignment in
      typist.field.alignment = alignment
      typist.scene.advance(by: 0)
      return try #require(typist.label).x
    }
    #expect(edges == [10, 10 + 84, 10 + 168])
    typist.stage.one.tap(at: Point(10 + 168 + 13, 20))
    #expect(typist.field.selection == 2..<2)
  }

  @Test func thePlaceholderIsShownWithoutText() throws {
    let typist = Typist()
    typist.field.placeholder = "Your name"
    typist.scene.advance(by: 0)
    #expect(typist.label?.text == "Your name")
    #expect(typist.field.caretRect.minX == 10)
    typist.type("a")
    #expect(typist.label?.text == "a")
  }

  @Test func aFieldBeingEditedFollowsItsSize() {
    let typist = Typist(String(repeating: "a", count: 50))
    typist.field.view.frame = Rect(10, 10, 100, 20)
    typist.scene.advance(by: 0)
    #expect(typist.field.caretRect.maxX == 110)
  }

  @Test func aFieldIsRestyled() {
    let typist = Typist("abc")
    typist.field.style.background = nil
    typist.field.style.editingBackground = Shape(.ellipse, fill: Color(1, 0, 0))
    typist.field.style.size = 20
    typist.scene.advance(by: 0)
    #expect(typist.drawn(Color(1, 0, 0)) == [Rect(10, 10, 200, 20)])
    #expect(typist.field.caretRect == Rect(46, 10, 2, 20))
    typist.field.endEditing()
    typist.scene.advance(by: 0)
    #expect(typist.drawn(Color(1, 0, 0)).isEmpty)
  }
}
