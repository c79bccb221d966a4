import CSDL2
import Foundation
import Testing

@testable import DactylSDL

extension RealQueueTests {
  /// With SDL's dummy driver: however a run ends, active input is cancelled.
  @MainActor @Suite struct EndingTests {
    private let options = AppOptions(title: "Ending", size: Size(40, 30), vsync: false)
    private let others = AppOptions(title: "Other", size: Size(20, 10), vsync: false)
    private let received = PressLog()

    init() { unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy") }

    private func pushKeyDown() {
      var event = unsafe SDL_Event()
      unsafe event.type = SDL_KEYDOWN.rawValue
      unsafe event.common.timestamp = SDL_GetTicks()
      unsafe event.key.state = 1
      unsafe event.key.keysym.scancode = SDL_SCANCODE_A
      unsafe SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
    }

    private func fill(_ scene: Scene) {
      scene.window.view.setResponder(ReceivedPresses(received))
      pushKeyDown()
    }

    /// Runs a closure in the first frame in which a condition holds.
    private func once(in scene: Scene, if condition: @escaping () -> Bool, do body: @escaping () -> Void) {
      var isDone = false
      scene.onUpdate { _ in
        guard !isDone, condition() else { return }
        isDone = true
        body()
      }
    }

    @Test func theFramesAreOver() throws {
      #expect(try AppRunner(options: options, frames: 2).run(launch: fill) == 0)

      #expect(received.phases == [.began, .cancelled])
    }

    @Test func theSceneQuits() throws {
      let code = try AppRunner(options: options).run { scene in
        fill(scene)
        scene.onUpdate { _ in if received.phases == [.began] { scene.quit(3) } }
      }

      #expect(code == 3)
      #expect(received.phases == [.began, .cancelled])
    }

    @Test func anotherWindowsSceneQuits() throws {
      let code = try AppRunner(options: options).run { scene in
        fill(scene)
        try scene.openWindow(others) { other in
          other.onUpdate { _ in if received.phases == [.began] { other.quit(3) } }
        }
      }

      #expect(code == 3)
      #expect(received.phases == [.began, .cancelled])
    }

    @Test func aPictureCannotBeSaved() throws {
      let runner = AppRunner(options: options, frames: 5, pictures: [2: "/no/such/folder/picture.png"])

      #expect(throws: PlatformError.self) { try runner.run(launch: fill) }

      #expect(received.phases == [.began, .cancelled])
    }

    @Test func aWindowThatOpensAtTheLastMomentIsClosedAsWell() throws {
      var late: Scene?
      let log = PressLog()

      _ = try AppRunner(options: options, frames: 2).run { scene in
        pushKeyDown()
        log.onCancel = { late = try? scene.openWindow(others) { _ in } }
        scene.window.view.setResponder(ReceivedPresses(log))
      }

      #expect(log.phases == [.began, .cancelled])
      #expect(late?.host == nil)
      #expect(late?.isIgnoringInteractionEvents == true)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aSignalEndsTheRun(number: Int32) throws {
      let code = try AppRunner(options: options).run { scene in
        fill(scene)
        once(in: scene, if: { received.phases == [.began] }, do: { kill(getpid(), number) })
      }

      #expect(code == 0)
      #expect(received.phases == [.began, .cancelled])
      #expect(!QuitSignals.hasRequest)
    }

    @Test func aGameMayContinueAfterASignal() throws {
      var asked = 0
      var sent = 0
      let code = try AppRunner(options: options).run { scene in
        fill(scene)
        scene.onClose {
          asked += 1
          if asked == 2 { scene.quit(5) }
        }
        scene.onUpdate { _ in
          // A third signal would come when the run is over, and end the tests.
          guard sent == asked, sent < 2 else { return }
          sent += 1
          kill(getpid(), SIGTERM)
        }
      }

      #expect(code == 5)
      #expect(asked == 2)
    }

    @Test func aRunWithNoDisplay() throws {
      let log = PressLog()
      let key = InputEvent(at: .zero, .key(KeySample(Key(usage: 4), isDown: true)))

      let code = try AppRunner(options: options, frames: 2, isHeadless: true, events: [key]).run { scene in
        scene.window.view.setResponder(ReceivedPresses(log))
      }

      #expect(code == 0)
      #expect(log.phases == [.began, .cancelled])
    }

    @Test func aSignalToARunWithNoDisplay() throws {
      let log = PressLog()
      let key = InputEvent(at: .zero, .key(KeySample(Key(usage: 4), isDown: true)))

      let code = try AppRunner(options: options, isHeadless: true, events: [key]).run { scene in
        scene.window.view.setResponder(ReceivedPresses(log))
        once(in: scene, if: { log.phases == [.began] }, do: { kill(getpid(), SIGTERM) })
      }

      #expect(code == 0)
      #expect(log.phases == [.began, .cancelled])
    }
  }
}
