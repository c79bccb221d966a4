import DactylTesting
import DactylUIKit
import TestStage
import Testing

/// UIKit's scroll view over the engine's.
@Suite struct ScrollViewTests {
  private final class Reporter: UIScrollViewDelegate {
    let log: CallLog
    var target: CGPoint?
    var zoomed: UIView?
    init(_ log: CallLog) { self.log = log }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.write("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.write("willEndDragging \((velocity.y * 10).rounded() / 10)")
      if let target { unsafe targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.write("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.write("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.write("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.write("didEndAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.write("willBeginZooming \(view === zoomed)")
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.write("didEndZooming \(scale)")
    }
  }

  /// A scroll view with its own answers, which records the questions.
  private final class Asking: UIScrollView {
    var asked: [String] = []
    var begins = true
    var cancels = true
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      asked.append("begin \((view as? Spy)?.name ?? "")")
      return begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel \((view as? Spy)?.name ?? "")")
      return cancels
    }
  }

  private let desk = Desk()
  private let reporter: Reporter

  init() { reporter = Reporter(desk.log) }

  private func fill<Kind: UIScrollView>(_ scroll: Kind) -> Kind {
    scroll.contentSize = CGSize(width: 300, height: 3000)
    scroll.delegate = reporter
    desk.window.addSubview(scroll)
    return scroll
  }
  private var frame: CGRect { CGRect(x: 0, y: 0, width: 300, height: 400) }

  private func flick() {
    desk.finger.drag(from: Point(150, 350), to: Point(150, 250), duration: 0.1, steps: 12)
    desk.finger.lift()
  }

  @Test("A finger scrolls it, and its delegate is called in UIKit's order (V7)")
  func fingers() {
    let scroll = fill(UIScrollView(frame: frame))
    let row = desk.spy("row", 0, 0, 300, 3000, in: scroll)
    reporter.target = CGPoint(x: 0, y: 444)
    flick()
    #expect(
      desk.lines == ["willBeginDragging", "willEndDragging 1.0", "didEndDragging true", "willBeginDecelerating"])
    #expect(scroll.isDecelerating && !scroll.isDragging && scroll.subviews == [row])
    desk.scene.advance(by: 3)
    #expect(desk.lines == ["didEndDecelerating"] && scroll.contentOffset.y == 444 && scroll.bounds.origin.y == 444)
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(scroll.contentOffset.y == 444)
    desk.scene.advance(by: 1)
    #expect(desk.lines == ["didEndAnimation"] && scroll.contentOffset.y == 20)
    // A finger that moves less than a drag belongs to the row.
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["row began", "row ended"])
    // Indicators are not among its subviews.
    #expect(scroll.subviews == [row] && scroll.showsVerticalScrollIndicator)
  }

  @Test("A subclass is asked about touches in its content (V4, V5)")
  func questions() {
    let scroll = fill(Asking(frame: frame))
    desk.spy("row", 0, 0, 300, 3000, in: scroll)
    scroll.delaysContentTouches = false
    scroll.cancels = false
    flick()
    #expect(scroll.asked == ["begin row", "cancel row"] && scroll.contentOffset.y == 0)
    #expect(desk.lines.first == "row began")
    (scroll.asked, scroll.begins, scroll.cancels) = ([], false, true)
    flick()
    #expect(scroll.asked == ["begin row"] && !desk.lines.contains { $0.hasPrefix("row") })
    #expect(scroll.contentOffset.y > 80)
  }

  @Test("Its pan calls targets with the fingers' location, and others may require it to fail")
  func pan() {
    let scroll = fill(UIScrollView(frame: frame))
    let target = Target(desk.log)
    let pan = scroll.panGestureRecognizer
    pan.name = "pan"
    pan.addTarget(target, action: "changed:")
    #expect(pan.view === scroll && scroll.gestureRecognizers?.contains(pan) == true && pan.delaysTouchesBegan)
    desk.finger.press(at: Point(150, 350))
    desk.finger.move(to: Point(150, 320))
    #expect(desk.lines == ["willBeginDragging", "pan began"] && pan.translation(in: nil) == CGPoint(x: 0, y: -30))
    #expect(scroll.contentOffset.y == 20 && pan.numberOfTouches == 1 && scroll.isDragging)
    desk.finger.lift()
    _ = desk.lines
    scroll.isScrollEnabled = false
    desk.finger.drag(from: Point(150, 350), to: Point(150, 250))
    desk.finger.lift()
    #expect(desk.lines == [])
    let waiting = UIPanGestureRecognizer(target: target, action: "changed:")
    waiting.name = "waiting"
    waiting.require(toFail: pan)
    scroll.isScrollEnabled = true
    scroll.addGestureRecognizer(waiting)
    desk.finger.drag(from: Point(250, 350), to: Point(150, 350))
    desk.finger.lift()
    #expect(desk.lines.contains("waiting began") && !desk.lines.contains("pan began"))
  }

