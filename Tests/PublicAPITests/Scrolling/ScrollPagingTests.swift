import Dactyl
import DactylTesting
import TestStage
import Testing

/// Pages, by wheels and by flicks (V21, V22).
@Suite struct ScrollPagingTests {
  private let stage = Stage(size: Size(400, 600))
  private var scene: Scene { stage.scene }

  private func makePager() -> ScrollView {
    let pager = scene.addView(frame: Rect(0, 0, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 2400))
    pager.isPagingEnabled = true
    return pager
  }

  @Test(
    "V22: a wheel step turns one page however large it is, and steps during the animation count once",
    arguments: [0.1, 1, 40])
  func wheel(step: Float) {
    let pager = makePager()
    let mouse = Mouse(in: scene)
    mouse.move(to: Point(150, 300))
    for page in [1.0, 2] {
      for _ in 0..<12 {
        mouse.scroll(by: Vector(0, step))
        scene.advance(by: 0.01)
      }
      scene.advance(by: 0.6)
      #expect(pager.contentOffset.y == page * 400)
    }
    mouse.scroll(by: Vector(0, step))
    scene.advance(by: 0.1)
    #expect(pager.contentOffset.y > 800)
    mouse.scroll(by: Vector(0, -step))
    scene.advance(by: 0.6)
    #expect(pager.contentOffset.y == 800, "a step back turns the page back that is turning")
    for _ in 0..<6 {
      mouse.scroll(by: Vector(0, step))
      scene.advance(by: 1)
    }
    #expect(pager.contentOffset.y == 2000)
  }

  @Test("V22: wheel steps at the last page of a pager scroll the scroll view around it, and none before that")
  func wheelAtTheEnd() {
    let outer = scene.addView(frame: Rect(0, 0, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 4000))
    let pager = makePager()
    outer.view.addSubview(pager.view)
    pager.contentOffset.y = 1600
    let mouse = Mouse(in: scene)
    mouse.move(to: Point(150, 200))
    for _ in 0..<3 {
      mouse.scroll(by: Vector(0, 1))
      scene.advance(by: 0.02)
    }
    scene.advance(by: 1)
    #expect(pager.contentOffset.y == 2000 && outer.contentOffset.y == 0)
    mouse.scroll(by: Vector(0, 1))
    scene.advance(by: 1)
    #expect(pager.contentOffset.y == 2000 && outer.contentOffset.y == 40)
  }

  @Test("V21: a page that a flick turns arrives in about 0.35 s, however gentle it was", arguments: [340, 500, 2000])
  func flick(speed: Float) {
    let pager = makePager()
    pager.contentOffset.y = 400
    stage.one.press(at: Point(150, 380))
    for step in 1...20 {
      stage.one.move(to: Point(150, 380 - 100 * Float(step) / 20))
      scene.advance(by: 0.1)
    }
    for step in 1...10 {
      stage.one.move(to: Point(150, 280 - speed / 10 * Float(step) / 10))
      scene.advance(by: 0.01)
    }
    stage.one.lift()
    #expect(pager.isDecelerating)
    var time = 0.0
    while pager.isDecelerating, time < 3 {
      scene.advance(by: 0.01)
      time += 0.01
    }
    #expect(pager.contentOffset.y == 800 && time > 0.1 && time < 0.55, "\(time)")
  }

  @Test("V21: a slow drag over several pages turns one")
  func slowDrag() {
    let pager = scene.addView(frame: Rect(0, 0, 300, 100)).makeScrollView(contentSize: ScrollSize(300, 1000))
    pager.isPagingEnabled = true
    stage.one.drag(from: Point(150, 90), to: Point(150, -220), duration: 4, steps: 100)
    scene.advance(by: 0.5)
    #expect(pager.contentOffset.y == 300)
    stage.one.lift()
    scene.advance(by: 2)
    #expect(pager.contentOffset.y == 100)
  }
}
