import Dactyl
import DactylControls
import DactylTesting
import Testing

@Suite struct TextFieldTouchTests {
  @Test func aTapBeginsEditingAndPlacesTheCaret() {
    let typist = Typist("one two three", isEditing: false)
    typist.stage.one.press(at: typist.point(5))
    #expect(!typist.field.isEditing)
    typist.stage.one.lift()
    #expect(typist.field.isEditing && typist.field.selection == 5..<5)
    #expect(typist.stage.lines == ["begin"])
  }

  @Test func aFingerThatMovesOrIsCancelledMakesNoTap() {
    let typist = Typist("one two three", isEditing: false)
    typist.stage.one.drag(from: typist.point(1), to: typist.point(6))
    typist.stage.one.lift()
    typist.stage.one.press(at: typist.point(1))
    typist.stage.one.cancel()
    #expect(!typist.field.isEditing)
  }

  @Test func aDoubleTapSelectsAWordAndATripleTapAll() {
    let typist = Typist("one two three", isEditing: false)
    typist.stage.one.tap(at: typist.point(5), count: 2)
    #expect(typist.field.selection == 4..<7)
    typist.scene.advance(by: 1)
    typist.stage.one.tap(at: typist.point(5), count: 3)
    #expect(typist.field.selection == 0..<13)
  }

  @Test func aDragSelectsInBothDirections() {
    let typist = Typist("one two three")
    typist.stage.one.drag(from: typist.point(4), to: typist.point(9))
    #expect(typist.field.selection == 4..<9)
    typist.stage.one.drag(to: typist.point(1))
    #expect(typist.field.selection == 1..<4)
    typist.stage.one.lift()
  }

  @Test func aDragAfterADoubleTapSelectsWords() {
    let typist = Typist("one two three")
    let finger = typist.stage.one
    finger.tap(at: typist.point(5))
    typist.scene.advance(by: 0.1)
    finger.press(at: typist.point(5))
    finger.drag(to: typist.point(10))
    #expect(typist.field.selection == 4..<13)
    finger.drag(to: typist.point(1))
    #expect(typist.field.selection == 0..<7)
    finger.lift()
  }

  @Test func aMouseBeginsWhenItIsPressedAndShiftSelectsUpToIt() {
    let typist = Typist("one two three", isEditing: false)
    let mouse = Mouse(in: typist.scene)
    mouse.press(at: typist.point(2))
    #expect(typist.field.isEditing && typist.field.selection == 2..<2)
    mouse.move(to: typist.point(6))
    #expect(typist.field.selection == 2..<6)
    mouse.release()
    typist.scene.advance(by: 1)
    mouse.modifiers = .shift
    mouse.click(at: typist.point(10))
    #expect(typist.field.selection == 2..<10)
  }

  @Test func draggingBeyondTheEdgeScrolls() {
    let typist = Typist(String(repeating: "abcde", count: 20))
    typist.press(.home)
    typist.stage.one.press(at: typist.point(3))
    for step in 1...20 { typist.stage.one.move(to: Point(250 + Float(step % 2), 20)) }
    typist.stage.one.lift()
    #expect(typist.field.selection.lowerBound == 3 && typist.field.selection.upperBound > 60)
  }
}
