import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// The indicators of a scroll view.
@Suite struct ScrollIndicatorTests {
  private let stage = Stage(size: Size(400, 600))
  private var scene: Scene { stage.scene }
  private let list: ScrollView
  private let content: View

  init() {
    list = stage.scene.addView(frame: Rect(0, 0, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 4000))
    content = stage.view("content", Rect(0, 0, 300, 4000), in: list.view)
    list.showsVerticalScrollIndicator = true
    list.showsHorizontalScrollIndicator = true
  }

  /// The vertical indicator, as the scroll view has it among its subviews.
  private var bar: View? { list.view.subviews.first { $0.name == "vertical scroll indicator" } }
  private var thumb: Rect {
    guard let bar, let thumb = bar.subviews.first, !bar.isHidden else { return .zero }
    return thumb.convert(thumb.bounds, to: nil)
  }

  private func wheel(_ steps: Float) {
    let mouse = Mouse(in: scene)
    mouse.move(to: Point(100, 200))
    mouse.scroll(by: Vector(0, steps))
    scene.advance(by: 0.5)
  }

  @Test("The indicator appears when content moves, fades when it rests, and costs nothing from then on")
  func comesAndGoes() {
    scene.advance(by: 0)
    #expect(list.view.subviews == [content] && !scene.needsFrame)
    wheel(10)
    #expect(list.contentOffset.y == 400 && bar?.isHidden == false && bar?.alpha == 1)
    scene.advance(by: 0.9)
    #expect((bar?.alpha ?? 1) < 1)
    scene.advance(by: 0.5)
    #expect(bar?.isHidden == true && !scene.needsFrame && scene.nextDeadline == nil)
    list.flashScrollIndicators()
    scene.advance(by: 0.1)
    #expect(bar?.isHidden == false && bar?.alpha == 1)
    // The indicator stays while a finger holds the content.
    stage.one.press(at: Point(100, 200))
    scene.advance(by: 5)
    #expect(bar?.isHidden == false)
    stage.one.lift()
    scene.advance(by: 3)
    #expect(bar?.isHidden == true)
  }

  @Test(
    "Its length and position are the visible part's; overscroll shrinks it; it does not scroll with the content"
  )
  func offset() {
    var style = list.scrollIndicatorStyle
    style.margin = 2
    style.minimumLength = 10
    list.scrollIndicatorStyle = style
    list.contentOffset.y = 1800
    scene.advance(by: 0)
    // 396 points for a tenth of the content, in the middle.
    #expect(abs(thumb.size.height - 39.6) < 0.01 && abs(thumb.center.y - 200) < 0.01 && thumb.maxX == 298)
    list.contentOffset.y = 3600
    scene.advance(by: 0)
    #expect(abs(thumb.maxY - 398) < 0.01)
    list.contentOffset.y = 3620
    scene.advance(by: 0)
    #expect(abs(thumb.maxY - 398) < 0.01 && abs(thumb.size.height - 19.6) < 0.01)
    list.contentOffset.y = -300
    scene.advance(by: 0)
    #expect(abs(thumb.minY - 2) < 0.01 && thumb.size.height == 7)
    list.scrollIndicatorInsets = EdgeInsets(top: 50, left: 0, bottom: 0, right: 10)
    list.contentOffset.y = 0
    scene.advance(by: 0)
    #expect(abs(thumb.minY - 52) < 0.01 && thumb.maxX == 288)
    // No horizontal overflow: no indicator, and no room reserved for one.
    let across = list.view.subviews.first { $0.name == "horizontal scroll indicator" }
    #expect(across?.bounds.size == .zero)
    // A view that is added later is behind it.
    for index in 0..<3 { stage.view("row \(index)", Rect(0, 0, 300, 40), in: list.view) }
    list.contentOffset.y = 10
    scene.advance(by: 0)
    #expect((bar?.siblingIndex ?? 0) >= 4)
  }

  @Test("The mouse drags it, exactly and to both ends; it widens under the mouse and stays as long")
  func drag() {
    wheel(1)
    let mouse = Mouse(in: scene)
    mouse.move(to: Point(295, 10))
    scene.advance(by: 0.1)
    #expect(thumb.size.width == list.scrollIndicatorStyle.pointedThickness)
    scene.advance(by: 5)
    #expect(bar?.isHidden == false)
    let start = list.contentOffset.y
    mouse.press(at: Point(295, 20))
    #expect(list.contentOffset.y == start && !list.isDragging && stage.lines == [])
    // 394 points less the bar's 39.4 are 3600.
    let share = 3600 / (394 - 39.4)
    for step in 1...10 { mouse.move(to: Point(295, 20 + Float(step) * 10)) }
    #expect(abs(list.contentOffset.y - start - 100 * share) < 1)
    mouse.move(to: Point(100, 900))
    #expect(list.contentOffset.y == 3600)
    mouse.move(to: Point(100, -900))
    #expect(list.contentOffset.y == 0)
    mouse.release()
    mouse.move(to: Point(100, 200))
    scene.advance(by: 3)
    #expect(bar?.isHidden == true && stage.lines == [] && scene.activeGestures.isEmpty)
  }

  @Test("A press beside it scrolls by pages toward the mouse, repeatedly until the indicator is there")
  func pages() {
    wheel(1)
    let mouse = Mouse(in: scene)
    mouse.press(at: Point(295, 350))
    scene.advance(by: 0.49)
    #expect(list.contentOffset.y == 400)
    scene.advance(by: 4)
    let offset = list.contentOffset.y
    #expect(thumb.minY <= 350 && thumb.maxY >= 350)
    scene.advance(by: 1)
    #expect(list.contentOffset.y == offset)
    mouse.release()
    mouse.click(at: Point(295, 5))
    scene.advance(by: 1)
    #expect(list.contentOffset.y == offset - 360)
    // A mouse that rests on the bar keeps it (HO4).
    scene.advance(by: 3)
    #expect(bar?.isHidden == false)
    mouse.move(to: Point(100, 200))
    scene.advance(by: 3)
    #expect(scene.nextDeadline == nil)
  }

  @Test("Fingers pass through to the views behind it; the mouse drags it though the content decelerates")
  func touches() {
    wheel(1)
    #expect(scene.hitTest(Point(295, 20)) == content)
    stage.one.drag(from: Point(295, 300), to: Point(295, 200), duration: 0.1, steps: 10)
    stage.one.lift()
    #expect(list.isDecelerating)
    scene.advance(by: 0.1)
    let mouse = Mouse(in: scene)
    mouse.press(at: Point(295, thumb.center.y))
    mouse.move(to: Point(295, 700))
    #expect(list.contentOffset.y == 3600 && !list.isDecelerating)
    mouse.release()
  }

  @Test("An indicator can be disabled and enabled, also while held, and is destroyed with its scroll view")
  func disabled() {
    wheel(1)
    let mouse = Mouse(in: scene)
    mouse.press(at: Point(295, 350))
    list.showsVerticalScrollIndicator = false
    #expect(bar == nil && !list.showsVerticalScrollIndicator && list.showsHorizontalScrollIndicator)
    mouse.release()
    list.showsHorizontalScrollIndicator = false
    wheel(1)
    #expect(list.view.subviews == [content])
    list.showsVerticalScrollIndicator = true
    wheel(1)
    #expect(bar?.isHidden == false)
    mouse.press(at: Point(295, 350))
    list.view.destroy()
    scene.advance(by: 3)
    #expect(scene.nextDeadline == nil)
    mouse.release()
    #expect(scene.activeGestures.isEmpty)
  }
}
