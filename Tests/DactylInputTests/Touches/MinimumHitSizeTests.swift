import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Views that fingers hit as if they were larger.
@Suite struct MinimumHitSizeTests {
  private let stage = Stage()

  private func hit(_ x: Float, _ y: Float) -> View? {
    stage.one.press(at: Point(x, y))
    let view = stage.scene.liveTouches.first?.view
    stage.one.lift()
    return view
  }

  @Test("All small views grow for fingers, later ones, too; mouse and pencil hit the visible frame (C8)")
  func all() {
    let before = stage.scene.addView(frame: Rect(100, 100, 20, 20))
    let large = stage.scene.addView(frame: Rect(200, 200, 90, 10))
    stage.scene.minimumHitSize = Size(44, 40)
    let after = stage.scene.addView(frame: Rect(300, 100, 20, 20))

    #expect(hit(88.5, 110) == before && hit(87.5, 110) != before)
    #expect(hit(110, 90.5) == before && hit(110, 89.5) != before)
    #expect(hit(288.5, 110) == after)
    #expect(hit(245, 186) == large && hit(199, 205) != large)
    let mouse = Mouse(in: stage.scene)
    mouse.press(at: Point(95, 110))
    #expect(stage.scene.liveTouches.first?.view == stage.scene.window.view)
    mouse.release()
    for (type, isHit) in [(TouchType.pencil, false), (.direct, true), (.indirect, true)] {
      let finger = Finger(7, in: stage.scene, type: type)
      finger.press(at: Point(95, 110))
      #expect((stage.scene.liveTouches.first?.view == before) == isHit)
      finger.lift()
    }
    #expect(stage.scene.minimumHitSize == Size(44, 40))
    stage.scene.minimumHitSize = nil
    #expect(hit(95, 110) != before && hit(295, 110) != after && hit(110, 110) == before)
  }

  @Test("A view with a minimum of its own is hit in the larger of both, and keeps it")
  func requests() {
    let view = stage.scene.addView(frame: Rect(100, 100, 20, 20))
    view.hasMinimumHitSize = true
    stage.scene.minimumHitSize = Size(10, 60)
    #expect(hit(88.5, 110) == view && hit(110, 81) == view && hit(110, 79) != view)
    stage.scene.minimumHitSize = nil
    #expect(hit(88.5, 110) == view && hit(110, 81) != view && view.hasMinimumHitSize)
    view.hasMinimumHitSize = false
    #expect(hit(95, 110) != view)
    stage.scene.minimumHitSize = Size(44, 44)
    #expect(hit(95, 110) == view && !view.hasMinimumHitSize)
  }

  @Test("A small view under the finger comes before one that is only grown to it")
  func neighbours() {
    let left = stage.scene.addView(frame: Rect(100, 100, 20, 20))
    let right = stage.scene.addView(frame: Rect(120, 100, 20, 20))
    stage.scene.minimumHitSize = Size(44, 44)
    #expect(hit(118, 110) == left && hit(122, 110) == right && hit(95, 110) == left && hit(145, 110) == right)
  }

  @Test("A view with listeners under the finger comes first, and so do its subviews; a background does not")
  func backgrounds() {
    let background = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let panel = stage.scene.addView(frame: Rect(100, 100, 200, 200))
    let button = stage.scene.addView(frame: Rect(0, 0, 20, 20), to: panel)
    stage.scene.minimumHitSize = Size(44, 44)
    panel.addGestureRecognizer(PanGestureRecognizer())
    #expect(hit(125, 110) == button && hit(95, 110) == background && hit(150, 150) == panel)

    let free = stage.scene.addView(frame: Rect(20, 20, 20, 20))
    #expect(hit(15, 30) == free)
    let inner = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: background)
    #expect(hit(15, 30) == free)
    background.setResponder(TouchRecorder("background", in: stage.log))
    #expect(hit(15, 30) == inner && hit(25, 30) == free)
  }

  @Test("An overhanging subview does not grow a small view, and a deep tree is searched once")
  func deep() {
    stage.scene.minimumHitSize = Size(44, 44)
    var deepest = stage.scene.addView(frame: Rect(100, 100, 20, 20))
    let top = deepest
    for _ in 0..<2000 { deepest = stage.scene.addView(frame: Rect(0, 0, 20, 20), to: deepest) }
    let other = stage.scene.addView(frame: Rect(60, 100, 30, 20))
    other.sendToBack()
    #expect(hit(110, 110) == deepest && hit(95, 110) == deepest && hit(89, 110) == other)
    #expect(top.isAlive)
  }

  @Test("H4: a superview still bounds its subviews; a turned and scaled one grows in its own coordinates")
  func bounded() {
    let panel = stage.scene.addView(frame: Rect(100, 100, 60, 60))
    let small = stage.scene.addView(frame: Rect(0, 0, 20, 20), to: panel)
    let turned = stage.scene.addView(frame: Rect(300, 300, 20, 10))
    turned.transform = Transform.rotation(.pi / 2).scaled(by: 2)
    stage.scene.minimumHitSize = Size(44, 20)
    #expect(hit(98, 110) == stage.scene.window.view && hit(131, 110) == small)
    #expect(hit(310, 262) == turned && hit(310, 260) != turned && hit(329, 305) == turned && hit(331, 305) != turned)
  }

  @Test("An invalid size is refused, and windows keep their frames")
  func refused() {
    let stage = Stage(expecting: [.badGeometry])
    for size in [Size(.nan, 1), Size(1, .infinity), Size(-1, 5)] { stage.scene.minimumHitSize = size }
    #expect(stage.scene.minimumHitSize == nil && stage.diagnostics.kinds.count == 3)
    stage.scene.minimumHitSize = Size(44, 44)
    let window = stage.scene.addWindow(frame: Rect(100, 100, 10, 10), level: 1)
    #expect(stage.scene.hitTest(Point(95, 105)) == stage.scene.window.view)
    #expect(stage.scene.hitTest(Point(105, 105)) == window.view)
  }
}
