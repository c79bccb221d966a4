import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

/// The input state of entities ends with them, however they end.
@Suite struct EntityEndTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }

  @Test(arguments: [false, true])
  func inputEndsWithTheEntity(isTogether: Bool) {
    let plain = scene.makeEntity()
    let listener = scene.makeEntity()
    scene.setResponder(
      TouchListener { _, _, _ in Issue.record("the responder of what is gone was called") }, of: listener)
    let card = stage.card()
    let held = stage.view("held", Rect(200, 0, 50, 50))
    stage.add(PanGestureRecognizer(), to: held, as: "pan")
    held.gestureRecognizerShouldBegin = { _ in false }
    let window = scene.addWindow(frame: Rect(0, 200, 50, 50), level: 3)
    let list = [plain, listener, card.entity, held.entity, window.view.entity]
    let count = scene.windows.count

    if isTogether { scene.destroy(list) } else { list.forEach(scene.destroy) }

    #expect(scene.windows.count == count - 1)
    let heirs = (0..<list.count).map { _ in scene.makeView() }
    #expect(Set(heirs.map(\.entity.index)) == Set(list.map(\.index)))
    for heir in heirs {
      #expect(heir.responder(as: TouchListener.self) == nil && heir.responder(as: TouchRecorder.self) == nil)
      #expect(heir.gestureRecognizers.isEmpty && heir.gestureRecognizerShouldBegin == nil)
    }
  }
}
