import DactylControls
import DactylTesting
import Testing

@Suite("A pointer that rests clicks (AX20)") struct DwellTests {
  private let desk = SemanticDesk()
  private var scene: Scene { desk.scene }

  @Test("It clicks once where it rests, and again when it rests elsewhere")
  func rest() {
    var presses = 0
    scene.addButton("go", frame: Rect(0, 0, 200, 40)) { _ in presses += 1 }
    scene.assistance.pointer.dwellTime = 0.5
    let mouse = Mouse(in: scene)
    mouse.move(to: Point(50, 20))
    scene.advance(by: 0.4)
    mouse.move(to: Point(54, 20))
    #expect(presses == 0)
    scene.advance(by: 0.2)
    #expect(presses == 1)
    mouse.move(to: Point(50, 20))
    scene.advance(by: 1)
    #expect(presses == 1)
    mouse.move(to: Point(100, 20))
    scene.advance(by: 0.6)
    #expect(presses == 2)
  }

  @Test("It does not click where a hand has clicked, or outside")
  func hand() {
    var presses = 0
    scene.addButton("go", frame: Rect(0, 0, 200, 40)) { _ in presses += 1 }
    scene.assistance.pointer.dwellTime = 0.5
    let mouse = Mouse(in: scene)
    mouse.move(to: Point(50, 20))
    mouse.click(at: Point(50, 20))
    mouse.move(to: Point(51, 20))
    scene.advance(by: 1)
    #expect(presses == 1)
    mouse.move(to: Point(100, 20))
    mouse.leave()
    scene.advance(by: 1)
    #expect(presses == 1)
  }

  @Test("With the secondary button it shows the menu of what is under it")
  func menu() {
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    card.addContextMenu { $0.add(KeyCommand(action: "open", title: "Open")) }
    scene.setAction("open", of: card.entity) { _ in }
    scene.assistance.pointer.dwellTime = 0.5
    scene.assistance.pointer.dwellButton = .secondary
    Mouse(in: scene).move(to: Point(50, 20))
    scene.advance(by: 0.6)
    #expect(scene.shownMenu != nil)
  }
}
