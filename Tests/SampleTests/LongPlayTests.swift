import CAllocationCount
import Dactyl
import DactylControls
import DactylTesting
import Testing

/// Playing for long in one scene uses no more memory than playing for a while.
@Suite struct LongPlayTests {
  private struct Panel: TouchResponder, PressResponder, CustomEventResponder, ActionResponder, FirstResponding {
    var actions: [Action] { ["deal"] }
    mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling { .passToNext }
  }
  private struct News: CustomEvent {}

  /// A scene with a bit of everything, and hands that play with it.
  private final class Game {
    let scene = Scene(size: Size(400, 400))
    let fingers: [Finger]
    let mouse: Mouse
    let panel: View
    let field: TextField
    let pages: [ViewController]

    init() {
      fingers = (1...3).map { [scene] in Finger($0, in: scene) }
      mouse = Mouse(in: scene)
      panel = scene.addView(frame: Rect(0, 0, 400, 300))
      panel.setResponder(Panel())
      field = scene.addTextField(frame: Rect(10, 310, 150, 30))
      pages = (0..<2).map { [scene] _ in scene.makeViewController() }
      scene.window.rootViewController = pages[0]
      scene.showKeyCommands()
      panel.bringToFront()
      field.view.bringToFront()
      scene.addButton("Deal", frame: Rect(200, 310, 80, 30)) { [scene] button in
        scene.undoManager?.levelsOfUndo = 10
        scene.undoManager?.registerUndo(of: button.view.entity, "Deal") {}
        scene.sendAction("deal", from: button.view.entity)
      }
    }

    /// Five seconds of play that leave everything as it was.
    func play() {
      let card = scene.addView(frame: Rect(50, 50, 200, 200), to: panel)
      card.isMultipleTouchEnabled = true
      card.setResponder(Panel())
      let tap = card.addGestureRecognizer(TapGestureRecognizer(taps: 2))
      card.addGestureRecognizer(TapGestureRecognizer()).require(toFail: tap)
      card.addGestureRecognizer(LongPressGestureRecognizer())
      card.addGestureRecognizer(PinchGestureRecognizer()).any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
      card.addGestureRecognizer(RotationGestureRecognizer())
      card.addGestureRecognizer(HoverGestureRecognizer())
      card.addGestureRecognizer(PanGestureRecognizer()) { (pan: Gesture<PanGestureRecognizer>) in
        pan.view?.center += pan.translation
        pan.translation = .zero
      }

      fingers[0].tap(at: Point(100, 100), count: 2)
      fingers[1].drag(from: Point(120, 100), to: Point(160, 130))
      fingers[2].drag(from: Point(200, 200), to: Point(230, 180))
      fingers[1].lift()
      scene.cancelTouches()
      fingers[2].lift()
      fingers[0].press(at: Point(150, 150))
      scene.advance(by: 0.6)
      fingers[0].lift()
      mouse.move(to: Point(150, 150))
      mouse.scroll(by: Vector(0, 3))
      mouse.click(at: Point(240, 325))
      fingers[0].tap(at: Point(60, 325))
      scene.send(.text("name"))
      field.text = ""
      field.endEditing()
      panel.becomeFirstResponder()
      scene.send(.key(KeySample(.space, isDown: true)))
      scene.send(.key(KeySample(.space, isDown: false)))
      scene.send(.motion(.began))
      scene.send(.motion(.ended))
      scene.send(News(), at: Point(150, 150))
      pages[0].present(pages[1])
      card.animate(duration: 0.2, { $0.alpha = 0.5 })
      scene.advance(by: 0.5)
      pages[1].dismiss()
      panel.bringToFront()
      let system = scene.onUpdate { _ in }
      let window = scene.addWindow(frame: Rect(0, 0, 50, 50), level: 1)
      fingers[0].press(at: Point(20, 20))
      window.view.destroy()
      fingers[0].lift()
      scene.send(.window(.deactivated))
      scene.send(.window(.activated))
      system.cancel()
      card.destroy()
      scene.advance(by: 1)
    }
  }

  @Test("After an hour of play as much memory is in use as after a few minutes")
  func anHour() {
    let game = Game()
    let hour = 3600.0
    #if DEBUG
      let share = 0.02
    #else
      let share = 1.0
    #endif
    // Tables have reached their final size by then.
    while game.scene.testClock.now.seconds < hour * share / 10 { game.play() }
    let (blocks, bytes) = (dactyl_live_allocation_count(), dactyl_live_bytes())
    var plays = 0
    while game.scene.testClock.now.seconds < hour * share {
      game.play()
      plays += 1
    }

    #expect(plays > 10 && game.scene.liveTouches.isEmpty && game.scene.activeGestures.isEmpty)
    #if !DEBUG
      let after = dactyl_live_allocation_count()
      #expect(after == blocks, "\(after - blocks) blocks more after \(plays) times the same")
      let grown = dactyl_live_bytes() - bytes
      #expect(grown == 0, "\(grown) bytes more after \(plays) times the same")
    #endif
  }
}
