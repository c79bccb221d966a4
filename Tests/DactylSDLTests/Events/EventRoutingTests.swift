import CSDL2
import Testing

@testable import DactylSDL

extension RealQueueTests {
  /// The events that each of two windows receives. With SDL's dummy driver.
  @MainActor @Suite struct EventRoutingTests {
    private let pump: EventPump
    private let first: WindowInput
    private let second: WindowInput

    init() throws {
      unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
      let options = AppOptions(size: Size(40, 20), vsync: false)
      pump = EventPump()
      first = pump.add(try AppWindow(options: options))
      second = pump.add(try AppWindow(options: options))
      clear()
    }

    @safe private func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) {
      var event = unsafe SDL_Event()
      unsafe event.type = type.rawValue
      unsafe event.common.timestamp = SDL_GetTicks()
      unsafe fill(&event)
      unsafe SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
    }

    private func push(_ event: SDL_WindowEventID, to input: WindowInput) {
      let id = input.window.id
      push(SDL_WINDOWEVENT) {
        unsafe $0.window.windowID = id
        unsafe $0.window.event = UInt8(event.rawValue)
      }
    }

    private func pushButton(isDown: Bool) {
      push(isDown ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP) {
        unsafe $0.cbutton.which = 900
        unsafe $0.cbutton.button = UInt8(SDL_CONTROLLER_BUTTON_A.rawValue)
      }
    }

    private func clear() {
      pump.pump()
      first.clear()
      second.clear()
    }

    /// The events of a controller that the two windows receive in a frame.
    private func presses() -> [[String]] {
      pump.pump()
      defer {
        first.clear()
        second.clear()
      }
      return [first, second].map { $0.events.map(\.kind).presses.story }
    }

    @Test func aControllersEventsGoToTheWindowWithTheKeyboard() {
      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: second)
      pushButton(isDown: true)

