import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// The shape of the pointer over views.
@Suite struct CursorTests {
  private let stage = Stage()

  @Test("The pointer takes the shape of the view under it, or of an ancestor")
  func shapes() {
    let mouse = Mouse(in: stage.scene)
    let panel = stage.scene.addView(frame: Rect(0, 0, 200, 200))
    stage.scene.addView(frame: Rect(0, 0, 50, 50), to: panel)
    panel.cursor = .crosshair
    mouse.move(to: Point(10, 10))
    #expect(stage.scene.cursor == .crosshair)
    mouse.move(to: Point(300, 300))
    #expect(stage.scene.cursor == .arrow)
  }

  @Test("Over a control that reacts the pointer is a hand, at the control's own size")
  func hand() {
    let mouse = Mouse(in: stage.scene)
    let control = stage.control("ok", Rect(100, 100, 20, 20))
    mouse.move(to: Point(110, 110))
    #expect(stage.scene.cursor == .pointingHand)
    mouse.move(to: Point(95, 110))
    #expect(stage.scene.cursor == .arrow)
    control.isEnabled = false
    mouse.move(to: Point(110, 110))
    #expect(stage.scene.cursor == .arrow)
    control.view.cursor = .notAllowed
    mouse.move(to: Point(111, 110))
    #expect(stage.scene.cursor == .notAllowed)
    stage.scene.send(.hover(nil, modifiers: []))
    #expect(stage.scene.cursor == .arrow)
  }

  @Test("Where no view has a shape, the pointer keeps the game's")
  func untouched() {
    let mouse = Mouse(in: stage.scene)
    stage.scene.cursor = .wait
    stage.view("plain", Rect(0, 0, 100, 100))
    mouse.move(to: Point(10, 10))
    #expect(stage.scene.cursor == .wait)
  }
}
