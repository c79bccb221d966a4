import Dactyl
import DactylTesting
import TestStage
import Testing

/// The buttons of a pointer that recognizers require (TAP9).
@Suite struct ButtonMaskTests {
  private let stage = Stage()
  private let mouse: Mouse
  private let view: View

  init() {
    mouse = Mouse(in: stage.scene)
    view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
  }

  private func drag(_ buttons: [ButtonMask]) {
    for button in buttons { mouse.press(button, at: Point(10, 10)) }
    mouse.move(to: Point(60, 10))
    for button in buttons.reversed() { mouse.release(button) }
  }

  @Test("There are 32 buttons, by number; the first five have names")
  func numbers() {
    #expect(ButtonMask.button(1) == .primary && ButtonMask.button(2) == .secondary && ButtonMask.button(3) == .middle)
    #expect(ButtonMask.button(4) == .fourth && ButtonMask.button(5) == .fifth)
    #expect(Set((1...32).map(ButtonMask.button)).count == 32)
    for number in [Int.min, -1, 0, 33, .max] { #expect(ButtonMask.button(number) == []) }
  }

  @Test("A pan accepts any button, unless some are required; fingers and pencils always")
  func pan() {
    let pan = stage.add(PanGestureRecognizer(), to: view, as: "pan")
    #expect(pan.buttonMaskRequired == [])
    drag([.secondary])
    drag([.button(9)])
    #expect(stage.lines == ["pan began", "pan ended", "pan began", "pan ended"])

    pan.buttonMaskRequired = .primary
    drag([.secondary])
    #expect(stage.lines == [])
    drag([.primary])
    #expect(stage.lines == ["pan began", "pan ended"])

    pan.buttonMaskRequired = .button(12)
    drag([.primary])
    #expect(stage.lines == [])
    drag([.button(12)])
    #expect(stage.lines == ["pan began", "pan ended"])

    for type in [TouchType.direct, .pencil, .indirect] {
      let finger = Finger(7, in: stage.scene, type: type)
      finger.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
      finger.lift()
      #expect(stage.lines == ["pan began", "pan ended"])
    }
  }

  @Test("A chord requires all of its buttons: the pan waits for the last one, in any order")
  func panChord() {
    let pan = stage.add(PanGestureRecognizer(), to: view, as: "pan")
    pan.buttonMaskRequired = [.primary, .secondary]
    drag([.primary])
    drag([.secondary])
    #expect(stage.lines == [])
    drag([.primary, .secondary])
    drag([.secondary, .primary])
    let whole = ["pan began", "pan changed", "pan ended"]
    #expect(stage.lines == whole + whole)

    mouse.press(.primary, at: Point(10, 10))
    mouse.move(to: Point(60, 10))
    #expect(stage.lines == [])
    mouse.press(.secondary)
    #expect(stage.lines == ["pan began"])
    // Once it has begun, buttons do not matter until the last one lifts.
    mouse.release(.primary)
    mouse.press(.middle)
    mouse.move(to: Point(70, 10))
    mouse.release(.secondary)
    mouse.release(.middle)
    #expect(stage.lines.last == "pan ended")
  }

  @Test("A further button that is pressed before the pan begins fails it")
  func wrongButton() {
    let pan = stage.add(PanGestureRecognizer(), to: view, as: "pan")
    pan.buttonMaskRequired = .primary
    drag([.primary, .middle])
    #expect(stage.lines == [])
  }

  @Test("A pan keeps any buttons, a long press the first five or one of the others; steps are unchanged")
  func kept() {
    var pan = PanGestureRecognizer()
    var press = LongPressGestureRecognizer()
    pan.allowedScrollTypesMask = .continuous
    let masks = (0..<32).map { ButtonMask(rawValue: $0) } + (1...32).map(ButtonMask.button)
    for mask in masks {
      pan.buttonMaskRequired = mask
      press.buttonMaskRequired = mask
      #expect(pan.buttonMaskRequired == mask && press.buttonMaskRequired == mask)
      #expect(pan.allowedScrollTypesMask == .continuous)
    }
    pan.allowedScrollTypesMask = .all
    for mask: ButtonMask in [[.primary, .button(20)], [.button(30), .button(20)]] {
      pan.buttonMaskRequired = mask
      press.buttonMaskRequired = mask
      #expect(pan.buttonMaskRequired == mask && pan.allowedScrollTypesMask == .all)
      #expect(press.buttonMaskRequired == (mask.contains(.primary) ? .primary : .button(20)))
    }
  }

  @Test("A long press accepts the primary button, unless others are required")
  func longPress() {
    let press = stage.add(LongPressGestureRecognizer(), to: view, as: "press")
    func hold(_ buttons: [ButtonMask], pause: Double = 0) {
      for button in buttons {
        mouse.press(button, at: Point(10, 10))
        stage.scene.advance(by: pause)
      }
      stage.scene.advance(by: 0.6)
      for button in buttons { mouse.release(button) }
    }
    hold([.secondary])
    hold([.primary, .secondary])
    #expect(stage.lines == [])
    hold([.primary])
    #expect(stage.lines == ["press began", "press ended"])

    press.buttonMaskRequired = [.primary, .secondary]
    hold([.primary])
    hold([.secondary])
    hold([.primary, .secondary, .middle])
    #expect(stage.lines == [])
    hold([.secondary, .primary], pause: 0.1)
    #expect(stage.lines.first == "press began")

    stage.one.press(at: Point(10, 10))
    stage.scene.advance(by: 0.6)
    stage.one.lift()
    #expect(stage.lines.first == "press began")
  }

  @Test("A long press without a duration begins with the last of its buttons")
  func instantPress() {
    let press = stage.add(LongPressGestureRecognizer(duration: 0), to: view, as: "press")
    mouse.press(at: Point(10, 10))
    #expect(stage.lines == ["press began"])
    mouse.release()
    _ = stage.lines

    press.buttonMaskRequired = [.primary, .fourth]
    mouse.press(at: Point(10, 10))
    #expect(stage.lines == [])
    mouse.press(.fourth)
    #expect(stage.lines == ["press began"])
    mouse.release(.fourth)
    mouse.release()
    #expect(stage.lines.last == "press ended")
  }

  @Test("A tap of a chord needs all buttons down at one moment, whichever lifts first, twice for a double tap")
  func tapChord() {
    let tap = stage.add(TapGestureRecognizer(taps: 2), to: view, as: "tap")
    tap.buttonMaskRequired = [.primary, .secondary]
    func click(_ buttons: [ButtonMask]) {
      for button in buttons { mouse.press(button, at: Point(10, 10)) }
      stage.scene.advance(by: 0.05)
      for button in buttons { mouse.release(button) }
      stage.scene.advance(by: 0.05)
    }
    click([.primary, .secondary])
    click([.secondary, .primary])
    #expect(stage.lines == ["tap ended"])
    stage.scene.advance(by: 1)
    click([.primary, .secondary])
    click([.primary])
    stage.scene.advance(by: 1)
    click([.primary, .secondary, .fifth])
    click([.primary, .secondary])
    #expect(stage.lines == [])
  }
}
