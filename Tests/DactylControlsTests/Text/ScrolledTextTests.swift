import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Text fields in scroll views stay visible.
@Suite struct ScrolledTextTests {
  private let stage = Stage(size: Size(400, 600))
  private var scene: Scene { stage.scene }

  private func makeForm(_ frame: Rect = Rect(0, 0, 400, 600), in parent: View? = nil) -> ScrollView {
    scene.addView(frame: frame, to: parent).makeScrollView(contentSize: ScrollSize(Double(frame.size.width), 2000))
  }

  @Test("A field that begins to edit is scrolled into view, and again when text is typed, but not in between")
  func typing() {
    let form = makeForm()
    let field = scene.addTextField(frame: Rect(20, 900, 200, 40), to: form.view)
    field.beginEditing()
    scene.advance(by: 0.1)
    #expect(form.contentOffset.y > 0 && form.contentOffset.y < 340)
    scene.advance(by: 1)
    #expect(form.contentOffset.y == 340)
    // Scrolling it away is allowed.
    form.contentOffset.y = 1200
    scene.advance(by: 5)
    #expect(form.contentOffset.y == 1200)
    scene.send(.text("a"))
    scene.advance(by: 1)
    #expect(form.contentOffset.y == 900)
    #expect(!scene.needsFrame)
  }

  @Test("The keyboard covers no part of it, and the form scrolls to its end meanwhile")
  func covered() {
    let form = makeForm()
    let field = scene.addTextField(frame: Rect(20, 500, 200, 40), to: form.view)
    let keys = scene.makeView(frame: Rect(0, 0, 400, 250))
    scene.setInputView(keys, of: field.view.entity)
    #expect(form.adjustedContentInset == .zero)
    field.beginEditing()
    scene.advance(by: 1)
    #expect(form.contentOffset.y == 190 && form.adjustedContentInset.bottom == 250)
    let bar = scene.makeView(frame: Rect(0, 0, 400, 50))
    scene.setInputAccessoryView(bar, of: field.view.entity)
    scene.advance(by: 1)
    #expect(form.contentOffset.y == 240 && form.adjustedContentInset.bottom == 300)
    form.contentOffset.y = 1700
    scene.advance(by: 1)
    #expect(form.contentOffset.y == 1700)
    scene.resignFirstResponder(field.view.entity)
    scene.advance(by: 2)
    #expect(form.contentOffset.y == 1400 && form.adjustedContentInset == .zero)
  }

  @Test("Each scroll view around it moves as little as needed, all at once")
  func nested() {
    let outer = makeForm()
    let inner = makeForm(Rect(0, 700, 400, 300), in: outer.view)
    let field = scene.addTextField(frame: Rect(20, 1000, 200, 40), to: inner.view)
    field.beginEditing()
    scene.advance(by: 2)
    // It is at the bottom edge of the inner one, which scrolls up by as much.
    #expect(inner.contentOffset.y == 740 && outer.contentOffset.y == 400)
    #expect(field.view.convert(field.view.bounds, to: nil) == Rect(20, 560, 200, 40))
  }

  @Test("A field higher than the view shows its caret; a dragging finger is not disturbed")
  func high() {
    let form = makeForm(Rect(0, 0, 400, 100))
    let field = scene.addTextField(frame: Rect(20, 400, 200, 300), to: form.view)
    field.beginEditing()
    scene.advance(by: 1)
    let caret = scene.textInput?.caretRect ?? .zero
    #expect(caret.minY >= 0 && caret.maxY <= 100.01 && caret.size.height > 5)
    stage.one.press(at: Point(300, 80))
    stage.one.move(to: Point(300, 40))
    let held = form.contentOffset.y
    scene.send(.text("b"))
    scene.advance(by: 1)
    #expect(form.contentOffset.y == held && form.isDragging)
    stage.one.lift()
  }
}
