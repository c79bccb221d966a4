import DactylControls
import DactylTesting
import Testing

/// The dots of pages: by touch, by keys, and beside a scroll view.
@Suite struct PageControlTests {
  private let scene = Scene(size: Size(400, 300))

  @Test("A lift in the right half goes forward, in the left half back, and not beyond the ends")
  func touches() {
    var changes: [Int] = []
    let pages = scene.addPageControl(pages: 3, frame: Rect(100, 100, 100, 30)) { changes.append($0.currentPage) }
    let finger = Finger(in: scene)
    for x: Float in [180, 180, 180, 120, 120, 120] { finger.tap(at: Point(x, 115)) }
    #expect(changes == [1, 2, 1, 0])
    finger.press(at: Point(180, 115))
    finger.move(to: Point(180, 290))
    finger.lift()
    #expect(pages.currentPage == 0)
  }

  @Test("Left and right go from page to page while it is focused, and at the ends move the focus")
  func keys() {
    let pages = scene.addPageControl(pages: 2, frame: Rect(100, 100, 100, 30))
    let other = scene.addButton("Next", frame: Rect(300, 100, 80, 30))
    scene.requestFocus(at: pages.view.entity)
    Keyboard(in: scene).tap(.right)
    #expect(pages.currentPage == 1 && scene.focusedItem == pages.view)
    Keyboard(in: scene).tap(.right)
    #expect(pages.currentPage == 1 && scene.focusedItem == other.view)
  }

  @Test("Pages that are set are limited, send nothing, and have a dot each as far as there is one")
  func properties() {
    let pages = scene.addPageControl(pages: 4) { _ in Issue.record("nothing was pressed") }
    #expect(pages.view.bounds.size == Size(80, 30) && pages.view.subviews.count == 4)
    pages.currentPage = 9
    #expect(pages.currentPage == 3)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1 && pages.view.subviews.count == 2)
    pages.numberOfPages = -5
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && pages.view.subviews.isEmpty)
    pages.numberOfPages = .max
    #expect(pages.numberOfPages == 1000 && pages.view.subviews.count == 50)
    pages.currentPage = 999
    scene.advance(by: 0)
    let filled = pages.view.subviews.firstIndex { $0[Shape.self]?.fill == pages.styleNow.normal.fill }
    #expect(filled == 49)
  }

  @Test("Beside a scroll view it shows its page, and a tap scrolls it; either may be destroyed first")
  func following() {
    let scroll = scene.addView(frame: Rect(0, 0, 100, 50)).makeScrollView(contentSize: ScrollSize(300, 50))
    scroll.isPagingEnabled = true
    let pages = scene.addPageControl(frame: Rect(100, 100, 100, 30))
    pages.follow(scroll)
    #expect(pages.numberOfPages == 3 && pages.currentPage == 0)
    scroll.contentOffset = ScrollPoint(200, 0)
    #expect(pages.currentPage == 2)
    Finger(in: scene).tap(at: Point(120, 115))
    scene.advance(by: 1)
    #expect(scroll.contentOffset == ScrollPoint(100, 0) && pages.currentPage == 1)
    scroll.contentSize = ScrollSize(500, 50)
    scroll.contentOffset = ScrollPoint(400, 0)
    #expect(pages.numberOfPages == 5 && pages.currentPage == 4)
    let second = scene.addPageControl(frame: Rect(100, 200, 100, 30))
    second.follow(scroll)
    pages.view.destroy()
    scroll.contentOffset = .zero
    #expect(second.currentPage == 0)
    scroll.view.destroy()
    Finger(in: scene).tap(at: Point(180, 215))
    #expect(second.currentPage == 1)
  }
}
