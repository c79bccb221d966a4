import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Controls and rows under the mouse's pointer.
@Suite struct HoveredControlTests {
  private let stage = Stage()
  private let mouse: Mouse

  init() { mouse = Mouse(in: stage.scene) }

  @Test("The control under the pointer is lighter, and the one that it left is as before; a press comes before it")
  func buttons() {
    let (one, two) = (
      stage.scene.addButton("one", frame: Rect(0, 0, 100, 50)),
      stage.scene.addButton("two", frame: Rect(100, 0, 100, 50))
    )
    func fills() -> [Color?] { [one, two].map { $0.view[Shape.self]?.fill } }
    let rest = fills()
    mouse.move(to: Point(50, 25))
    #expect(one.state == .hovered && two.state == .normal)
    #expect(fills()[0] != rest[0] && fills()[1] == rest[1])
    mouse.move(to: Point(150, 25))
    #expect(one.state == .normal && two.state == .hovered && fills()[0] == rest[0])
    mouse.press(at: Point(150, 25))
    #expect(two.state == [.highlighted, .hovered] && fills()[1] == stage.scene.controlStyle.highlighted.fill)
    mouse.release()
    mouse.move(to: Point(150, 26))
    #expect(two.state == .hovered)
    two.isEnabled = false
    #expect(fills()[1] == stage.scene.controlStyle.disabled.fill)
    mouse.move(to: Point(300, 300))
    #expect(two.state == .disabled && fills()[0] == rest[0])
  }

  @Test("A style may have a look of its own for it, and a finger never hovers")
  func style() {
    let button = stage.scene.addButton("one", frame: Rect(0, 0, 100, 50))
    stage.scene.controlStyle.hovered = ControlStyle.Look(fill: .yellow, text: .black)
    mouse.move(to: Point(50, 25))
    #expect(button.view[Shape.self]?.fill == .yellow && button.view[Label.self]?.color == .black)
    mouse.move(to: Point(300, 25))
    stage.one.tap(at: Point(50, 25))
    #expect(button.state == .normal)
  }

  @Test("Views that come and go under a resting pointer change what is hovered")
  func resting() {
    mouse.move(to: Point(50, 25))
    let button = stage.scene.addButton("one", frame: Rect(0, 0, 100, 50))
    stage.scene.advance(by: 0.1)
    #expect(button.state == .hovered)
    let cover = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    cover.setResponder(TouchRecorder("cover", in: stage.log, answer: .handled))
    stage.scene.advance(by: 0.1)
    #expect(button.state == .normal)
    cover.destroy()
    stage.scene.advance(by: 0.1)
    #expect(button.state == .hovered)
    button.view.destroy()
    stage.scene.advance(by: 0.1)
    mouse.move(to: Point(51, 25))
  }

  @Test("The row under the pointer is marked, also after the list has scrolled under it")
  func rows() {
    let list = stage.scene.addListView(frame: Rect(0, 0, 400, 400), rows: { 100 }) { _, row, path in
      row[Label.self] = Label("row \(path.row)")
    }
    var changes: [String] = []
    list.delegate.didChangeState = { _, _, path, state in changes.append("\(path.row) \(state.contains(.hovered))") }
    stage.scene.advance(by: 0.1)
    changes = []
    mouse.move(to: Point(200, 60))
    stage.scene.advance(by: 0.1)
    #expect(changes == ["1 true"])
    mouse.move(to: Point(200, 100))
    stage.scene.advance(by: 0.1)
    #expect(changes == ["1 true", "1 false", "2 true"])
    list.scrollView.contentOffset = ScrollPoint(0, 440)
    stage.scene.advance(by: 0.1)
    #expect(changes.suffix(2) == ["12 true", "17 false"], "\(changes)")
    mouse.move(to: Point(-10, -10))
    stage.scene.advance(by: 0.1)
    #expect(changes.last == "12 false")
  }

  @Test("A behaviour that destroys the control, or moves the list away, when it is hovered does no harm")
  func reentrant() {
    struct Shy: ControlBehavior {
      func show(_ control: Control) { if control.state.contains(.hovered) { control.view.destroy() } }
    }
    let shy = stage.scene.addView(frame: Rect(0, 0, 100, 50)).makeControl(Shy())
    let button = stage.scene.addButton("one", frame: Rect(100, 0, 100, 50))
    mouse.move(to: Point(150, 25))
    mouse.move(to: Point(50, 25))
    stage.scene.advance(by: 0.1)
    #expect(!shy.view.isAlive && button.state == .normal)
    mouse.move(to: Point(150, 25))
    #expect(button.state == .hovered)
  }
}
