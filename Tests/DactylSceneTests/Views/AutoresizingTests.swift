import Testing

@testable import DactylScene

@Suite struct AutoresizingTests {
  private final class Graph: SceneGraph { init() { super.init() } }

  private func follow(_ mask: AutoresizingMask, from frame: Rect, to size: Size) -> Rect {
    let graph = Graph()
    let parent = graph.makeView(frame: Rect(0, 0, 100, 100))
    let child = graph.makeView(frame: frame)
    child.autoresizing = mask
    parent.addSubview(child)
    parent.frame = Rect(5, 5, size.width, size.height)
    return child.frame
  }

  @Test(
    "Edges that are not flexible are fixed; flexible parts share the change in proportion",
    arguments: [
      (AutoresizingMask(), Rect(10, 10, 20, 20)),
      (.flexibleLeftMargin, Rect(110, 10, 20, 20)),
      (.flexibleRightMargin, Rect(10, 10, 20, 20)),
      (.flexibleSize, Rect(10, 10, 120, 20)),
      (AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]), Rect(22.5, 10, 20, 20)),
      (AutoresizingMask([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]), Rect(20, 10, 40, 20)),
      (AutoresizingMask([.flexibleTopMargin, .flexibleBottomMargin]), Rect(10, 10, 20, 20)),
    ])
  func masks(mask: AutoresizingMask, frame: Rect) {
    #expect(follow(mask, from: Rect(10, 10, 20, 20), to: Size(200, 100)) == frame)
  }

  @Test("Parts without length share evenly, and nothing gets a negative size")
  func degenerate() {
    #expect(
      follow(
        AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]), from: Rect(0, 0, 100, 10), to: Size(300, 100)
      ).origin.x == 100
    )
    #expect(follow(.flexibleWidth, from: Rect(0, 0, 50, 10), to: Size(10, 100)).size.width == 0)
  }

  @Test("Autoresizing goes down level by level, however deep, and stops where the size stays")
  func levels() {
    let graph = Graph()
    let top = graph.makeView(frame: Rect(0, 0, 100, 100))
    var views = [top]
    for _ in 0..<100_000 {
      let view = graph.makeView(frame: Rect(0, 0, 100, 100))
      view.autoresizing = .flexibleSize
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    let fixed = graph.makeView(frame: Rect(0, 0, 10, 10))
    top.addSubview(fixed)
    let inFixed = graph.makeView(frame: Rect(0, 0, 5, 5))
    inFixed.autoresizing = .flexibleSize
    fixed.addSubview(inFixed)
    top.bounds = Rect(0, 0, 50, 70)
    #expect(views[100_000].frame == Rect(0, 0, 50, 70) && inFixed.frame == Rect(0, 0, 5, 5))
  }

  @Test("A removed mask resizes no longer, and a destroyed view leaves no mask behind")
  func takenBack() {
    let graph = Graph()
    let parent = graph.makeView(frame: Rect(0, 0, 100, 100))
    let child = graph.makeView(frame: Rect(0, 0, 10, 10))
    parent.addSubview(child)
    child.autoresizing = .flexibleSize
    #expect(child.autoresizing == .flexibleSize)
    child.autoresizing = []
    parent.frame = Rect(0, 0, 200, 200)
    #expect(child.frame == Rect(0, 0, 10, 10))
    child.autoresizing = .flexibleWidth
    child.destroy()
    #expect(graph.views.masks.count == 0)
    #expect(graph.makeView().autoresizing == [])
  }

  @Test("A transform is unchanged: the view is resized as without it")
  func transformed() {
    let graph = Graph()
    let parent = graph.makeView(frame: Rect(0, 0, 100, 100))
    let child = graph.makeView(frame: Rect(40, 40, 20, 20))
    parent.addSubview(child)
    child.transform = Transform.scale(2)
    child.autoresizing = [.flexibleLeftMargin, .flexibleTopMargin]
    parent.frame = Rect(0, 0, 150, 150)
    #expect(child.bounds.size == Size(20, 20) && child.center == Point(100, 100))
  }
}