  @Test("Insets, pages, edges and zoom are the engine's")
  func settings() {
    let scroll = fill(UIScrollView(frame: frame))
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    scroll.bounces = false
    scroll.decelerationRate = .fast
    #expect(scroll.scrollView.contentInset.top == 10 && scroll.adjustedContentInset.top == 10)
    #expect(scroll.scrollView.decelerationRate == .fast && scroll.decelerationRate.rawValue == 0.99)
    desk.finger.drag(from: Point(150, 100), to: Point(150, 300))
    #expect(scroll.contentOffset.y == -10)
    desk.finger.lift()
    scroll.contentInset = .zero
    scroll.contentOffset = .zero
    scroll.isPagingEnabled = true
    flick()
    desk.scene.advance(by: 3)
    #expect(scroll.contentOffset.y == 400)
    scroll.bounds = CGRect(x: 0, y: 80, width: 300, height: 400)
    #expect(scroll.contentOffset.y == 80 && scroll.frame.size == frame.size)
    let canvas = UIView(frame: frame)
    scroll.addSubview(canvas)
    reporter.zoomed = canvas
    (scroll.contentOffset, scroll.isPagingEnabled) = (.zero, false)
    scroll.contentSize = frame.size
    scroll.maximumZoomScale = 4
    _ = desk.lines
    desk.finger.press(at: Point(100, 100))
    desk.other.press(at: Point(200, 100))
    desk.scene.together {
      desk.finger.move(to: Point(50, 100))
      desk.other.move(to: Point(250, 100))
    }
    #expect(abs(scroll.zoomScale - 2) < 0.001 && scroll.isZooming)
    desk.finger.lift()
    desk.other.lift()
    let lines = desk.lines
    #expect(lines.contains("willBeginZooming true") && lines.contains { $0.hasPrefix("didEndZooming") })
    #expect(abs(canvas.frame.width - 600) < 0.5 && abs(scroll.contentSize.width - 600) < 0.5)
    scroll.setZoomScale(1, animated: false)
    #expect(scroll.zoomScale == 1)
  }

  @Test("A scroll view destroyed in the middle of a drag sends no call too many")
  func ends() {
    var scroll: UIScrollView? = fill(UIScrollView(frame: frame))
    desk.finger.press(at: Point(150, 350))
    desk.finger.move(to: Point(150, 320))
    weak let gone = scroll
    scroll?.removeFromSuperview()
    scroll = nil
    #expect(gone == nil && desk.lines.last == "didEndDragging false")
    desk.finger.move(to: Point(150, 200))
    desk.finger.lift()
    #expect(desk.lines == [])
  }

  @Test("V25: Without a size of the content that of the zoomed view grows, and can be scrolled")
  func zoomWithoutContentSize() {
    let scroll = UIScrollView(frame: frame)
    desk.window.addSubview(scroll)
    let canvas = UIView(frame: CGRect(origin: .zero, size: frame.size))
    scroll.addSubview(canvas)
    scroll.delegate = reporter
    reporter.zoomed = canvas
    scroll.maximumZoomScale = 4
    #expect(scroll.contentSize == .zero)
    desk.finger.press(at: Point(100, 100))
    desk.other.press(at: Point(200, 100))
    desk.scene.together {
      desk.finger.move(to: Point(50, 100))
      desk.other.move(to: Point(250, 100))
    }
    // What lay between the fingers is still there.
    #expect(abs(canvas.convert(CGPoint(x: 150 - frame.minX, y: 0), to: nil).x - 150) < 0.5)
    desk.finger.lift()
    desk.other.lift()
    #expect(abs(scroll.contentSize.width - frame.width * 2) < 0.5)
    scroll.setZoomScale(1, animated: false)
    #expect(scroll.contentSize == frame.size && scroll.contentOffset == .zero)
  }
}
