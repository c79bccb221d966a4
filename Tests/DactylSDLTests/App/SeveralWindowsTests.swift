import CSDL2
import Testing

@testable import DactylSDL

extension RealQueueTests {
  /// With SDL's dummy driver: real windows, on no display.
  @MainActor @Suite struct SeveralWindowsTests {
    private let options = AppOptions(title: "One", size: Size(40, 30), vsync: false)
    private let others = AppOptions(title: "Two", size: Size(20, 10), vsync: false)

    init() { unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy") }

    /// SDL's number for the window with a title.
    private func number(of title: String) -> UInt32 {
      for id in UInt32(1)...1000 {
        guard let window = unsafe SDL_GetWindowFromID(id) else { continue }
        if unsafe String(cString: SDL_GetWindowTitle(window)) == title { return id }
      }
      return 0
    }

    @safe private func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) {
      var event = unsafe SDL_Event()
      unsafe event.type = type.rawValue
      unsafe event.common.timestamp = SDL_GetTicks()
      unsafe fill(&event)
      unsafe SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
    }

    private func pushKey(_ code: SDL_Scancode, isDown: Bool, to title: String) {
      let number = number(of: title)
      push(isDown ? SDL_KEYDOWN : SDL_KEYUP) {
        unsafe $0.key.windowID = number
        unsafe $0.key.state = isDown ? 1 : 0
        unsafe $0.key.keysym.scancode = code
      }
    }

    private func push(_ event: SDL_WindowEventID, to title: String) {
      let number = number(of: title)
      push(SDL_WINDOWEVENT) {
        unsafe $0.window.windowID = number
        unsafe $0.window.event = UInt8(event.rawValue)
      }
    }

    @Test func eachSceneReceivesEventsOfItsOwnWindow() throws {
      var received: [String] = []
      func listen(_ scene: Scene, _ name: String) {
        scene.onEvent { event in
          if case .key(let key) = event.kind { received.append("\(name) \(key.key.usage) \(key.isDown)") }
        }
      }

      _ = try AppRunner(options: options, frames: 2).run { scene in
        listen(scene, "one")
        try scene.openWindow(others) { other in
          listen(other, "two")
          #expect(other.size == Size(20, 10))
          #expect(other !== scene)
        }
        pushKey(SDL_SCANCODE_A, isDown: true, to: "Two")
        pushKey(SDL_SCANCODE_B, isDown: true, to: "One")
        // Released where the keyboard is by then: the window that received the press receives the release.
        pushKey(SDL_SCANCODE_A, isDown: false, to: "One")
        pushKey(SDL_SCANCODE_B, isDown: false, to: "One")
      }

      #expect(received.filter { $0.hasPrefix("one") } == ["one 5 true", "one 4 false", "one 5 false"])
      #expect(received.filter { $0.hasPrefix("two") } == ["two 4 true", "two 4 false"])
    }

    @Test func closingAWindowEndsItsSceneAndTheLastOneTheProgram() throws {
      var frames = [0, 0]

      let code = try AppRunner(options: options).run { scene in
        let other = try scene.openWindow(others) { other in
          other.onUpdate { _ in
            frames[1] += 1
            // By now the first window is closed.
            if frames[1] == 5 { push(SDL_WINDOWEVENT_CLOSE, to: "Two") }
          }
        }
        scene.onUpdate { _ in
          frames[0] += 1
          if frames[0] == 2 { push(SDL_WINDOWEVENT_CLOSE, to: "One") }
        }
        #expect(other.exitCode == nil)
      }

      #expect(code == 0)
      #expect(frames == [3, 6])
      #expect(number(of: "One") == 0)
      #expect(number(of: "Two") == 0)
    }

    @Test func quittingInOneWindowEndsThemAll() throws {
      let code = try AppRunner(options: options).run { scene in
        try scene.openWindow(others) { other in other.onUpdate { _ in other.quit(7) } }
      }

      #expect(code == 7)
    }

    @Test func activeInputInAWindowThatClosesIsCancelled() throws {
      let received = PressLog()

      _ = try AppRunner(options: options, frames: 4).run { scene in
        let other = try scene.openWindow(others) { other in other.window.view.setResponder(ReceivedPresses(received)) }
        pushKey(SDL_SCANCODE_A, isDown: true, to: "Two")
        scene.onUpdate { _ in if received.phases == [.began] { other.close() } }
      }

      #expect(received.phases == [.began, .cancelled])
    }

    @Test func aWindowThatCannotBeFilledIsClosedAgain() throws {
      let code = try AppRunner(options: options, frames: 1).run { scene in
        #expect(throws: AssetError.self) {
          try scene.openWindow(others) { other in try other.addSprite("no such picture.bmp", at: .zero) }
        }
        #expect(number(of: "Two") == 0)
      }

      #expect(code == 0)
    }

    @Test func aSceneThatNoPlatformRunsOpensNoWindow() {
      #expect(throws: PlatformError.self) { try Scene().openWindow { _ in } }
    }

    @Test func windowsWithoutADisplayRunInStep() throws {
      let app = try HeadlessApp(options: options)
      let other = try app.scene.openWindow(others) { other in other.background = .pureRed }
      var nested: Scene?
      var moments: [Timestamp] = []
      other.onUpdate { time in
        moments.append(time.now)
        if nested == nil { nested = try? other.openWindow { _ in } }
      }

      app.runFrame()
      app.runFrame()
      let picture = try app.windows[0].picture()
      other.close()
      app.runFrame()

      #expect(moments.count == 3)
      #expect(moments.first == Timestamp.zero + 1.0 / 60)
      #expect((picture.width, picture.height) == (20, 10))
      #expect(picture.color(5, 5) == .pureRed)
      #expect(app.windows.map { $0.scene === nested } == [true])
      #expect(app.scene.exitCode == nil)
    }

    @Test func aRunWithoutADisplayEndsWithItsLastWindow() throws {
      var frames = 0
      let runner = AppRunner(options: options, isHeadless: true)

      let code = try runner.run { scene in
        try scene.openWindow(others) { other in
          other.onUpdate { _ in
            frames += 1
            if frames == 5 { other.close() }
          }
        }
        scene.close()
      }

      #expect(code == 0)
      #expect(frames == 5)
    }
  }
}
