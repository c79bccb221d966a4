import CSDL2
import Testing

@testable import DactylSDL

extension RealQueueTests {
  /// With a controller that exists only in SDL, and SDL's dummy driver.
  @MainActor @Suite struct VirtualControllerTests {
    private let pump: EventPump
    private let input: WindowInput

    init() throws {
      unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
      // The dummy driver gives no window the keyboard.
      unsafe SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
      pump = EventPump()
      input = pump.add(try AppWindow(options: AppOptions(size: Size(40, 20), vsync: false)))
      pump.pump()
      input.clear()
    }

    /// The events of a frame, without those of the window.
    private func frame() -> [InputEvent.Kind] {
      pump.pump()
      defer { input.clear() }
      return input.events.map(\.kind).filter { if case .window = $0 { false } else { true } }
    }

    private func attach() throws -> Int32 {
      let axes = Int32(SDL_CONTROLLER_AXIS_MAX.rawValue)
      let buttons = Int32(SDL_CONTROLLER_BUTTON_MAX.rawValue)
      let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, axes, buttons, 0)
      try #require(index >= 0)
      return index
    }

    @Test func itIsPluggedInPlayedAndPulledOut() throws {
      let index = try attach()
      let device = DeviceID.joystick(SDL_JoystickGetDeviceInstanceID(index))
      #expect(frame() == [.device(.added(device))])
      let joystick = unsafe SDL_JoystickFromInstanceID(SDL_JoystickGetDeviceInstanceID(index))
      // A virtual trigger at rest reports that it is half in: let it go.
      unsafe SDL_JoystickSetVirtualAxis(joystick, 4, .min)
      unsafe SDL_JoystickSetVirtualAxis(joystick, 5, .min)
      _ = frame()

      unsafe SDL_JoystickSetVirtualButton(joystick, 0, 1)
      unsafe SDL_JoystickSetVirtualAxis(joystick, 0, .max)
      let down = frame().presses
      unsafe SDL_JoystickSetVirtualButton(joystick, 0, 0)
      let up = frame().presses
      SDL_JoystickDetachVirtual(index)
      let gone = frame()

      #expect(Set(down.story) == ["a began 100", "leftStickRight began 100"])
      #expect(up.story == ["a ended 0"])
      #expect(gone.presses.story == ["leftStickRight cancelled 0"])
      #expect(gone.last == .device(.removed(device)))
      #expect((down + up + gone.presses).allSatisfy { $0.device == device })
    }

    @Test func theSameControllerPluggedInAgainIsHeardAgain() throws {
      let first = try attach()
      let before = frame()
      SDL_JoystickDetachVirtual(first)
      _ = frame()

      let second = try attach()
      let after = frame()
      let joystick = unsafe SDL_JoystickFromInstanceID(SDL_JoystickGetDeviceInstanceID(second))
      unsafe SDL_JoystickSetVirtualButton(joystick, 1, 1)
      let presses = frame().presses.filter { $0.type == .button(.b) }
      SDL_JoystickDetachVirtual(second)
      _ = frame()

      #expect(before.count == 1 && after.count == 1 && before != after)
      #expect(presses.map(\.phase) == [.began])
    }
  }
}
