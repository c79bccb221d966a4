import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// The areas in which fingers and the mouse hit small controls.
@Suite struct ControlHitTests {
  private let stage = Stage()

  @Test("A finger hits a small control within 44 points, a mouse only in its frame")
  func least() {
    stage.control("ok", Rect(100, 100, 20, 20), for: .touchDown)
    let mouse = Mouse(in: stage.scene)
    for (x, isHit) in [(88.5, true), (131.5, true), (87.5, false), (132.5, false)] as [(Float, Bool)] {
      stage.one.tap(at: Point(x, 110))
      #expect(stage.lines == (isHit ? ["ok touchDown"] : []))
      mouse.click(at: Point(x, 110))
      #expect(stage.lines.isEmpty)
    }
    mouse.click(at: Point(101, 101))
    #expect(stage.lines == ["ok touchDown"])
  }

  @Test("The minimum size is a setting, and a control may opt out")
  func setting() {
    let control = stage.control("ok", Rect(100, 100, 20, 20), for: .touchDown)
    stage.scene.controlSettings.minimumHitSize = 80
    stage.one.tap(at: Point(75, 110))
    #expect(stage.lines == ["ok touchDown"])
    control.hasMinimumHitSize = false
    stage.one.tap(at: Point(90, 110))
    #expect(stage.lines.isEmpty)
  }

  @Test("The hit area follows the size of the view")
  func resized() {
    let control = stage.control("ok", Rect(100, 100, 20, 20), for: .touchDown)
    stage.one.tap(at: Point(110, 110))
    control.view.frame = Rect(200, 200, 10, 10)
    stage.one.tap(at: Point(90, 110))
    stage.one.tap(at: Point(184, 205))
    #expect(stage.lines == ["ok touchDown", "ok touchDown"])
  }

  @Test("A control under the finger comes before one that is only grown to it")
  func neighbours() {
    stage.control("left", Rect(100, 100, 20, 20), for: .touchDown)
    stage.control("right", Rect(124, 100, 20, 20), for: .touchDown)
    stage.one.tap(at: Point(118, 110))
    #expect(stage.lines == ["left touchDown"])
    stage.one.tap(at: Point(122, 110))
    #expect(stage.lines == ["right touchDown"])
  }

  @Test("A superview still bounds the hit area (H4), and plain views keep their size")
  func bounded() {
    let panel = stage.view("panel", Rect(100, 100, 30, 30))
    stage.control("ok", Rect(0, 0, 20, 20), in: panel, for: .touchDown)
    stage.one.tap(at: Point(98, 110))
    #expect(stage.lines.isEmpty)
    stage.one.tap(at: Point(128, 110))
    #expect(stage.lines == ["ok touchDown"])
  }

  @Test("With very many siblings the hit area is the same")
  func many() {
    for number in 0..<300 { stage.scene.addView(frame: Rect(Float(number), 300, 1, 1)) }
    let control = stage.control("ok", Rect(100, 100, 20, 20), for: .touchDown)
    stage.one.tap(at: Point(90, 110))
    #expect(stage.lines == ["ok touchDown"])
    Mouse(in: stage.scene).click(at: Point(90, 110))
    #expect(stage.lines.isEmpty && control.view.isAlive)
  }
}
