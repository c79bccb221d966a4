import CSDL2
import Testing

@testable import DactylSDL

extension RealQueueTests {
  /// The frames that a window presents. With SDL's dummy driver.
  @MainActor @Suite struct PresentedFramesTests {
    init() { unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy") }

    @safe private func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) {
      var event = unsafe SDL_Event()
      unsafe event.type = type.rawValue
      unsafe event.common.timestamp = SDL_GetTicks()
      unsafe fill(&event)
      unsafe SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
    }

    private func push(_ event: SDL_WindowEventID) {
      push(SDL_WINDOWEVENT) { unsafe $0.window.event = UInt8(event.rawValue) }
    }

    /// The number of frames presented after each edit; the window has settled before the first.
    private func presented(_ edits: [(Scene, View) -> Void]) throws -> [Int] {
      let settling = 5
      let options = AppOptions(title: "One", size: Size(40, 30), vsync: false)
      let loop = try AppLoop(AppRunner(options: options, frames: settling + edits.count))
      let card = loop.scene.addView(frame: Rect(5, 5, 10, 10))
      card[Shape.self] = Shape(.ellipse, fill: .white)
      var counts: [Int] = []
      var frame = 0
      loop.scene.onUpdate { [unowned scene = loop.scene] _ in
        counts.append(loop.presented)
        if frame >= settling { edits[frame - settling](scene, card) }
        frame += 1
      }
      _ = try loop.run()
      counts.append(loop.presented)
      #expect(counts[1] == 1, "The first frame is presented.")
      return (settling..<settling + edits.count).map { counts[$0 + 1] - counts[$0] }
    }

    @Test func anUnchangedFrameIsNotPresented() throws {
      let counts = try presented([
        { _, _ in },
        { _, card in card.center.x += 1 },
        { _, _ in },
        { _, card in card.center = card.center },
        { scene, _ in scene.background = .white },
        { scene, _ in scene.addView(frame: Rect(0, 0, 10, 10)) },
        { _, card in card[Shape.self]?.fill = .pureRed },
        { _, card in card.alpha = 0.5 },
        { _, _ in },
      ])
      #expect(counts == [0, 1, 0, 0, 1, 0, 1, 1, 0])
    }

    @Test func aWindowThatLostItsContentsPresentsAgain() throws {
      // An event that is pushed in a frame is handled in the next one.
      let counts = try presented([
        { _, _ in push(SDL_MOUSEMOTION) },
        { _, _ in push(SDL_WINDOWEVENT_EXPOSED) },
        { _, _ in push(SDL_RENDER_TARGETS_RESET) },
        { _, _ in push(SDL_RENDER_DEVICE_RESET) },
        { _, _ in push(SDL_WINDOWEVENT_LEAVE) },
        { _, _ in push(SDL_APP_DIDENTERFOREGROUND) },
        { _, _ in },
        { _, _ in },
      ])
      #expect(counts == [0, 0, 1, 1, 1, 0, 1, 0])
    }
  }
}