      #expect(presses() == [[], ["a began 100"]])
    }

    @Test func aPressIsReleasedInTheWindowWhereItBegan() {
      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: second)
      pushButton(isDown: true)
      push(SDL_WINDOWEVENT_FOCUS_LOST, to: second)
      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: first)
      pushButton(isDown: false)
      pushButton(isDown: true)

      #expect(presses() == [["a began 100"], ["a began 100", "a ended 0"]])
    }

    @Test func aButtonOfARemovedControllerIsHeldInNoWindow() {
      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: second)
      pushButton(isDown: true)
      push(SDL_JOYDEVICEREMOVED) { unsafe $0.jdevice.which = 900 }
      _ = presses()
      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: first)
      pushButton(isDown: true)
      pushButton(isDown: false)

      #expect(presses() == [["a began 100", "a ended 0"], []])
    }

    private func pushStick(_ value: Int16) {
      push(SDL_CONTROLLERAXISMOTION) {
        unsafe $0.caxis.which = 900
        unsafe $0.caxis.value = value
      }
    }

    /// The values of a stick that the two windows receive, in hundredths.
    private func sticks() -> [[Int]] {
      pump.pump()
      defer {
        first.clear()
        second.clear()
      }
      return [first, second].map { input in
        input.events.compactMap { event in
          if case .axis(let sample) = event.kind { Int((sample.value.dx * 100).rounded()) } else { nil }
        }
      }
    }

    @Test func aStickMovesInTheWindowWithTheKeyboardAndRestsInTheOther() {
      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: second)
      pushStick(.max)
      // The first window was not notified that it lost the keyboard: it still has the stick.
      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: first)
      pushStick(16384)
      pushStick(0)

      #expect(sticks() == [[50, 0], [100, 0]])
    }

    @Test func aStickHeldThroughTheBackgroundIsReportedAgainWhenItMoves() {
      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: first)
      pushStick(.max)
      push(SDL_WINDOWEVENT_FOCUS_LOST, to: first)
      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: first)
      #expect(sticks() == [[100], []])
      pushStick(.max)
      #expect(sticks() == [[], []], "it says where it is, and has not moved")

      pushStick(.max - 100)
      #expect(sticks() == [[100], []])
    }

    @Test func aFingerOnATouchpadStaysWithTheWindowWhereItLanded() {
      func push(_ type: SDL_EventType, x: Float) {
        self.push(type) {
          unsafe $0.ctouchpad.which = 900
          unsafe $0.ctouchpad.x = x
          unsafe $0.ctouchpad.y = 0.5
        }
      }
      var options = AppOptions()
      options.controllers.reportsTouchpads = true
      let pump = EventPump(options: options)
      let first = pump.add(self.first.window)
      let second = pump.add(self.second.window)
      self.push(SDL_WINDOWEVENT_FOCUS_GAINED, to: second)
      push(SDL_CONTROLLERTOUCHPADDOWN, x: 0.25)
      self.push(SDL_WINDOWEVENT_FOCUS_GAINED, to: first)
      push(SDL_CONTROLLERTOUCHPADMOTION, x: 0.5)
      push(SDL_CONTROLLERTOUCHPADUP, x: 0.5)
      push(SDL_CONTROLLERTOUCHPADMOTION, x: 0.75)
      pump.pump()

      let samples = second.events.compactMap { if case .touch(let sample) = $0.kind { sample } else { nil } }
      #expect(samples.map(\.phase) == [.began, .moved, .ended])
      #expect(samples.map(\.location) == [Point(10, 10), Point(20, 10), Point(20, 10)])
      #expect(first.events.allSatisfy { if case .touch = $0.kind { false } else { true } })
    }

    @Test func aRequestToQuitGoesToAllWindows() {
      push(SDL_QUIT) { _ in }

      pump.pump()

      #expect([first, second].map { $0.events.map(\.kind) } == Array(repeating: [.window(.quitRequested)], count: 2))
    }

    @Test func aShakeEndsInTheWindowWhereItBeganWhenThatLosesTheKeyboard() {
      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: second)
      clear()
      // Events from before the pump have no time of their own.
      SDL_Delay(700)
      let start = SDL_GetTicks() - 600
      for step in 0..<60 as Range<UInt32> {
        push(SDL_CONTROLLERSENSORUPDATE) {
          unsafe $0.common.timestamp = start + step * 10
          unsafe $0.csensor.which = 900
          unsafe $0.csensor.sensor = SDL_SENSOR_ACCEL.rawValue
          unsafe $0.csensor.data = (step / 8 % 2 == 0 ? 30 : -30, 9.8, 0)
        }
      }
      pump.pump()
      #expect(second.events.map(\.kind) == [.motion(.began)])

      push(SDL_WINDOWEVENT_FOCUS_GAINED, to: first)
      push(SDL_WINDOWEVENT_FOCUS_LOST, to: second)
      pump.pump()

      #expect(second.events.map(\.kind).contains(.motion(.cancelled)))
      #expect(!first.events.map(\.kind).contains(.motion(.cancelled)))
    }

    @Test func sensorDataGoesToTheWindowsWhoseScenesListen() {
      func turn() {
        push(SDL_CONTROLLERSENSORUPDATE) {
          unsafe $0.csensor.which = 900
          unsafe $0.csensor.sensor = SDL_SENSOR_GYRO.rawValue
          unsafe $0.csensor.data = (0, 1, 0)
        }
      }
      turn()
      pump.pump()
      #expect(first.events.isEmpty && second.events.isEmpty)

      second.wantsMotionData = true
      turn()
      pump.pump()
      let sample = MotionSample(device: .joystick(900), rotationRate: SIMD3(0, 1, 0))
      #expect(first.events.isEmpty)
      #expect(second.events.map(\.kind) == [.motionData(sample)])

      second.wantsMotionData = false
      clear()
      turn()
      pump.pump()
      #expect(second.events.isEmpty)
    }

    @Test func connectionsOfDevicesAreReportedToAllWindows() {
      push(SDL_JOYDEVICEREMOVED) { unsafe $0.jdevice.which = 900 }

      pump.pump()

      let removed = InputEvent.Kind.device(.removed(.joystick(900)))
      #expect(first.events.map(\.kind) == [removed])
      #expect(second.events.map(\.kind) == [removed])
    }

    @Test func eventsOfAClosedWindowAreDropped() {
      pump.remove(second)
      let id = second.window.id
      push(SDL_TEXTINPUT) {
        unsafe $0.text.windowID = id
        unsafe $0.text.text.0 = 97
      }

      pump.pump()

      #expect(first.events.isEmpty)
      #expect(second.events.isEmpty)
    }

    @Test func unchangedReportsOfADeviceRunNoFrame() {
      push(SDL_CONTROLLERAXISMOTION) { unsafe $0.caxis.which = 900 }
      push(SDL_CONTROLLERSENSORUPDATE) { unsafe $0.csensor.which = 900 }

      pump.pump()

      #expect(!pump.hasNews)
    }
  }
}
