import Dactyl
import DactylTesting
import Testing

/// A responder that keeps all presses.
private struct PressKeeper: PressResponder {
  let log: CallLog
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling {
    log.write("press ended")
    return .handled
  }
}

/// A widget that destroys its view when it is asked whether a key presses it, and ignores the key.
private struct LeavingWidget: Widget {
  let log: CallLog

  func select(_ phase: PressPhase, in view: View, with event: Event) -> Handling {
    log.write("select \(phase)")
    view.destroy()
    return .passToNext
  }
  func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling {
    log.write("presses \(phase)")
    return .passToNext
  }
  func isFocusable(_ view: View) -> Bool { true }
}

/// Keys operate a game's own widgets, and move from one to the next.
@Suite struct WidgetKeyTests {
  private let panel = KnobPanel()
  private var scene: Scene { panel.scene }
  private var log: CallLog { panel.log }

  private func knob(_ frame: Rect = Rect(100, 100, 60, 60), in parent: View? = nil) -> View {
    panel.knob(frame, in: parent)
  }
  private func press(_ type: PressType, _ modifiers: ModifierFlags = []) { panel.press(type, modifiers) }
  private func release(_ type: PressType) { panel.release(type) }

  @Test("F3: a widget receives keys")
  func keys() {
    let view = knob()
    #expect(scene.requestFocus(at: view.entity))
    #expect(view[KnobWidget.Dial.self]?.hasKeys == true)
    press(.key(.up))
    release(.key(.up))
    #expect(view[KnobWidget.Dial.self]?.value == 1)
    view.canBecomeFocused = false
    scene.updateFocusIfNeeded()
    #expect(view[KnobWidget.Dial.self]?.hasKeys == false)
  }

  @Test(
    "F24: space, return and the south button select it, one at a time; with Control they do not",
    arguments: [PressType.key(.space), .key(.return), .button(.a)])
  func selects(_ type: PressType) {
    let view = knob()
    view[KnobWidget.Dial.self]?.value = 7
    scene.requestFocus(at: view.entity)
    scene.window.view.setResponder(PressKeeper(log: log))
    press(type, .control)
    release(type)
    #expect(log.take() == ["press ended"] && view[KnobWidget.Dial.self]?.value == 7)
    press(type)
    #expect(log.take() == ["select began"])
    let other = type == .key(.space) ? PressType.key(.return) : .key(.space)
    press(other)
    release(other)
    #expect(log.take() == [], "nobody is notified of it")
    release(type)
    #expect(log.take() == ["select ended"] && view[KnobWidget.Dial.self]?.value == 0)
  }

  @Test("F24: a select key that is cancelled cancels, also when its view is destroyed or the end withheld")
  func selectCancels() {
    for variant in 0..<4 {
      let view = knob()
      scene.requestFocus(at: view.entity)
      press(.key(.space))
      switch variant {
      case 0: scene.cancel(.all)
      case 1: view.destroy()
      case 2: view.setResponder(PressKeeper(log: CallLog()))
      default: view.isHidden = true
      }
      release(.key(.space))
      let end = variant == 3 ? "select ended" : "select cancelled"
      #expect(log.take() == ["select began", end], "\(variant)")
      guard view.isAlive else { continue }
      // It is released: the next key selects it.
      view.isHidden = false
      view.removeResponder()
      scene.requestFocus(at: view.entity)
      press(.key(.space))
      release(.key(.space))
      #expect(log.take() == ["select began", "select ended"], "\(variant)")
      view.destroy()
    }
  }

  @Test("A widget that destroys its view when a key would select it receives nothing more of that key")
  func endsWhenAsked() {
    let view = scene.addView(frame: Rect(10, 10, 60, 60))
    view.setWidget(LeavingWidget(log: log))
    scene.requestFocus(at: view.entity)
    press(.key(.space))
    release(.key(.space))
    #expect(log.take() == ["select began"])
  }

  @Test("F3: no key selects a widget that is hidden, transparent or disabled, or has such an ancestor")
  func selectsNoClosedOne() {
    let panel = scene.addView(frame: Rect(0, 0, 300, 300))
    let view = knob(in: panel)
    scene.requestFocus(at: view.entity)
    panel.isUserInteractionEnabled = false
    press(.key(.space))
    release(.key(.space))
    #expect(log.take() == [])
    panel.isUserInteractionEnabled = true
    scene.advance(by: 0.01)
    press(.key(.space))
    release(.key(.space))
    #expect(log.take() == ["select began", "select ended"])
  }

  @Test("F24: Tab moves between widgets in reading order, and so do arrows from one that ignores them")
  func steps() {
    let knobs = [knob(Rect(200, 10, 60, 60)), knob(Rect(10, 10, 60, 60)), knob(Rect(10, 100, 60, 60))]
    let label = scene.addView(frame: Rect(100, 10, 60, 60))
    func focused() -> Int? { knobs.firstIndex { $0.isFocused } }
    func after(_ type: PressType, _ modifiers: ModifierFlags = []) -> Int? {
      press(type, modifiers)
      release(type)
      return focused()
    }
    #expect(after(.key(.right)) == 1, "the first step gives the focus and goes no further (F16)")
    #expect([after(.key(.tab)), after(.key(.tab)), after(.key(.tab)), after(.key(.tab))] == [0, 2, 1, 0])
    #expect(after(.key(.tab), .shift) == 1 && after(.key(.right)) == 0 && after(.key(.left)) == 1)
    #expect(after(.button(.dpadDown)) == 2)
    #expect(after(.key(.up)) == 2 && knobs[2][KnobWidget.Dial.self]?.value == 1, "it uses that key itself")
    knobs[2].isHidden = true
    #expect(after(.key(.tab)) == 0, "it went to the nearest before, and on from there (F12)")
    knobs[0].destroy()
    #expect(after(.key(.tab)) == 1 && !label.isFocused)
    scene.inputSettings.movesFocusByKeys = false
    knobs[2].isHidden = false
    #expect(after(.key(.tab)) == 1)
  }
}
