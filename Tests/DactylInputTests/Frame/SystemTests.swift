import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct SystemTests {
  @Test("Systems run at their stages, in the order in which they were added, around the input")
  func order() {
    let stage = Stage()
    stage.card()
    for (name, at) in [
      ("draw", SystemStage.beforeDraw), ("update", .update), ("early", .beforeInput), ("update 2", .update),
    ] {
      stage.scene.addSystem(name, at: at) { _ in stage.log.write(name) }
    }
    stage.queue(1, .began, 10, 10, at: 1)

    stage.frame(at: 16)

    #expect(stage.lines == ["early", "card touchesBegan 1", "update", "update 2", "draw"])
    #expect(stage.scene.systemReport.map(\.name) == ["draw", "update", "early", "update 2"])
  }

  @Test("A system's changes before the input count for it: a moved card is hit at its new position")
  func earlySystem() {
    let stage = Stage()
    let card = stage.card()
    stage.scene.addSystem("mover", at: .beforeInput) { _ in card.center = Point(250, 250) }

    stage.one.tap(at: Point(250, 250))

    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
  }

  @Test("A system receives the time since the previous frame, a quarter of a second at most")
  func time() {
    let stage = Stage()
    var deltas: [Double] = []
    stage.scene.onUpdate { deltas.append($0.delta) }

    for moment in [1000, 1010, 1200, 9000, 8000] as [Int64] { stage.frame(at: moment) }

    #expect(deltas == [0, 0.01, 0.19, 0.25, 0])
  }

  @Test("Systems see animations at the frame's moment, and their changes to touches are settled in the frame")
  func updates() {
    let stage = Stage()
    let card = stage.card()
    stage.scene.onUpdate { [unowned scene = stage.scene] time in
      if time.now >= Timestamp(milliseconds: 100) { scene.cancelTouches() }
    }
    stage.queue(1, .began, 10, 10, at: 1)
    stage.frame(at: 50)
    card.animate(duration: 0.05, easing: .linear) { $0.alpha = 0.5 }
    var alpha: Float = 1
    stage.scene.onUpdate { _ in alpha = card.alpha }

    stage.frame(at: 100)

    #expect(alpha == 0.5)
    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1"])
  }

  @Test("Fixed steps run as often as they fit, and the remainder is the interpolation")
  func fixedSteps() {
    let stage = Stage()
    var steps = 0
    var share = 0.0
    stage.scene.onFixedUpdate(every: 0.01) { length in
      #expect(length == 0.01)
      steps += 1
    }
    stage.scene.onUpdate { share = $0.interpolation }

    stage.frame(at: 0)
    #expect(steps == 0)
    stage.frame(at: 25)
    #expect(steps == 2)
    #expect(abs(share - 0.5) < 1e-9)
    stage.frame(at: 34)
    #expect(steps == 3)
    #expect(abs(share - 0.4) < 1e-9)
  }

  @Test("After a stall the missed steps are skipped; invalid settings are refused")
  func stall() {
    let stage = Stage()
    var steps = 0
    stage.scene.onFixedUpdate(every: 0.01) { _ in steps += 1 }
    for seconds in [0, -1, .nan, .infinity, 1e-9] {
      let step = stage.scene.onFixedUpdate(every: seconds) { _ in steps += 1000 }
      #expect(!step.isActive)
    }
    stage.frame(at: 0)

    stage.frame(at: 60_000)

    #expect(steps == 25)
  }

  @Test("The same time in frames of any length makes the same number of steps", arguments: [1, 7, 16, 100])
  func stepsDoNotDependOnFrames(length: Int64) {
    let stage = Stage()
    var steps = 0
    stage.scene.onFixedUpdate(every: 1.0 / 120) { _ in steps += 1 }

    for moment in stride(from: 0 as Int64, through: 2800, by: Int64.Stride(length)) { stage.frame(at: moment) }

    #expect(steps == 336)
  }

  @Test("Closing asks the close handlers, and quits otherwise")
  func closing() {
    let stage = Stage()
    stage.scene.send(.window(.closeRequested))
    #expect(stage.scene.exitCode == 0)

    let other = Stage()
    var asked = 0
    other.scene.onClose { asked += 1 }
    other.scene.send(.window(.closeRequested))
    other.scene.send(.window(.quitRequested))
    #expect(other.scene.exitCode == nil)
    #expect(asked == 2)
  }

  @Test("A window system that asks twice in one frame is answered once")
  func closingTwiceAtOnce() {
    let stage = Stage()
    var asked = 0
    stage.scene.onClose { asked += 1 }

    stage.scene.together {
      stage.scene.send(.window(.closeRequested))
      stage.scene.send(.window(.quitRequested))
    }

    #expect(asked == 1)
  }

  @Test("A listener that is added during the calls for an event is called from the next event on")
  func listenersAddedMeanwhile() {
    let stage = Stage()
    stage.scene.onEvent { [unowned scene = stage.scene] _ in
      stage.log.write("first")
      scene.onEvent { _ in stage.log.write("added") }
    }

    stage.scene.send(.text("a"))
    #expect(stage.lines == ["first"])
    stage.scene.send(.text("b"))
    #expect(stage.lines == ["first", "added"])
  }

  @Test("A removed system runs no more, and frames need not run; a system may remove itself")
  func removal() {
    let stage = Stage()
    let kept = stage.scene.addSystem("kept", at: .update) { _ in stage.log.write("kept") }
    var once: Subscription?
    once = stage.scene.addSystem("once", at: .update) { _ in
      stage.log.write("once")
      once?.cancel()
    }
    stage.scene.addSystem("last", at: .update) { _ in
      stage.log.write("last")
      kept.cancel()
    }

    stage.frame(at: 10)
    stage.frame(at: 20)

    #expect(stage.lines == ["kept", "once", "last", "last"])
    #expect(stage.scene.systemReport.map(\.name) == ["last"])
  }
}
