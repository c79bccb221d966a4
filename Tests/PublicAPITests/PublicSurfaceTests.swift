import Dactyl
import DactylTesting
import Testing

/// The parts that a game uses, with only the public names.
@Suite struct PublicSurfaceTests {
  private struct Speed: Equatable { var value: Vector }
  private struct Tint: Equatable { var shade: Int }

  @Test("A game's own components are found by a query, and destroyed with their entity")
  func components() {
    let scene = Scene()
    let plain = scene.makeEntity()
    let fast = scene.addView(frame: Rect(0, 0, 10, 10))
    scene[plain, Tint.self] = Tint(shade: 3)
    fast[Speed.self] = Speed(value: Vector(1, 0))
    fast[Tint.self] = Tint(shade: 5)

    var seen: [Entity] = []
    scene.query(Speed.self, Tint.self).forEach { entity, speed, tint in
      seen.append(entity)
      tint.shade += Int(speed.value.dx)
    }

    #expect(seen == [fast.entity])
    #expect(fast[Tint.self] == Tint(shade: 6))
    fast.destroy()
    #expect(scene[plain, Tint.self] == Tint(shade: 3))
  }

  @Test("A game's own system moves entities with its component")
  func system() {
    let scene = Scene()
    let ball = scene.addView(frame: Rect(0, 0, 10, 10))
    ball[Speed.self] = Speed(value: Vector(100, 0))
    scene.addSystem("move", at: .update) { [unowned scene] time in
      if let speed = ball[Speed.self] { ball.center += speed.value * Float(time.delta) }
      _ = scene
    }

    scene.advance(to: Timestamp(seconds: 0))
    scene.advance(by: 1)

    #expect(abs(ball.center.x - 105) < 0.01)
    #expect(scene.systemReport.map(\.name) == ["move"])
  }

  @Test("A game's own responder drags its view")
  func responder() {
    struct Drag: TouchResponder {
      mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { .handled }
      mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
        for touch in touches {
          guard let view = touch.view else { continue }
          view.center += touch.location(in: view.superview) - touch.previousLocation(in: view.superview)
        }
        return .handled
      }
    }
    let scene = Scene()
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    card.setResponder(Drag())

    Finger(in: scene).drag(from: Point(50, 50), to: Point(250, 150))

    #expect(card.center.distance(to: Point(250, 150)) < 0.01)
  }

  @Test("Handles of destroyed entities do nothing, and that is reported")
  func staleHandles() {
    let scene = Scene()
    let diagnostics = DiagnosticRecorder(scene)
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    let pan = card.addGestureRecognizer(PanGestureRecognizer())
    card.destroy()
    let successor = scene.addView(frame: Rect(5, 5, 100, 100))

    card.frame = Rect(1, 2, 3, 4)
    card.setResponder(TouchRecorder("ghost", in: CallLog()))
    card.addGestureRecognizer(TapGestureRecognizer())
    card.addSubview(successor)
    card.animate(duration: 1) { $0.alpha = 0 }
    card[Tint.self] = Tint(shade: 1)
    card.destroy()
    pan.translation = Vector(1, 1)
    pan.any.isEnabled = false

    #expect(!card.isAlive)
    #expect(!pan.isAlive)
    #expect(card.frame == .zero)
    #expect(card.superview == nil)
    #expect(card.gestureRecognizers.isEmpty)
    #expect(card[Tint.self] == nil)
    #expect(successor.frame == Rect(5, 5, 100, 100))
    #expect(successor.superview == scene.window.view)
    #expect(successor.gestureRecognizers.isEmpty)
    #expect(Set(diagnostics.kinds) == [.staleHandle])
  }

  @Test("A view of one scene does not go into another")
  func twoScenes() {
    let (first, second) = (Scene(), Scene())
    let diagnostics = DiagnosticRecorder(second)
    let diagnosticsOfFirst = DiagnosticRecorder(first)
    let view = first.addView(frame: Rect(0, 0, 10, 10))

    second.window.view.addSubview(view)

    #expect(view.superview == first.window.view)
    #expect((diagnostics.kinds + diagnosticsOfFirst.kinds) == [.mismatchedViews])
  }

  @Test("The mouse hovers without a button, and is a touch with one")
  func mouse() {
    let scene = Scene()
    let log = CallLog()
    scene.addView(frame: Rect(0, 0, 100, 100)).setResponder(TouchRecorder("card", in: log))
    scene.onEvent { if case .hover = $0.kind { log.write("hover") } }
    scene.onEvent { if case .scroll(let step) = $0.kind { log.write("scroll \(step.delta.dy)") } }
    let mouse = Mouse(in: scene)

    mouse.move(to: Point(10, 10))
    mouse.press()
    mouse.move(to: Point(20, 10))
    mouse.press(.secondary)
    mouse.release(.secondary)
    mouse.release()
    mouse.scroll(by: Vector(0, -1))

    #expect(
      log.lines == [
        "hover", "card touchesBegan 0", "card touchesMoved 0", "card touchesMoved 0", "card touchesMoved 0",
        "card touchesEnded 0", "scroll -1.0",
      ])
  }

  @Test("Test time advances in frames of a sixtieth, or as set, and ends exactly at the requested moment")
  func clock() {
    let scene = Scene()
    var frames: [Double] = []
    scene.onUpdate { frames.append($0.now.seconds) }

    scene.advance(by: 0.05)
    #expect(frames.count == 3)
    #expect(scene.testClock.now == Timestamp(seconds: 0.05))

    scene.testClock.frameInterval = nil
    scene.advance(to: Timestamp(seconds: 9))
    #expect(frames.count == 4)
    #expect(frames.last == 9)
  }
}
