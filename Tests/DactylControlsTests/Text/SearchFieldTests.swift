import DactylControls
import DactylTesting
import Testing

/// The search field: typing, clearing, and by keys.
@Suite struct SearchFieldTests {
  private let scene = Scene(size: Size(400, 300))

  @Test("What is typed is searched, and the button, which is there as long as there is a text, clears it")
  func typing() {
    var searched: [String] = []
    let search = scene.addSearchField(frame: Rect(50, 50, 220, 40)) { searched.append($0.text) }
    scene.advance(by: 0)
    #expect(search.clearButton.view.isHidden && search.placeholder == "Search")
    let finger = Finger(in: scene)
    finger.tap(at: Point(150, 70))
    #expect(search.textField.isEditing)
    scene.send(.text("pe"))
    scene.send(.text("a"))
    scene.advance(by: 0)
    #expect(searched == ["pe", "pea"] && !search.clearButton.view.isHidden)
    finger.tap(at: Point(250, 70))
    scene.advance(by: 0)
    #expect(searched == ["pe", "pea", ""] && search.text.isEmpty && search.clearButton.view.isHidden)
    #expect(search.textField.isEditing)
    search.text = "plum"
    #expect(searched.count == 3 && !search.clearButton.view.isHidden)
    search.clear()
    #expect(searched.count == 4 && search.text.isEmpty)
  }

  @Test("Tab leads from the text to the button, and Space presses it")
  func keys() {
    let search = scene.addSearchField(frame: Rect(50, 50, 220, 40))
    search.text = "fig"
    scene.advance(by: 0)
    scene.requestFocus(at: search.textField.view.entity)
    Keyboard(in: scene).tap(.tab)
    #expect(scene.focusedItem == search.clearButton.view)
    Keyboard(in: scene).tap(.space)
    #expect(search.text.isEmpty)
  }
}
