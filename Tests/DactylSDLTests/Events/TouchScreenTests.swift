import CSDL2
import Testing

@testable import DactylSDL

extension RealQueueTests {
  /// Touch screens that are unplugged, and fingers that the system drops without an event (T22).
  @MainActor @Suite struct TouchScreenTests {
    private let pump: EventPump
    private let input: WindowInput
    private let screen = DeviceID(5)

    init() throws {
      unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
      pump = EventPump()
      input = pump.add(try AppWindow(options: AppOptions(size: Size(400, 200), vsync: false)))
      pump.touchScreens.fingersDown = { _ in [] }
      pump.pump()
      input.clear()
    }

    @safe private func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) {
      var event = unsafe SDL_Event()
      unsafe event.type = type.rawValue
      unsafe event.common.timestamp = SDL_GetTicks()
      unsafe fill(&event)
      unsafe SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
    }

    private func finger(_ number: Int64, _ type: SDL_EventType = SDL_FINGERDOWN) {
      push(type) {
        unsafe $0.tfinger.touchId = screen.rawValue
        unsafe $0.tfinger.fingerId = number
        unsafe $0.tfinger.x = 0.5
      }
    }

    private func regainFocus() {
      push(SDL_WINDOWEVENT) { unsafe $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_GAINED.rawValue) }
    }

    /// The result of the pushed events: each finger's number with its change.
    private func taken() -> [String] {
      pump.pump()
      defer { input.clear() }
      return input.events.compactMap {
        switch $0.kind {
        case .touch(let sample): "\(sample.phase) \(sample.finger.finger)"
        case .device(.removed(let device)): "removed \(device.rawValue)"
        default: nil
        }
      }
    }

    private func cancelTouches(after seconds: Double) -> [String] {
      pump.touchScreens.cancelTouches(in: pump.inputs, at: pump.now + seconds)
      return taken()
    }

    @Test("A screen that is unplugged is reported as removed, after its last events")
    func unplugging() {
      pump.touchScreens.note(devices: [screen.rawValue])
      finger(1)

      #expect(taken() == ["began 1", "removed 5"], "SDL lists it no longer")
      #expect(input.fingers.isEmpty && cancelTouches(after: 0) == [])
    }

    @Test("A finger that the system forgot is cancelled when the window regains the keyboard")
    func regaining() {
      for number in 1...3 { finger(Int64(number)) }
      pump.touchScreens.fingersDown = { $0 == screen ? [2] : [] }
      #expect(taken() == ["began 1", "began 2", "began 3"])

      regainFocus()
      finger(3, SDL_FINGERUP)

      #expect(taken() == ["ended 3", "cancelled 1"], "what lifted by itself did so")
      finger(2, SDL_FINGERUP)
      #expect(taken() == ["ended 2"])
    }

    @Test("A finger that is silent for a minute is cancelled if the system forgot it, and continues if it rests")
    func silence() {
      var asked = 0
      finger(1)
      finger(2)
      pump.touchScreens.fingersDown = { _ in
        asked += 1
        return [2]
      }
      #expect(taken() == ["began 1", "began 2"])

      #expect(cancelTouches(after: 59) == [] && asked == 0)
      #expect(cancelTouches(after: 61) == ["cancelled 1"] && asked == 2)
      #expect(cancelTouches(after: 62) == [] && asked == 2, "asked once a minute")
      finger(2, SDL_FINGERMOTION)
      #expect(taken() == ["moved 2"])
    }

    @Test("A wait that ends without an event finds forgotten fingers as well")
    func waiting() {
      pump.touchScreens.note(devices: [screen.rawValue])
      pump.touchScreens.note(devices: [])

      pump.wait(milliseconds: 1)

      #expect(taken() == ["removed 5"])
    }

    @Test("The mouse is never a forgotten finger")
    func mouse() {
      push(SDL_MOUSEBUTTONDOWN) { unsafe $0.button.button = 1 }
      pump.pump()

      #expect(input.fingers.isEmpty)
    }
  }
}
