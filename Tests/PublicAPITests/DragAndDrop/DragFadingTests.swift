import Dactyl
import DactylTesting
import TestStage
import Testing

/// The alpha of the source of drags, and its restoration (`Draggable.liftedAlpha`).
@Suite struct DragFadingTests {
  private let drags = DragTests()
  private var stage: Stage { drags.stage }
  private var scene: Scene { drags.scene }

  @Test(
    "A source that is lifted again while its copy animates back returns to its original alpha",
    arguments: [false, true])
  func liftedAgain(byKeys: Bool) {
    let source = drags.coin()
    source.view.alpha = 0.8
    for _ in 0..<3 {
      if byKeys {
        source.liftByKeys()
      } else {
        stage.one.drag(from: Point(120, 120), to: Point(300, 300))
      }
      #expect(abs(source.view.alpha - 0.28) < 0.001)
      drags.strike(.escape)
      if !byKeys { stage.one.lift() }
      scene.advance(by: 0.1)
    }
    #expect(scene.dragSessions.isEmpty && abs(source.view.alpha - 0.28) < 0.001)
    scene.advance(by: 1)
    #expect(source.view.alpha == 0.8)
  }

  @Test("Two fingers that drag from one view: it is faint until the last has lifted", arguments: [false, true])
  func twoFingers(firstEndsFirst: Bool) {
    let source = drags.coin()
    source.view.isMultipleTouchEnabled = true
    source.gestureRecognizer.recognizesEachFinger = true
    stage.one.drag(from: Point(110, 120), to: Point(300, 300))
    stage.two.drag(from: Point(130, 120), to: Point(500, 300))
    #expect(scene.dragSessions.count == 2 && source.view.alpha == 0.35)
    let (earlier, later) = firstEndsFirst ? (stage.one, stage.two) : (stage.two, stage.one)
    earlier.lift()
    scene.advance(by: 1)
    #expect(source.view.alpha == 0.35)
    later.lift()
    scene.advance(by: 1)
    #expect(source.view.alpha == 1)
  }

  @Test("Of two drags of a view the fainter one counts, until it is over")
  func twoSources() {
    let view = drags.coin().view
    let keys = view.makeDraggable(1, lift: .longPress())
    keys.liftedAlpha = 0
    stage.one.drag(from: Point(110, 120), to: Point(300, 300))
    keys.liftByKeys()
    #expect(view.alpha == 0)
    scene.dragSessions.last?.cancel()
    scene.advance(by: 1)
    #expect(view.alpha == 0.35)
    stage.one.lift()
    scene.advance(by: 1)
    #expect(view.alpha == 1)
  }

  @Test("An alpha that the game sets between two drags of a view is restored")
  func setBetween() {
    let source = drags.coin()
    stage.one.drag(from: Point(120, 120), to: Point(300, 300))
    stage.one.lift()
    source.view.alpha = 0.6
    stage.one.drag(from: Point(120, 120), to: Point(300, 300))
    #expect(abs(source.view.alpha - 0.21) < 0.001)
    scene.advance(by: 1)
    stage.one.lift()
    scene.advance(by: 1)
    #expect(source.view.alpha == 0.6)
  }
}
