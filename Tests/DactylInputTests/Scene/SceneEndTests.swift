import Dactyl
import DactylControls
import DactylTesting
import TestStage
import TestSupport
import Testing

/// A scene that is ended releases everything, including handlers that capture the scene itself.
@Suite struct SceneEndTests {
  /// Makes everything in a scene that takes closures capture the scene.
  private func tie(_ scene: Scene) {
    let view = scene.addView(frame: Rect(0, 0, 100, 100))
    let knot = Knot(scene)
    view.addGestureRecognizer(PanGestureRecognizer()) { _ in knot.pull() }.delegate.shouldBegin = { _ in knot.isTight }
    view.gestureRecognizerShouldBegin = { _ in knot.isTight }
    view.setResponder(TouchListener.answering { _, _, _ in knot.isTight ? .passToNext : .handled })
    view.setAction("go") { _ in knot.pull() }
    view.hitShape = .custom { _ in knot.isTight }
    view.onLayout = { _ in knot.pull() }
    view[Knot.self] = knot
    view.animate(duration: 60) {
      $0.alpha = 0.5
    } completion: { _ in
      knot.pull()
    }
    view.undoManager?.registerUndo { knot.pull() }
    scene[scene.makeEntity(), Knot.self] = knot
    scene.addButton(frame: Rect(100, 0, 60, 44), to: view) { _ in knot.pull() }
    scene.addTextField(frame: Rect(0, 200, 60, 20)).editingChanged = { _ in knot.pull() }
    scene.makeView().setResponder(TouchListener { _, _, _ in knot.pull() })
    for entity in [scene.application, scene.windowScene] {
      scene.setResponder(TouchListener { _, _, _ in knot.pull() }, of: entity)
    }
    let controller = scene.makeViewController()
    controller.setAction("go") { _ in knot.pull() }
    scene.window.rootViewController = controller
    scene.onUpdate { _ in knot.pull() }
    scene.onFixedUpdate(every: 1) { _ in knot.pull() }
    scene.onEvent { _ in knot.pull() }
    scene.onClose { knot.pull() }
    scene.onShakeToEdit { _ in knot.pull() }
    scene.showKeyCommands()?.fill = { _, _, _ in knot.pull() }
    scene.onDiagnostic { _ in knot.pull() }
    scene.clock = { knot.isTight ? 1 : 0 }
  }

  @Test func aThousandScenesRetainedByTheirHandlersAreReleasedWhenTheyEnd() {
    var left = 0
    for _ in 0..<1000 {
      weak var life: Scene?
      do {
        let scene = Scene()
        life = scene
        tie(scene)
        let finger = Finger(in: scene)
        finger.press(at: Point(20, 20))
        finger.move(by: Vector(30, 0))
        scene.end()
        #expect(scene.entityCount == 0 && scene.exitCode == 0)
      }
      left += life == nil ? 0 : 1
    }
    #expect(left == 0)
  }

  @Test("T22: the end of the scene cancels active input, and notifies controllers and animations")
  func whatBeganEnds() {
    let stage = Stage(expecting: [.staleHandle])
    let card = stage.card()
    stage.add(PanGestureRecognizer(), to: stage.view("other", Rect(200, 200, 100, 100)), as: "pan")
    card.animate(duration: 60, allowsUserInteraction: true) {
      $0.alpha = 0.5
    } completion: {
      stage.log.write("arrived \($0)")
    }
    stage.one.press(at: Point(20, 20))
    stage.two.press(at: Point(250, 250))
    stage.two.move(by: Vector(30, 0))
    _ = stage.lines

    stage.scene.end()
    stage.one.move(by: Vector(5, 5))
    stage.one.lift()
    stage.two.lift()
    stage.one.tap(at: Point(20, 20))

    #expect(Set(stage.lines) == ["card touchesCancelled 1", "pan cancelled", "arrived false"])
    #expect(!card.isAlive && stage.scene.windows.isEmpty)
  }

  @Test func endingDuringAHandlerWaitsUntilItReturns() {
    let scene = Scene()
    let view = scene.addView(frame: Rect(0, 0, 100, 100))
    var isAlive: [Bool] = []
    var phases: [TouchPhase] = []
    view.setResponder(
      TouchListener { phase, _, _ in
        phases.append(phase)
        scene.end()
        isAlive.append(view.isAlive)
      })
    Finger(in: scene).press(at: Point(10, 10))

    #expect(phases == [.began, .cancelled] && isAlive == [true, true])
    #expect(!view.isAlive && scene.entityCount == 0)

    // A second end, and frames after it, change nothing.
    scene.end()
    scene.size = Size(50, 50)
    scene.advance(by: 0.1)
    #expect(!scene.window.view.isAlive && scene.hitTest(Point(10, 10)) == nil)
  }

  @Test func objectsMadeWhileTheSceneEndsAreReleasedToo() {
    let scene = Scene()
    var made: [View] = []
    func add() {
      let view = scene.addView(frame: Rect(0, 0, 10, 10))
      made.append(view)
      if made.count < 5 { view[Parting.self] = Parting(of: view) { add() } }
    }
    add()

    scene.end()

    #expect(made.count == 5 && scene.entityCount == 0)
  }
}

/// An object that captures a scene.
private final class Knot {
  private let scene: Scene
  private var pulls = 0
  init(_ scene: Scene) { self.scene = scene }

  var isTight: Bool { scene.size.width > 0 }
  func pull() { pulls += 1 }
}
