import Dactyl
import DactylTesting
import Testing

/// The hooks of a game's own menu or mode.
@Suite struct InterceptorTests {
  /// A menu as a game would write it.
  private final class PauseMenu: KeyInterceptor {
    var selected = 0
    var repeats = 0
    var interceptsText = false
    var onOther: () -> Bool = { false }

    func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
      switch press.type {
      case .key(.down):
        selected += 1
        if isRepeat { repeats += 1 }
      case .key(.escape): if !isRepeat { scene.removeKeyInterceptor(self) }
      default: return onOther()
      }
      return true
    }
  }

  /// A mode in which dragging is disabled.
  private final class NoDragging: GestureGate {
    var asked: [String] = []
    func shouldBegin(_ gesture: AnyGesture, in scene: Scene) -> Bool {
      asked.append(gesture.name ?? "")
      return gesture.value(as: PanGestureRecognizer.self) == nil
    }
  }

  private final class Terminal: TextInput {
    var text = ""
    var canBeginEditing: Bool { true }
    func didBeginEditing() {}
    func didEndEditing() {}
    func insertText(_ text: String) { self.text += text }
    func setMarkedText(_ editing: TextEditing) {}
    func take(_ press: Press) -> Bool { press.typesText }
    var caretRect: Rect { .zero }
  }

  private struct Keys: PressResponder {
    let log: (String) -> Void
    func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
      log("began")
      return .handled
    }
    func pressesEnded(_ presses: Presses, with event: Event) -> Handling {
      log("ended")
      return .handled
    }
  }

  private let scene = Scene(size: Size(400, 300))

  private func key(_ key: Key, _ phase: PressSamplePhase = .began, isRepeat: Bool = false) {
    scene.send(.press(PressSample(.key(key), phase, isRepeat: isRepeat)))
  }

  @Test("Keys that a menu handles reach no responder, neither down nor up; the others do, and all after its removal")
  func keys() {
    var calls: [String] = []
    scene.window.view.setResponder(Keys { calls.append($0) })
    let menu = PauseMenu()
    scene.addKeyInterceptor(menu)
    scene.addKeyInterceptor(menu)
    key(.down)
    key(.down, isRepeat: true)
    key(.down, .ended)
    #expect(menu.selected == 2 && menu.repeats == 1 && calls.isEmpty)
    key(.space)
    key(.space, .ended)
    #expect(calls == ["began", "ended"])

    key(.escape)
    key(.escape, .ended)
    key(.down)
    #expect(menu.selected == 2 && calls == ["began", "ended", "began"])
  }

  @Test("The interceptor that was added last is asked first; one that another removes meanwhile is not asked")
  func order() {
    let (first, second) = (PauseMenu(), PauseMenu())
    var asked: [String] = []
    first.onOther = {
      asked.append("first")
      return false
    }
    second.onOther = { [scene] in
      asked.append("second")
      if asked.count > 2 { scene.removeKeyInterceptor(first) }
      return false
    }
    scene.addKeyInterceptor(first)
    scene.addKeyInterceptor(second)
    key(.space)
    key(.tab)
    #expect(asked == ["second", "first", "second"])
  }

  @Test("Text is withheld from the text field while an interceptor withholds it")
  func text() throws {
    let field = scene.addView(frame: Rect(0, 0, 100, 20))
    let input = Terminal()
    scene.setTextInput(input, of: field.entity)
    #expect(field.becomeFirstResponder())
    let menu = PauseMenu()
    scene.addKeyInterceptor(menu)
    scene.send(.text("a"))
    menu.interceptsText = true
    scene.send(.text("b"))
    scene.removeKeyInterceptor(menu)
    scene.send(.text("c"))
    #expect(input.text == "ac")
  }

  @Test("G25: the game's gate makes pans fail and accepts taps, until it is removed")
  func gate() {
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    var (pans, taps) = (0, 0)
    card.addGestureRecognizer(PanGestureRecognizer()) { if $0.state == .began { pans += 1 } }
    card.addGestureRecognizer(TapGestureRecognizer()) { _ in taps += 1 }
    let gate = NoDragging()
    scene.addGestureGate(gate)
    let finger = Finger(in: scene)
    func use() {
      finger.drag(from: Point(10, 10), to: Point(60, 10))
      finger.lift()
      finger.tap(at: Point(20, 20))
    }
    use()
    #expect(pans == 0 && taps == 1 && gate.asked.count == 2)

    scene.removeGestureGate(gate)
    use()
    #expect(pans == 1 && taps == 2 && gate.asked.count == 2)
  }

  @Test("The end of the scene releases the interceptors")
  func end() {
    weak var menu: PauseMenu?
    weak var gate: NoDragging?
    do {
      let (one, other) = (PauseMenu(), NoDragging())
      (menu, gate) = (one, other)
      scene.addKeyInterceptor(one)
      scene.addGestureGate(other)
    }
    #expect(menu != nil && gate != nil)
    scene.end()
    #expect(menu == nil && gate == nil)
  }
}
