import Dactyl
import DactylTesting
import TestStage
import Testing

/// Unhandled keys scroll (V27).
@Suite struct ScrollKeyTests {
  private let stage = Stage(size: Size(400, 600))
  private var scene: Scene { stage.scene }

  private func makeList(_ content: ScrollSize = ScrollSize(300, 2000), in parent: View? = nil) -> ScrollView {
    scene.addView(frame: Rect(0, 0, 300, 400), to: parent).makeScrollView(contentSize: content)
  }

  private func press(_ key: Key, _ modifiers: ModifierFlags = [], repeats: Int = 0) {
    stage.key(key, .began, "", modifiers)
    for _ in 0..<repeats {
      scene.advance(by: 0.03)
      scene.send(.press(PressSample(.key(key), .began, modifiers: modifiers, isRepeat: true)))
    }
    stage.key(key, .ended, "", modifiers)
    scene.advance(by: 1)
  }

  @Test("Pages, home, end and space go from the first responder to the nearest scroll view with room")
  func pages() {
    let outer = makeList(ScrollSize(300, 1000))
    let inner = makeList(ScrollSize(300, 700), in: outer.view)
    let row = stage.witness("row", Rect(0, 0, 300, 50), in: inner.view)
    #expect(row.becomeFirstResponder())
    press(.pageDown)
    // It is 400 high and keeps 40 visible; its range is 300.
    #expect(inner.contentOffset.y == 300 && outer.contentOffset.y == 0)
    press(.pageDown)
    #expect(inner.contentOffset.y == 300 && outer.contentOffset.y == 360)
    press(.space, .shift)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 360)
    press(.end)
    press(.end)
    #expect(inner.contentOffset.y == 300 && outer.contentOffset.y == 600)
    press(.home)
    press(.pageUp)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 240)
    press(.space)
    #expect(inner.contentOffset.y == 300)
    // Other keys have another meaning with Control.
    press(.home, .control)
    #expect(inner.contentOffset.y == 300)
    inner.allowsKeyboardScrolling = false
    press(.home)
    #expect(inner.contentOffset.y == 300 && outer.contentOffset.y == 0)
  }

  @Test("The first responder that handles a key keeps it: the row, a key command, a disabled scroll view")
  func handledFirst() {
    let list = makeList()
    let row = stage.witness("row", Rect(0, 0, 300, 50), in: list.view) {
      $0.answer = .handled
      $0.keyCommands = [KeyCommand(.key(.pageUp), action: .copy)]
      $0.actions = [.copy]
    }
    row.becomeFirstResponder()
    list.contentOffset.y = 500
    press(.pageDown)
    press(.pageUp)
    #expect(list.contentOffset.y == 500)
    row.setResponder(ResponderRecorder("row", in: stage.log))
    row.becomeFirstResponder()
    press(.pageDown)
    #expect(list.contentOffset.y == 860)
    list.isScrollEnabled = false
    press(.pageDown)
    #expect(list.contentOffset.y == 860)
  }

  @Test("Arrows scroll a scroll view that is first responder itself, and none around the first responder")
  func arrows() {
    let list = makeList(ScrollSize(600, 2000))
    list.view.setResponder(ResponderRecorder("list", in: stage.log))
    let row = stage.witness("row", Rect(0, 0, 300, 50), in: list.view)
    row.becomeFirstResponder()
    press(.down)
    #expect(list.contentOffset == .zero)
    list.view.becomeFirstResponder()
    press(.down)
    press(.right)
    #expect(list.contentOffset == ScrollPoint(40, 40))
    press(.left)
    press(.left)
    #expect(list.contentOffset == ScrollPoint(0, 40))
    scene.send(.press(PressSample(.button(.dpadUp), .began)))
    scene.send(.press(PressSample(.button(.dpadUp), .ended)))
    scene.advance(by: 1)
    #expect(list.contentOffset == .zero)
  }

  @Test("A held key adds up to an exact offset, and stays with its scroll view at the end of that")
  func held() {
    let outer = makeList(ScrollSize(300, 5000))
    let list = makeList(ScrollSize(300, 900), in: outer.view)
    list.view.setResponder(ResponderRecorder("list", in: stage.log))
    list.view.becomeFirstResponder()
    press(.down, repeats: 4)
    #expect(list.contentOffset.y == 200)
    press(.pageDown, repeats: 5)
    #expect(list.contentOffset.y == 500 && outer.contentOffset.y == 0)
    // A released key does not repeat any more.
    scene.send(.press(PressSample(.key(.pageUp), .began, isRepeat: true)))
    scene.advance(by: 1)
    #expect(list.contentOffset.y == 500)
  }

  @Test("Keys scroll a horizontal scroll view sideways, by pages where it pages, and animated like a wheel's steps")
  func sideways() {
    let strip = makeList(ScrollSize(1500, 400))
    strip.view.setResponder(ResponderRecorder("strip", in: stage.log))
    strip.view.becomeFirstResponder()
    stage.key(.pageDown)
    scene.advance(by: 0.1)
    #expect(strip.contentOffset.x > 100 && strip.contentOffset.x < 260)
    scene.advance(by: 0.5)
    #expect(strip.contentOffset == ScrollPoint(260, 0))
    stage.key(.pageDown, .ended)
    strip.contentOffset = .zero
    strip.isPagingEnabled = true
    press(.pageDown)
    #expect(strip.contentOffset.x == 300)
    press(.right)
    #expect(strip.contentOffset.x == 600)
    press(.end)
    #expect(strip.contentOffset.x == 1200)
  }

  @Test("The log has the key that scrolled, the rule, and the scroll view")
  func log() {
    let list = makeList()
    list.view.setResponder(ResponderRecorder("list", in: stage.log))
    list.view.becomeFirstResponder()
    scene.decisions.turnOn()
    stage.key(.pageDown)
    let records = scene.decisions.decisions.filter { $0.kind == .scroll }
    #expect(records.map(\.rule) == [.V27] && records.map(\.view) == [list.view.entity])
  }
}
