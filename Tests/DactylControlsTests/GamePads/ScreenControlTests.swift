import DactylControls
import DactylTesting
import TestStage
import Testing

/// Sticks and buttons on the screen.
@Suite struct ScreenControlTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }
  private var input: InputState { stage.scene.input }

  init() { scene.inputActions.push(.ship) }

  @Test("Two thumbs and a third finger at once")
  func threeFingers() {
    let left = scene.addScreenStick(.leftStick, radius: 50, frame: Rect(0, 200, 200, 200))
    scene.addScreenStick(.rightStick, mode: .fixed, radius: 50, frame: Rect(200, 200, 200, 200))
    scene.addScreenButton(.a, title: "Fire", frame: Rect(300, 0, 60, 60))
    stage.one.press(at: Point(60, 300))
    stage.two.press(at: Point(300, 275))
    stage.three.press(at: Point(330, 30))
    #expect(input[.move] == .zero && input[.aim] == Vector(0, -0.5) && input[.fire])
    stage.one.move(to: Point(85, 300))
    stage.two.move(to: Point(400, 300))
    #expect(input[.move] == Vector(0.5, 0) && left.value == Vector(0.5, 0) && input[.aim] == Vector(1, 0))
    stage.three.lift()
    #expect(!input[.fire] && input[.move] == Vector(0.5, 0))
    stage.one.lift()
    stage.two.cancel()
    #expect(input[.move] == .zero && input[.aim] == .zero && scene.pendingWork == [])
    #expect(scene.inputActions.family() == .touch && scene.inputActions.prompt(for: .fire)?.name == "A")
  }

  @Test("The center of a stick: in its frame, where the finger landed, or following the finger")
  func modes() {
    let area = Rect(0, 0, 200, 200)
    for (mode, values) in [
      (ScreenStick.Mode.fixed, [Vector(-1, 0), Vector(1, 0), Vector(0.6, 0)]),
      (.floating, [.zero, Vector(1, 0), Vector(1, 0)]), (.relative, [.zero, Vector(1, 0), Vector(0.4, 0)]),
    ] {
      let stick = scene.addScreenStick(.leftStick, mode: mode, radius: 50, frame: area)
      var seen: [Vector] = []
      stage.one.press(at: Point(50, 100))
      seen.append(input[.move])
      stage.one.move(to: Point(160, 100))
      seen.append(input[.move])
      stage.one.move(to: Point(130, 100))
      seen.append(input[.move])
      #expect(zip(seen, values).allSatisfy { ($0 - $1).length < 1e-4 }, "\(mode): \(seen)")
      stage.one.lift()
      #expect(stick.value == .zero && stick.middle == Point(100, 100))
      stick.view.destroy()
    }
  }

  @Test("A control that is destroyed, or blocked, releases its value")
  func destroyed() {
    let stick = scene.addScreenStick(.leftStick, radius: 50, frame: Rect(0, 200, 200, 200))
    let button = scene.addScreenButton(.a, frame: Rect(300, 0, 60, 60))
    stage.one.drag(from: Point(50, 300), to: Point(150, 300))
    stage.two.press(at: Point(330, 30))
    #expect(input[.move] == Vector(1, 0) && input[.fire])
    scene.inputActions.push(.menu)
    #expect(input[.move] == .zero && !input[.fire])
    scene.inputActions.pop(.menu)
    #expect(input[.move] == Vector(1, 0) && !input[.fire])
    stage.two.lift()
    stage.two.press(at: Point(330, 30))
    #expect(input[.fire])
    stick.view.destroy()
    button.view.destroy()
    scene.advance(by: 0.1)
    #expect(input[.move] == .zero && !input[.fire])
    stage.one.lift()
    stage.two.lift()
    #expect(scene.pendingWork == [])
  }

  @Test("A page with a held stick and button that another finger closes releases them, without a diagnostic")
  func closedPage() {
    let page = scene.addView(frame: Rect(0, 0, 400, 400))
    scene.addScreenStick(.leftStick, radius: 50, frame: Rect(0, 200, 200, 200), to: page)
    scene.addScreenButton(.a, frame: Rect(300, 100, 60, 60), to: page)
    scene.addButton("Close", frame: Rect(0, 0, 80, 44)) { _ in page.destroy() }
    stage.one.drag(from: Point(50, 300), to: Point(150, 300))
    stage.two.press(at: Point(330, 130))
    #expect(input[.move] == Vector(1, 0) && input[.fire])
    stage.three.tap(at: Point(20, 20))
    scene.advance(by: 0.1)
    #expect(input[.move] == .zero && !input[.fire])
    stage.one.lift()
    stage.two.lift()
    #expect(stage.diagnostics.diagnostics.isEmpty && scene.pendingWork == [])
  }
}
