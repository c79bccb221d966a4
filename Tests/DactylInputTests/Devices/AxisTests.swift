import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// The values of sticks and triggers in a scene.
@Suite struct AxisTests {
  private let pad = DeviceID(7)

  private func send(_ axis: ControllerAxis, _ x: Float, _ y: Float = 0, to stage: Stage) {
    stage.scene.send(.axis(AxisSample(axis, Vector(x, y), device: pad)))
  }

  @Test("Axis values are kept as received, clamped to the range of a stick or a trigger")
  func ranges() {
    let stage = Stage()

    send(.leftStick, 0.25, -0.5, to: stage)
    send(.rightStick, -7, 9, to: stage)
    send(.leftTrigger, 0.5, 3, to: stage)
    send(.rightTrigger, -1, 0, to: stage)

    let scene = stage.scene
    #expect(scene.axisValue(.leftStick, of: pad) == Vector(0.25, -0.5))
    #expect(scene.axisValue(.rightStick, of: pad) == Vector(-1, 1))
    #expect(scene.axisValue(.leftTrigger, of: pad) == Vector(0.5, 0))
    #expect(scene.axisValue(.rightTrigger, of: pad) == .zero)
    #expect(scene.axisValue(.leftStick, of: DeviceID(8)) == .zero)
  }

  @Test(
    "Values that are not numbers are ignored",
    arguments: [Vector(.nan, 0), Vector(0, .infinity), Vector(-.infinity, .nan)])
  func noNumbers(value: Vector) {
    let stage = Stage(expecting: [.badLocation])
    send(.leftStick, 0.5, 0.5, to: stage)

    send(.leftStick, value.dx, value.dy, to: stage)

    #expect(stage.scene.axisValue(.leftStick, of: pad) == Vector(0.5, 0.5))
    #expect(stage.diagnostics.kinds == [.badLocation])
  }

  @Test("In the background all axes are at rest; a disconnected controller has no values", arguments: [true, false])
  func rests(isRemoved: Bool) {
    let stage = Stage()
    send(.leftStick, 1, 0, to: stage)
    send(.rightTrigger, 1, to: stage)
    let version = stage.scene.inputs.axes.version

    stage.scene.send(isRemoved ? .device(.removed(pad)) : .window(.deactivated))

    #expect(stage.scene.axisValue(.leftStick, of: pad) == .zero)
    #expect(stage.scene.axisValue(.rightTrigger, of: pad) == .zero)
    #expect(stage.scene.inputs.axes.version > version)
    #expect(stage.scene.inputs.axes.devices == (isRemoved ? [] : [pad]))
  }

  @Test("T22: disconnecting a controller cancels its presses, its finger and its sticks, once")
  func unplugging() {
    let stage = Stage()
    struct Receiver: PressResponder, TouchResponder, FirstResponding {
      let log: CallLog
      var canBecomeFirstResponder: Bool { true }
      mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { note("press began") }
      mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { note("press cancelled") }
      mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { note("touch began") }
      mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { note("touch cancelled") }
      private func note(_ line: String) -> Handling {
        log.write(line)
        return .handled
      }
    }
    let view = stage.scene.addView(frame: Rect(0, 0, 50, 50))
    view.setResponder(Receiver(log: stage.log))
    view.becomeFirstResponder()
    stage.scene.send(.press(PressSample(.button(.a), .began, device: pad)))
    let finger = FingerID(device: pad, 0)
    stage.scene.send(.touch(TouchSample(finger: finger, phase: .began, location: Point(300, 300), type: .controller)))
    send(.leftStick, 1, 0, to: stage)

    stage.scene.send(.device(.removed(pad)))
    stage.scene.send(.press(PressSample(.button(.a), .ended, device: pad)))
    stage.scene.send(.device(.removed(pad)))

    #expect(stage.lines == ["press began", "touch began", "touch cancelled", "press cancelled"])
    #expect(stage.scene.axisValue(.leftStick, of: pad) == .zero)
  }
}
