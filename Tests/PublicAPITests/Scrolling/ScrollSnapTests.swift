import Dactyl
import DactylTesting
import TestStage
import Testing

/// Positions at which content comes to rest.
@Suite struct ScrollSnapTests {
  private let stage = Stage(size: Size(400, 600))
  private var scene: Scene { stage.scene }

  private func makeList(_ snap: ScrollSnap?) -> ScrollView {
    let list = scene.addView(frame: Rect(0, 0, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 2000))
    list.verticalSnap = snap
    return list
  }

  private func drag(_ distance: Float, duration: Double = 0.1) {
    stage.one.drag(from: Point(150, 350), to: Point(150, 350 - distance), duration: duration, steps: 12)
    stage.one.lift()
    scene.advance(by: 5)
  }

  @Test(
    "Released at rest it moves to the nearest position, with a flick to the one nearest to the projected end")
  func letGo() {
    let list = makeList(.points([0, 130, 700, 90, .nan]))
    for (distance, position) in [(60, 90.0), (40, 130), (-60, 90)] {
      stage.one.press(at: Point(150, 350))
      stage.one.move(to: Point(150, 350 - Float(distance)))
      scene.advance(by: 0.5)
      stage.one.lift()
      scene.advance(by: 2)
      #expect(list.contentOffset.y == position)
    }
    list.contentOffset = .zero
    drag(150)
    // Without snapping it would move about 850.
    #expect(list.contentOffset.y == 700)
    list.verticalSnap = .every(250, from: 50)
    list.contentOffset = .zero
    drag(150)
    #expect(list.contentOffset.y == 800)
    // The end of the content is a position as well.
    for _ in 0..<4 { drag(250) }
    #expect(list.contentOffset.y == 1600)
  }

  @Test("A closure gets the projected end and the velocity, and the delegate decides last")
  func asking() {
    var asked: [(Double, Double)] = []
    let list = makeList(
      .asking {
        asked.append(($0, $1))
        return 444
      })
    drag(100)
    #expect(list.contentOffset.y == 444 && asked.count == 1)
    #expect(abs((asked.first?.0 ?? 0) - 575) < 30 && abs((asked.first?.1 ?? 0) - 1000) < 50)
    var offered = 0.0
    list.delegate.willEndDragging = { _, _, target in
      offered = target.y
      target.y = 321
    }
    list.contentOffset = .zero
    drag(100)
    #expect(offered == 444 && list.contentOffset.y == 321)
    list.verticalSnap = .asking { _, _ in .nan }
    list.delegate = ScrollViewDelegate()
    drag(20, duration: 0.5)
    #expect(list.contentOffset.y > 321 && list.contentOffset.y < 500)
  }

  @Test("Without bounces no position is overshot, however high the velocity")
  func noBounces() {
    let list = makeList(.every(400))
    list.bounces = false
    list.contentOffset.y = 1550
    var farthest = 0.0
    list.delegate.didScroll = { farthest = max(farthest, $0.contentOffset.y) }
    stage.one.drag(from: Point(150, 390), to: Point(150, 350), duration: 0.02, steps: 4)
    stage.one.lift()
    for _ in 0..<200 { scene.advance(by: 0.01) }
    #expect(list.contentOffset.y == 1600 && farthest == 1600)
  }

  @Test("Wheel steps end at the last position on their path, or at the next one, and add up beyond it")
  func wheel() {
    let list = makeList(.every(300))
    let mouse = Mouse(in: scene)
    mouse.move(to: Point(150, 300))
    mouse.scroll(by: Vector(0, 1))
    scene.advance(by: 1)
    #expect(list.contentOffset.y == 300)
    for _ in 0..<16 { mouse.scroll(by: Vector(0, 1)) }
    scene.advance(by: 1)
    // 640 points lead from 300 to 940.
    #expect(list.contentOffset.y == 900)
    mouse.scroll(by: Vector(0, -1))
    scene.advance(by: 1)
    #expect(list.contentOffset.y == 600)
    // On its return, in the middle of it.
    mouse.scroll(by: Vector(0, 1))
    scene.advance(by: 0.05)
    #expect(list.contentOffset.y > 600 && list.contentOffset.y < 890)
    mouse.scroll(by: Vector(0, -1))
    scene.advance(by: 1)
    #expect(list.contentOffset.y == 600)
    // A closure that would return backward is asked for more.
    list.verticalSnap = .asking { end, _ in (end / 500).rounded() * 500 }
    list.contentOffset.y = 500
    mouse.scroll(by: Vector(0, 1))
    scene.advance(by: 1)
    #expect(list.contentOffset.y == 1000)
    list.verticalSnap = .points([0, 1000])
    mouse.scroll(by: Vector(0, 1))
    scene.advance(by: 1)
    #expect(list.contentOffset.y == 1600)
    for position in [1000.0, 0] {
      mouse.scroll(by: Vector(0, -1))
      scene.advance(by: 1)
      #expect(list.contentOffset.y == position)
    }
  }

  @Test("A touchpad's steps are applied as they come, and end at the nearest position")
  func touchpad() {
    let list = makeList(.every(300))
    func scroll(_ step: Float) {
      scene.send(.scroll(ScrollSample(location: Point(150, 300), delta: Vector(0, step), isContinuous: true)))
      scene.advance(by: 0.02)
    }
    for _ in 0..<5 { scroll(1) }
    #expect(list.contentOffset.y == 200)
    scene.advance(by: 3)
    #expect(list.contentOffset.y == 300)
  }

  @Test(
    "Content caught between positions and released moves to the nearest one; an offset that is set is kept")
  func caught() {
    let list = makeList(.every(300))
    stage.one.drag(from: Point(150, 350), to: Point(150, 230), duration: 0.1, steps: 12)
    stage.one.lift()
    scene.advance(by: 0.1)
    stage.one.press(at: Point(150, 300))
    let held = list.contentOffset.y
    #expect(held > 150 && held < 590)
    stage.one.lift()
    scene.advance(by: 2)
    #expect(list.contentOffset.y == (held < 450 ? 300 : 600))
    list.contentOffset.y = 77
    scene.advance(by: 2)
    #expect(list.contentOffset.y == 77)
  }

  @Test("Releasing a closure may change the scroll view")
  func lettingGo() {
    final class Last {
      let act: () -> Void
      init(_ act: @escaping () -> Void) { self.act = act }
      deinit { act() }
    }
    let list = makeList(nil)
    func set() {
      let last = Last { list.verticalSnap = .every(10) }
      list.verticalSnap = .asking { end, _ in
        _ = last
        return end
      }
    }
    set()
    list.verticalSnap = nil
    let mouse = Mouse(in: scene)
    mouse.move(to: Point(150, 300))
    list.verticalSnap = list.verticalSnap ?? .points([])
    list.contentOffset.y = 3
    mouse.scroll(by: Vector(0, 1))
    scene.advance(by: 1)
    #expect(list.contentOffset.y == 40)
  }
}
