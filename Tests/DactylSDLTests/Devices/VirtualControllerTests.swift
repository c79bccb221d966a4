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
      // The dummy driver gives no window keyboard focus.
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

    /// The state without the connected controllers and the values of their sticks.
    private func received() -> [InputEvent.Kind] {
      frame().filter { kind in
        switch kind {
        case .controller, .axis: false
        default: true
        }
      }
    }

    private func attach() throws -> Int32 {
      let axes = Int32(SDL_CONTROLLER_AXIS_MAX.rawValue)
      let buttons = Int32(SDL_CONTROLLER_BUTTON_MAX.rawValue)
      let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, axes, buttons, 0)
      try #require(index >= 0)
      return index
    }

    @Test func aControllerIsPluggedInPlayedAndUnplugged() throws {
      let index = try attach()
      let device = DeviceID.joystick(SDL_JoystickGetDeviceInstanceID(index))
      let came = frame()
      #expect(came.filter { $0 == .device(.added(device)) }.count == 1)
      let known = came.compactMap { if case .controller(let controller) = $0 { controller } else { nil } }
      #expect(known.map(\.id) == [device])
      #expect(known.first?.kind == .virtual && known.first?.identity.model.count == 32)
      #expect(known.first?.name.isEmpty == false)
      let joystick = unsafe SDL_JoystickFromInstanceID(SDL_JoystickGetDeviceInstanceID(index))
      // A virtual trigger at rest reports that it is half pressed: release it.
      unsafe SDL_JoystickSetVirtualAxis(joystick, 4, .min)
      unsafe SDL_JoystickSetVirtualAxis(joystick, 5, .min)
      _ = frame()

      unsafe SDL_JoystickSetVirtualButton(joystick, 0, 1)
      unsafe SDL_JoystickSetVirtualAxis(joystick, 0, .max)
      let down = frame().presses
      unsafe SDL_JoystickSetVirtualButton(joystick, 0, 0)
      let up = frame().presses
      SDL_JoystickDetachVirtual(index)
      let gone = received()

      #expect(Set(down.story) == ["a began 100", "leftStickRight began 100"])
      #expect(up.story == ["a ended 0"])
      // The scene cancels the presses of a device that is removed (P7).
      #expect(gone.presses.story == [])
      #expect(gone.last == .device(.removed(device)))
      #expect((down + up + gone.presses).allSatisfy { $0.device == device })
    }

    @Test func theSameControllerPluggedInAgainSendsEventsAgain() throws {
      let first = try attach()
      let before = received()
      SDL_JoystickDetachVirtual(first)
      _ = frame()

      let second = try attach()
      let after = received()
      let joystick = unsafe SDL_JoystickFromInstanceID(SDL_JoystickGetDeviceInstanceID(second))
      unsafe SDL_JoystickSetVirtualButton(joystick, 1, 1)
      let presses = frame().presses.filter { $0.type == .button(.b) }
      SDL_JoystickDetachVirtual(second)
      _ = frame()

      #expect(before.count == 1 && after.count == 1 && before != after)
      #expect(presses.map(\.phase) == [.began])
    }

    // MARK: In a scene

    /// Plays frames of a scene that receives all events.
    private func play(_ scene: Scene, _ lines: [String], on controllers: VirtualControllers) {
      for line in lines {
        #expect(controllers.perform(line) == nil)
        pump.pump()
        for event in input.events { scene.send(event) }
        input.clear()
        scene.frame(at: pump.frameTime)
      }
    }

    private func scene() -> Scene {
      let scene = Scene(size: Size(40, 20))
      scene.controllerPlatform = pump.hardware
      return scene
    }

    @Test func twoPlayersKeepTheirControllersWhileOthersComeAndGo() throws {
      let (scene, controllers) = (scene(), VirtualControllers())
      play(scene, ["1 plug", "2 plug", "1 stick left 1 0", "2 stick left 0 -1", "2 press a"], on: controllers)
      let first = try #require(scene.gameController(ofPlayer: 0))
      let second = try #require(scene.gameController(ofPlayer: 1))
      #expect(scene.axisValue(.leftStick, of: first.id) == Vector(1, 0))
      #expect(scene.axisValue(.leftStick, of: second.id) == Vector(0, -1))

      play(scene, ["1 unplug"], on: controllers)
      #expect(scene.gameControllers.map(\.id) == [second.id], "the other one stays who it is")
      #expect(scene.axisValue(.leftStick, of: first.id) == .zero)
      #expect(scene.axisValue(.leftStick, of: second.id) == Vector(0, -1))

      play(scene, ["1 plug"], on: controllers)
      let again = try #require(scene.gameController(ofPlayer: 0))
      #expect(again.id != first.id && again.identity == first.identity)
      #expect(scene.gameController(ofPlayer: 1)?.id == second.id)

      // Both are removed and reconnect: nothing distinguishes them, so that the first is the first player's.
      play(scene, ["1 unplug", "2 unplug", "2 plug", "1 plug", "2 trigger right 1"], on: controllers)
      #expect(scene.gameControllers.map(\.player) == [0, 1])
      #expect(scene.axisValue(.rightTrigger, of: scene.gameControllers[0].id) == Vector(1, 0))
      play(scene, ["1 unplug", "2 unplug"], on: controllers)
      #expect(scene.gameControllers.isEmpty)
    }

    @Test func unpluggingCancelsPressesOnce() {
      let (scene, controllers) = (scene(), VirtualControllers())
      struct Receiver: PressResponder {
        let receive: (String) -> Void
        mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { note("began", presses) }
        mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling { note("ended", presses) }
        mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling { note("cancelled", presses) }
        private func note(_ word: String, _ presses: Presses) -> Handling {
          if let button = presses.first?.button { receive("\(button) \(word)") }
          return .handled
        }
      }
      var received: [String] = []
      scene.window.view.setResponder(Receiver { received.append($0) })

      play(
        scene, ["plug", "press a", "stick left 0 1", "unplug", "plug", "press b", "release b", "unplug"],
        on: controllers)

      #expect(Set(received.prefix(4)) == ["a began", "leftStickDown began", "a cancelled", "leftStickDown cancelled"])
      #expect(received.dropFirst(4).map { $0 } == ["b began", "b ended"])
    }

    @Test func aControllerWithoutMotorsAndLightsReportsThat() {
      let (scene, controllers) = (scene(), VirtualControllers())
      play(scene, ["plug"], on: controllers)
      let device = scene.gameControllers.first?.id ?? .unknown

      #expect(!scene.rumble(device, strong: 1, weak: 1, for: 0.1))
      #expect(!scene.rumbleTriggers(device, left: 1, right: 1, for: 0.1))
      #expect(!scene.setLight(Color(1, 0, 0), of: device))
      #expect(scene.gameControllers.first?.features == .paddles)
      play(scene, ["unplug"], on: controllers)
      #expect(!scene.rumble(device, strong: 1, weak: 1, for: 0.1))
    }

    @Test func aWindowThatOpensLaterReceivesConnectedControllers() throws {
      let controllers = VirtualControllers()
      #expect(controllers.perform("plug") == nil)
      _ = frame()

      let second = pump.add(try AppWindow(options: AppOptions(size: Size(40, 20), vsync: false)))
      defer { pump.remove(second) }

      #expect(second.events.count == 2)
      let known = second.events.compactMap { if case .controller(let controller) = $0.kind { controller } else { nil } }
      #expect(known.count == 1 && known == pump.hardware?.all)
      #expect(controllers.perform("unplug") == nil)
      _ = frame()
    }

    @Test func aFileOfMappingsAssignsButtons() throws {
      let controllers = VirtualControllers()
      #expect(controllers.perform("plug") == nil)
      _ = frame()
      let model = try #require(pump.hardware?.all.first?.identity.model)
      let before = unsafe String(cString: SDL_GameControllerMappingForDeviceIndex(0))
      let turned = "\(model),Turned,a:b1,b:b0,leftx:a1,lefty:a0,lefttrigger:a4,righttrigger:a5"
      #expect(controllers.perform("unplug") == nil)
      _ = frame()
      try ControllerMappings(text: turned, path: "pads.txt", platform: "Linux").use()

      #expect(controllers.perform("plug") == nil)
      _ = frame()
      #expect(controllers.perform("press a") == nil)
      #expect(frame().presses.story == ["b began 100"])
      #expect(controllers.perform("stick left 1 0") == nil)
      #expect(
        frame().contains { kind in
          if case .axis(let sample) = kind { sample.value == Vector(0, 1) } else { false }
        })
      #expect(pump.hardware?.refresh(Int32(pump.hardware?.all.first?.id.joystickInstance ?? 0))?.name == "Turned")

      unsafe SDL_GameControllerAddMapping(before)
      #expect(controllers.perform("unplug") == nil)
      _ = frame()
    }

    @Test func anInvalidCommandIsReported() {
      let controllers = VirtualControllers()

      #expect(controllers.perform("press a") == "controller 1 is not plugged in")
      #expect(controllers.perform("jump") == "\"jump\" is no command of a virtual controller")
      #expect(controllers.perform("plug") == nil && controllers.perform("plug") == "controller 1 is plugged in")
      #expect(controllers.perform("press q") == "there is no button q")
      #expect(controllers.perform("stick left nan 0") == "a stick's place is two numbers from -1 to 1")
      #expect(controllers.perform("unplug") == nil)
      _ = frame()
    }
  }
}
