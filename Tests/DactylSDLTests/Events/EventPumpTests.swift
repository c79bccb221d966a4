import CSDL2
import Testing

@testable import DactylSDL

extension RealQueueTests {
  /// With SDL's dummy driver: a real queue and a real window, on no display.
  @MainActor @Suite struct EventPumpTests {
    private let pump: EventPump
    private let input: WindowInput

    init() throws {
      unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
      pump = EventPump()
      input = pump.add(try AppWindow(options: AppOptions(size: Size(400, 200), vsync: false)))
      pump.pump()
      input.clear()
    }

    /// Puts an event at the end of SDL's queue, with its own time.
    @safe private func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) {
      var event = unsafe SDL_Event()
      unsafe event.type = type.rawValue
      unsafe event.common.timestamp = SDL_GetTicks()
      unsafe fill(&event)
      unsafe SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
    }

    private func pushFinger(_ number: Int64) {
      push(SDL_FINGERMOTION) {
        unsafe $0.tfinger.touchId = 5
        unsafe $0.tfinger.fingerId = number
        unsafe $0.tfinger.x = 0.5
      }
    }

    @Test func moreEventsThanABatchArriveInOrder() {
      for number in 0..<300 { pushFinger(Int64(number)) }

      pump.pump()

      #expect(input.events.map(\.kind).touches.map(\.finger.finger) == Array(0..<300))
      #expect(input.events.allSatisfy { $0.timestamp <= pump.frameTime && $0.timestamp >= .zero })
      input.clear()
      #expect(input.events.isEmpty && !pump.hasNews)
    }

    @Test func waitingReturnsTheEventThatEndsIt() {
      pushFinger(7)

      pump.wait(milliseconds: 10_000)

      #expect(input.events.map(\.kind).touches.map(\.finger.finger) == [7])
      #expect(pump.hasNews)
    }

    @Test func waitingEndsWithoutAnEvent() {
      pump.wait(milliseconds: 1)

      #expect(!pump.hasNews)
    }

    @Test func aPressWithoutAReleaseIsCancelledInTheSameFrame() {
      // SDL's own state has no button down: as if the release had been lost.
      push(SDL_MOUSEBUTTONDOWN) { unsafe $0.button.button = 1 }

      pump.pump()

      #expect(input.events.map(\.kind).touches.map(\.phase) == [.began, .cancelled])
    }

    @Test func timeAdvances() {
      let before = pump.now
      SDL_Delay(2)

      #expect(pump.now - before >= 0.002)
      #expect(pump.frameTime <= pump.now)
    }

    @Test func aRunInAWindowEndsAfterItsFrames() throws {
      let folder = try TemporaryFolder()
      let path = folder.path + "/frame.png"
      let options = AppOptions(size: Size(40, 30), vsync: false, background: .pureRed)
      let runner = AppRunner(options: options, frames: 2, pictures: [2: path])

      #expect(try runner.run { _ in } == 0)
      let picture = try ImageFile().picture(named: "frame", at: path)
      #expect((picture.width, picture.height) == (40, 30))
      #expect(picture.color(20, 20) == .pureRed)
    }

    @Test func aRequestToQuitEndsTheRun() throws {
      let runner = AppRunner(options: AppOptions(size: Size(40, 30), vsync: false))

      #expect(try runner.run { _ in push(SDL_QUIT) } == 0)
    }

    @Test func anEventQueuedBeforeThePumpIsHandledInThatFrame() throws {
      let received = Receiver()
      let runner = AppRunner(options: AppOptions(size: Size(40, 30), vsync: false), frames: 1)

      let code = try runner.run { scene in
        scene.window.view.setResponder(received)
        push(SDL_FINGERDOWN) {
          unsafe $0.tfinger.touchId = 5
          unsafe $0.tfinger.x = 0.5
          unsafe $0.tfinger.y = 0.5
        }
      }

      #expect(code == 0)
      #expect(received.log.phases == [.began])
    }
  }
}

/// A responder that records the phases that it receives.
private struct Receiver: TouchResponder {
  final class Log { var phases: [TouchPhase] = [] }
  let log = Log()
  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
    log.phases += touches.map(\.phase)
    return .handled
  }
}
