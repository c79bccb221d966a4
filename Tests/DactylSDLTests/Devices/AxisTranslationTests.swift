import CSDL2
import Testing

@testable import DactylSDL

/// The values of sticks and triggers, beside their presses.
@Suite struct AxisTranslationTests {
  private let x = SDL_CONTROLLER_AXIS_LEFTX
  private let y = SDL_CONTROLLER_AXIS_LEFTY

  @Test func aStickIsReportedRawBeforeItsPresses() {
    var rig = DeviceRig()

    let events = rig.take(SDL_CONTROLLERAXISMOTION) {
      unsafe $0.caxis.which = 3
      unsafe $0.caxis.value = .min
    }
    let samples = rig.place(y, 0.5)

    #expect(events.first == .axis(AxisSample(.leftStick, Vector(-1, 0), device: .joystick(3))))
    #expect(
      events.dropFirst().map { $0 } == [.press(PressSample(.button(.leftStickLeft), .began, device: .joystick(3)))])
    #expect(samples.map(\.value.dx) == [-1] && abs((samples.first?.value.dy ?? 0) - 0.5) < 0.001)
  }

  @Test func aTriggerIsReportedFromRestToItsStop() {
    var rig = DeviceRig()

    let values = [0.02, 0.05, 0.5, 1, -0.3].flatMap { rig.place(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, $0) }

    #expect(values.map(\.axis) == Array(repeating: .rightTrigger, count: values.count))
    #expect(values.map { Int(($0.value.dx * 100).rounded()) } == [2, 5, 50, 100, 0])
    #expect(values.allSatisfy { $0.value.dy == 0 })
  }

  @Test func trembleAtRestIsNotReportedAndEveryStepOutsideIs() {
    var rig = DeviceRig()

    let resting = (0..<50).flatMap { rig.place(x, $0.isMultiple(of: 2) ? 0.01 : -0.004) }
    let moving = [0.5, 0.501, 0.502].flatMap { rig.place(x, $0) }
    let back = rig.place(x, 0.01) + rig.place(x, 0.012) + rig.place(x, 0)

    #expect(resting.isEmpty)
    #expect(moving.count == 3)
    #expect(back.count == 2 && back.last?.value == .zero)
  }

  @Test func aDeadZoneAndACurveOfTheGameDecidePresses() {
    var rig = DeviceRig()
    rig.translator.settings.stickDeadZone = DeadZone(inner: 0.5, shape: .axial)
    rig.translator.settings.stickCurve = .power(2)
    rig.translator.settings.triggerCurve = .power(2)

    #expect(rig.axis(x, 0.75).story == [], "half the way, squared, is less than pressed")
    #expect(rig.axis(y, 0.45).story == [])
    #expect(rig.axis(x, 1).story == ["leftStickRight began 100"])
    #expect(rig.axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 0.3).story == [])
    #expect(rig.axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 0.5).story == ["leftTrigger began 25"])
  }

  @Test func fingersOnATouchpadAreTouchesOnRequest() {
    var rig = DeviceRig()
    #expect(rig.finger(SDL_CONTROLLERTOUCHPADDOWN, 1, 0.5, 0.5).isEmpty)
    rig.translator.settings.reportsTouchpads = true

    let kinds =
      rig.finger(SDL_CONTROLLERTOUCHPADDOWN, 1, 0.5, 0.25) + rig.finger(SDL_CONTROLLERTOUCHPADMOTION, 1, 0.75, 0.25)
      + rig.finger(SDL_CONTROLLERTOUCHPADUP, 1, 0.75, 0.25)

    let samples = kinds.compactMap { if case .touch(let sample) = $0 { sample } else { nil } }
    #expect(samples.map(\.phase) == [.began, .moved, .ended])
    #expect(samples.map(\.location) == [Point(0.5, 0.25), Point(0.75, 0.25), Point(0.75, 0.25)])
    #expect(samples.allSatisfy { $0.type == .controller && $0.finger == FingerID(device: .joystick(3), 1) })
  }

  @Test(arguments: ["plug", "2 unplug", "press a", "release dpup", "stick left 0.5 -1", "16 trigger right 0.7"])
  func aLineIsACommandOfAVirtualController(line: String) {
    #expect(VirtualControllerCommand(line) != nil)
  }

  @Test(arguments: [
    "", "2", "0 plug", "17 plug", "plug in", "press", "press a b", "stick up 0 0", "stick left 1", "trigger left x",
  ])
  func otherLinesAreNoCommands(line: String) {
    #expect(VirtualControllerCommand(line) == nil)
  }
}
