import CSDL2
import Testing

@testable import DactylSDL

@Suite struct ControllerTranslationTests {
  @Test func aButtonIsAPressOnItsController() {
    var rig = DeviceRig()

    let down = rig.button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_START)
    let up = rig.button(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_START)

    #expect(down == [PressSample(.button(.menu), .began, force: 1, device: .joystick(3))])
    #expect(up == [PressSample(.button(.menu), .ended, force: 0, device: .joystick(3))])
  }

  @Test func modifierKeysAreAttachedToButtonsAndSticks() {
    var rig = DeviceRig()
    rig.modifiers = [.shift, .control]

    let samples =
      rig.button(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_A) + rig.axis(SDL_CONTROLLER_AXIS_LEFTX, 1)

    #expect(samples.map(\.modifiers) == [[.shift, .control], [.shift, .control]])
  }

  @Test func everyButtonHasItsPosition() {
    let known = (0..<SDL_CONTROLLER_BUTTON_MAX.rawValue).compactMap {
      ControllerButton(sdlButton: SDL_GameControllerButton(rawValue: $0))
    }

    #expect(known.count == 21)
    #expect(Set(known).count == 21)
    #expect(ControllerButton(sdlButton: SDL_CONTROLLER_BUTTON_INVALID) == nil)
    #expect(ControllerButton(sdlButton: SDL_CONTROLLER_BUTTON_TOUCHPAD) == .touchpad)
  }

  @Test func aTriggerPressBeginsChangesAndEnds() {
    var rig = DeviceRig()
    let trigger = SDL_CONTROLLER_AXIS_TRIGGERRIGHT

    let story = [0.05, 0.11, 0.5, 0.505, 1, 0.1, 0.07, 0].flatMap { rig.axis(trigger, $0) }.story

    #expect(
      story == [
        "rightTrigger began 50", "rightTrigger changed 100", "rightTrigger changed 10", "rightTrigger ended 0",
      ])
  }

  @Test func betweenTheThresholdsNothingFlickers() {
    var rig = DeviceRig()
    let trigger = SDL_CONTROLLER_AXIS_TRIGGERLEFT

    let phases = (0..<20).flatMap { rig.axis(trigger, $0.isMultiple(of: 2) ? 0.121 : 0.09) }.map(\.phase)

    #expect(phases.filter { $0 == .began }.count == 1)
    #expect(!phases.contains(.ended))
  }

  @Test func aStickIsFourDirections() {
    var rig = DeviceRig()

    let story =
      rig.axis(SDL_CONTROLLER_AXIS_LEFTX, -1).story + rig.axis(SDL_CONTROLLER_AXIS_LEFTX, 1).story
      + rig.axis(SDL_CONTROLLER_AXIS_LEFTX, 0).story + rig.axis(SDL_CONTROLLER_AXIS_RIGHTY, -1).story
      + rig.axis(SDL_CONTROLLER_AXIS_RIGHTY, 1).story

    #expect(
      story == [
        "leftStickLeft began 100", "leftStickLeft ended 0", "leftStickRight began 100", "leftStickRight ended 0",
        "rightStickUp began 100", "rightStickUp ended 0", "rightStickDown began 100",
      ])
  }

  @Test func aStickBetweenTwoDirectionsPressesBoth() {
    var rig = DeviceRig()

    let first = rig.axis(SDL_CONTROLLER_AXIS_LEFTX, 0.7071).story
    let second = rig.axis(SDL_CONTROLLER_AXIS_LEFTY, 0.7071).story

    #expect(first == ["leftStickRight began 61"])
    #expect(second == ["leftStickRight changed 71", "leftStickDown began 71"])
  }

  @Test(arguments: [(0.2, 0.0), (0.16, 0.16), (-0.1, 0.2), (0.0, -0.24)])
  func theDeadZoneIsRound(x: Double, y: Double) {
    var rig = DeviceRig()

    #expect(rig.axis(SDL_CONTROLLER_AXIS_LEFTX, x).isEmpty)
    #expect(rig.axis(SDL_CONTROLLER_AXIS_LEFTY, y).isEmpty)
    #expect(ControllerSettings().beyondDeadZone(Vector(Float(x), Float(y))) == .zero)
  }

  @Test func aSlightlyDiagonalStickPressesOneDirection() {
    var rig = DeviceRig()

    let story = (rig.axis(SDL_CONTROLLER_AXIS_LEFTX, 0.97) + rig.axis(SDL_CONTROLLER_AXIS_LEFTY, 0.24)).story

    #expect(story.allSatisfy { $0.hasPrefix("leftStickRight") })
    #expect(!story.isEmpty)
  }

  @Test func twoControllersAreTwoDevices() {
    var rig = DeviceRig()

    let first = rig.axis(SDL_CONTROLLER_AXIS_LEFTX, 1, which: 3)
    let second = rig.axis(SDL_CONTROLLER_AXIS_LEFTX, 1, which: 4)

    #expect(first.map(\.device) == [.joystick(3)])
    #expect(second.map(\.device) == [.joystick(4)])
    #expect(second.map(\.phase) == [.began])
  }

  @Test func aRemovedControllerStartsAtRest() {
    var rig = DeviceRig()
    _ = rig.axis(SDL_CONTROLLER_AXIS_LEFTX, 1)

    let removed = rig.take(SDL_JOYDEVICEREMOVED) { unsafe $0.jdevice.which = 3 }

    #expect(removed == [.device(.removed(.joystick(3)))])
    #expect(rig.translator.controllers.isEmpty)
    #expect(rig.axis(SDL_CONTROLLER_AXIS_LEFTX, 1).map(\.phase) == [.began])
  }

  @Test func aJoystickComesAndGoesUnderOneLastingNumber() {
    var rig = DeviceRig()
    rig.translator.joysticks = [41, 42]

    let added = rig.take(SDL_JOYDEVICEADDED) { unsafe $0.jdevice.which = 1 }
    let removed = rig.take(SDL_JOYDEVICEREMOVED) { unsafe $0.jdevice.which = 42 }

    #expect(added == [.device(.added(.joystick(42)))])
    #expect(removed == [.device(.removed(.joystick(42)))])
    #expect(DeviceID.joystick(0) != .unknown)
  }

  @Test func aControllerIsCountedOnceAndAnUnknownIndexNotAtAll() {
    var rig = DeviceRig()

    #expect(rig.take(SDL_CONTROLLERDEVICEADDED).isEmpty)
    #expect(rig.take(SDL_CONTROLLERDEVICEREMOVED).isEmpty)
    #expect(rig.take(SDL_JOYDEVICEADDED) { unsafe $0.jdevice.which = 7 }.isEmpty)
  }
}
