import DactylTesting
import DactylUIKit
import Testing

@Suite struct ViewTests {
  @Test("A view is positioned and transformed as UIKit's, and converts between views")
  func geometry() {
    let desk = Desk()
    let panel = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 100))
    let dot = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    desk.window.addSubview(panel)
    panel.addSubview(dot)

    #expect(dot.center == CGPoint(x: 25, y: 40))
    #expect(dot.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(dot.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 72))
    #expect(dot.convert(CGPoint(x: 111, y: 72), from: desk.window) == CGPoint(x: 1, y: 2))
    #expect(panel.convert(dot.frame, to: desk.window) == CGRect(x: 110, y: 70, width: 30, height: 40))
    panel.transform = CGAffineTransform(rotationAngle: .pi)
    let turned = dot.convert(CGPoint.zero, to: nil)
    #expect(abs(turned.x - 290) < 0.01 && abs(turned.y - 130) < 0.01)
    #expect(panel.transform.concatenating(panel.transform.inverted()).isIdentity)
    #expect(
      CGPoint(x: 1, y: 0).applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 4, y: 5)) == CGPoint(x: 10, y: 15)
    )
  }

  @Test("Views are inserted, reordered, moved and found as in UIKit")
  func tree() {
    let desk = Desk()
    let views = (0..<4).map { _ in UIView(frame: .zero) }
    desk.window.addSubview(views[0])
    desk.window.insertSubview(views[1], at: 0)
    desk.window.insertSubview(views[2], belowSubview: views[0])
    desk.window.insertSubview(views[3], aboveSubview: views[1])
    #expect(desk.window.subviews == [views[1], views[3], views[2], views[0]])
    desk.window.bringSubviewToFront(views[1])
    desk.window.sendSubviewToBack(views[0])
    #expect(desk.window.subviews == [views[0], views[3], views[2], views[1]])

    views[0].addSubview(views[2])
    views[2].tag = 7
    #expect(desk.window.subviews == [views[0], views[3], views[1]])
    #expect(views[2].superview === views[0] && views[2].window === desk.window)
    #expect(desk.window.viewWithTag(7) === views[2])
    #expect(views[2].isDescendant(of: desk.window) && !views[2].isDescendant(of: views[1]))
    views[0].removeFromSuperview()
    #expect(views[0].superview == nil && views[2].window == nil)
  }

  @Test("A colour, transparency and the like reach the engine")
  func looks() {
    let desk = Desk()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    desk.window.addSubview(view)
    #expect(view.backgroundColor == nil)
    view.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    view.alpha = 0.25
    view.isHidden = true
    view.clipsToBounds = true

    #expect(view.engine[Shape.self]?.fill == Color(1, 0, 0, 0.5))
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(view.engine.alpha == 0.25 && view.engine.isHidden && view.engine.clipsToBounds)
    view.backgroundColor = nil
    #expect(view.engine[Shape.self] == nil)
  }

  /// A view that reports its moves.
  private final class Mover: Spy {
    override func willMove(toSuperview newSuperview: UIView?) { receive("will superview \(newSuperview != nil)") }
    override func didMoveToSuperview() { receive("did superview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { receive("will window \(newWindow != nil)") }
    override func didMoveToWindow() { receive("did window \(window != nil)") }
  }

  @Test("A view is notified of its superview and window before and after a move")
  func moves() {
    let desk = Desk()
    let view = Mover("view", desk.log, .zero)
    desk.window.addSubview(view)
    #expect(
      Set(desk.lines) == [
        "view will superview true", "view will window true", "view did superview true", "view did window true",
      ])
    view.removeFromSuperview()
    #expect(
      Set(desk.lines) == [
        "view will superview false", "view will window false", "view did superview false", "view did window false",
      ])
  }

  @Test("A view lays out its subviews when it is created, is resized or requests it")
  func layout() {
    final class Row: Spy {
      override func layoutSubviews() { receive("layout \(Int(bounds.width))") }
    }
    let desk = Desk()
    let row = Row("row", desk.log, CGRect(x: 0, y: 0, width: 10, height: 10))
    desk.window.addSubview(row)
    desk.scene.advance(by: 0.1)
    #expect(desk.lines == ["row layout 10"])
    row.frame.size.width = 20
    row.frame.origin.x = 5
    desk.scene.advance(by: 0.1)
    row.setNeedsLayout()
    row.layoutIfNeeded()
    desk.scene.advance(by: 0.1)
    #expect(desk.lines == ["row layout 20", "row layout 20"])
  }

  @Test("A scroll view shows a part of its content, and reports that it was scrolled")
  func scrollView() {
    final class Delegate: UIScrollViewDelegate {
      var offsets: [CGPoint] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    }
    let desk = Desk()
    let delegate = Delegate()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.delegate = delegate
    desk.window.addSubview(scroll)
    let row = desk.spy("row", 0, 300, 100, 40, in: scroll)

    scroll.contentOffset = CGPoint(x: 0, y: 280)
    desk.finger.tap(at: Point(50, 30))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 100, height: 20), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 480, width: 100, height: 40), animated: false)

    #expect(desk.lines == ["row began", "row ended"])
    #expect(delegate.offsets.map(\.y) == [280, 100, 400])
    #expect(row.convert(CGPoint.zero, to: scroll) == CGPoint(x: 0, y: 300))
  }
}
