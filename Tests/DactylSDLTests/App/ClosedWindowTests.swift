import CSDL2
import Testing

@testable import DactylSDL

extension RealQueueTests {
  /// Closing a window frees its scene, also one whose handlers hold it.
  @MainActor @Suite struct ClosedWindowTests {
    private let options = AppOptions(title: "One", size: Size(40, 30), vsync: false)
    private let others = AppOptions(title: "Two", size: Size(20, 10), vsync: false)

    init() { unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy") }

    /// A scene that may be destroyed.
    private struct Life {
      weak var scene: Scene?
    }

    /// Fills a scene as games do, with a finger down in it and handlers that hold their views and the scene.
    private func fill(_ scene: Scene) {
      let card = scene.addView(frame: Rect(0, 0, 20, 10))
      card.addGestureRecognizer(PanGestureRecognizer()) { pan in
        card.center += pan.translation
        scene.background = .pureRed
      }
      scene.onUpdate { _ in if scene.exitCode == nil { card.bringToFront() } }
      scene.addTextField(frame: Rect(0, 0, 9, 9)).beginEditing()
      scene.send(
        InputEvent(at: .zero, .touch(TouchSample(finger: FingerID(1), phase: .began, location: Point(5, 5)))))
    }

    @Test func aWindowThatClosesFreesItsScene() throws {
      var lives: [Life] = []
      var frames = 0

      _ = try AppRunner(options: options).run { scene in
        scene.onUpdate { _ in
          frames += 1
          guard frames <= 20 else { return frames == 23 ? scene.quit() : () }
          let other = try? scene.openWindow(others, launch: fill)
          other?.onUpdate { _ in other?.close() }
          lives.append(Life(scene: other))
        }
      }

      #expect(lives.count == 20)
      #expect(lives.count { $0.scene != nil } == 0)
    }

    @Test func aThousandWindowsWithoutADisplayFreeTheirScenes() throws {
      let app = try HeadlessApp(options: options)
      var left = 0
      for _ in 0..<1000 {
        weak var life: Scene?
        do {
          let other = try app.scene.openWindow(others, launch: fill)
          life = other
          app.runFrame()
          other.close()
        }
        app.runFrame()
        left += life == nil ? 0 : 1
      }
      #expect(left == 0 && app.windows.isEmpty)
    }

    @Test func aWindowThatCannotBeFilledFreesItsScene() throws {
      weak var life: Scene?
      let app = try HeadlessApp(options: options)
      #expect(throws: AssetError.self) {
        try app.scene.openWindow(others) { other in
          life = other
          fill(other)
          try other.addSprite("no such picture.bmp", at: .zero)
        }
      }
      #expect(life == nil)
    }
  }
}
