import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Controls that are worked by keys and by a controller.
@Suite struct ControlKeyTests {
  private let stage = Stage()

  @Test(
    "F24: space, return and the lower button press the focused control",
    arguments: [
      PressType.key(.space), .key(.return), .button(.a),
    ])
  func activation(_ key: PressType) {
    let control = stage.control()
    stage.type(key)
    #expect(stage.lines.isEmpty)
    stage.scene.requestFocus(at: control.view.entity)
    stage.press(key)
    #expect(control.state == [.focused, .highlighted])
    #expect(control.isHighlighted)
    stage.release(key)
    #expect(!control.isHighlighted)
    #expect(stage.lines == ["ok touchDown", "ok touchUpInside", "ok primary"])
  }

  @Test("A key that is cancelled cancels the press, and so does disabling the control")
  func cancelled() {
    let control = stage.control()
    stage.scene.requestFocus(at: control.view.entity)
    stage.press(.key(.space))
    stage.scene.send(.window(.deactivated))
    #expect(stage.lines == ["ok touchDown", "ok touchCancel"] && !control.isHighlighted)
    stage.release(.key(.space))
    stage.press(.key(.space))
    control.isEnabled = false
    #expect(stage.lines == ["ok touchDown", "ok touchCancel"])
  }

  @Test("Other keys, and those with Control, pass on up the chain")
  func others() {
    let panel = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    struct Keys: PressResponder {
      let log: CallLog
      var handledEvents: ResponderEvents { .pressesBegan }
      mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
        log.write("panel")
        return .handled
      }
    }
    panel.setResponder(Keys(log: stage.log))
    stage.scene.requestFocus(at: stage.control(in: panel).view.entity)
    stage.type(.key(.escape))
    stage.type(.key(.space), modifiers: .control)
    stage.type(.key(.left))
    #expect(stage.lines == ["panel", "panel", "panel"])
  }

  @Test("Tab moves in reading order, Shift-Tab back, past controls that can't be used")
  func tab() {
    let controls = [
      stage.control("d", Rect(10, 120, 40, 40)), stage.control("b", Rect(110, 15, 40, 30)),
      stage.control("a", Rect(10, 20, 40, 40)), stage.control("c", Rect(10, 70, 40, 40)),
    ]
    let hidden = stage.control("hidden", Rect(200, 20, 40, 40))
    hidden.view.isHidden = true
    stage.control("disabled", Rect(300, 20, 40, 40)).isEnabled = false
    func first() -> String? { controls.first { $0.state.contains(.focused) }?.view.name }
    var order: [String?] = []
    for _ in 0..<5 {
      stage.type(.key(.tab))
      order.append(first())
    }
    #expect(order == ["b", "a", "c", "d", "b"], "by the top of the box, then by its left (F15)")
    stage.type(.key(.tab), modifiers: .shift)
    #expect(first() == "d")
    stage.type(.button(.dpadUp))
    #expect(first() == "c")
    stage.scene.inputSettings.movesFocusByKeys = false
    stage.type(.key(.tab))
    #expect(first() == "c" && stage.lines.isEmpty)
  }

  @Test("Without a control as first responder, arrows are delivered to the game alone")
  func arrows() {
    let control = stage.control()
    stage.type(.button(.dpadDown))
    #expect(!control.view.isFirstResponder)
  }
}
