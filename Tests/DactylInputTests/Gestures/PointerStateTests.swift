import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Modifier keys and buttons of recognizers (S-6).
@Suite struct PointerStateTests {
  @Test("The pointer has its pressed buttons; fingers have none, and so has a pointer at rest")
  func buttons() {
    let stage = Stage()
    let view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let pan = view.addGestureRecognizer(PanGestureRecognizer())
    var masks: [ButtonMask] = []
    pan.addAction { masks.append($0.any.buttonMask) }
    let mouse = Mouse(in: stage.scene)
    mouse.press(.secondary, at: Point(10, 10))
    mouse.move(to: Point(50, 10))
    mouse.press(.primary)
    #expect(masks == [.secondary, [.primary, .secondary]])
    mouse.release(.secondary)
    #expect(masks.last == .primary)
    mouse.release(.primary)
    #expect(pan.any.buttonMask == [])

    stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    #expect(pan.any.buttonMask == [])
    #expect(pan.state == .began)
  }

  @Test("A tap's action has the button that tapped, though it is up by then")
  func tapped() {
    let stage = Stage()
    var tap = TapGestureRecognizer()
    tap.buttonMaskRequired = .secondary
    var masks: [ButtonMask] = []
    stage.scene.addView(frame: Rect(0, 0, 400, 400)).addGestureRecognizer(tap) { masks.append($0.any.buttonMask) }
    Mouse(in: stage.scene).click(.secondary, at: Point(10, 10))
    #expect(masks == [.secondary])
  }

  @Test("A recognizer has the modifier keys of its fingers, and those that are down")
  func modifiers() {
    let stage = Stage()
    let view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let pan = view.addGestureRecognizer(PanGestureRecognizer())
    stage.one.modifiers = .shift
    stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    #expect(pan.any.modifierFlags == .shift)
    stage.scene.send(.key(KeySample(Key(usage: 224), isDown: true, modifiers: .control)))
    #expect(pan.any.modifierFlags == [.shift, .control])
    stage.one.modifiers = []
    stage.one.move(to: Point(70, 10))
    #expect(pan.any.modifierFlags == .control)
    stage.one.lift()
    stage.scene.send(.key(KeySample(Key(usage: 224), isDown: false)))
    #expect(pan.any.modifierFlags == [])
  }

  @Test("Recognizers and delegates receive the modifier keys of a wheel, a hover and a touchpad")
  func pointerModifiers() {
    let stage = Stage()
    let view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    var seen: [ModifierFlags] = []
    let hover = view.addGestureRecognizer(HoverGestureRecognizer()) { seen.append($0.any.modifierFlags) }
    var asked: [ModifierFlags] = []
    hover.any.delegate.shouldReceiveEvent = { _, event in
      asked.append(event.modifierFlags)
      return true
    }
    let mouse = Mouse(in: stage.scene)
    mouse.modifiers = .alternate
    mouse.move(to: Point(10, 10))
    mouse.modifiers = [.shift]
    mouse.move(to: Point(12, 10))
    #expect(seen == [.alternate, .shift])
    #expect(asked == [.alternate])
  }
}
