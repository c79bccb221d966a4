import DactylTesting
import DactylUIKit
import Testing

/// Overrides of `hitTest(_:with:)` and `point(inside:with:)`, as in UIKit code.
@Suite struct HitTestTests {
  /// A circle.
  private final class Round: Spy {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
      return x * x + y * y <= bounds.width * bounds.width / 4
    }
  }

  @Test("A round view is hit inside its circle alone")
  func round() {
    let desk = Desk()
    desk.spy("back", 0, 0, 400, 400)
    desk.window.addSubview(Round("round", desk.log, CGRect(x: 100, y: 100, width: 100, height: 100)))
    desk.finger.tap(at: Point(150, 150))
    desk.finger.tap(at: Point(105, 105))
    #expect(desk.lines == ["round began", "round ended", "back began", "back ended"])
  }

  @Test("An engine view without an object is hit through its superview, unless a class answers otherwise (H1)")
  func withoutObject() {
    let desk = Desk()
    let catcher = Catcher("catcher", desk.log, CGRect(x: 0, y: 200, width: 200, height: 200))
    desk.window.addSubview(catcher)
    let card = desk.spy("card", 0, 0, 200, 200)
    for view in [card, catcher] {
      let button = desk.scene.addButton("Deal", frame: Rect(50, 50, 100, 60), to: view.engine)
      button.control.addAction(for: .touchUpInside) { [log = desk.log] _, _ in log.write("dealt") }
    }
    desk.finger.tap(at: Point(80, 80))
    desk.finger.tap(at: Point(80, 280))
    #expect(desk.lines == ["dealt", "catcher began", "catcher ended"])
  }

  /// A view that is hit wherever no view is in front of it.
  private final class Catcher: Spy {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  }

  /// A view that is hit beyond its bounds.
  private final class Grown: Spy {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  @Test("A view that has grown is hit beyond its bounds")
  func grown() {
    let desk = Desk()
    desk.window.addSubview(Grown("grown", desk.log, CGRect(x: 100, y: 100, width: 20, height: 20)))
    desk.finger.tap(at: Point(85, 110))
    #expect(desk.lines == ["grown began", "grown ended"])
    desk.finger.tap(at: Point(75, 110))
    #expect(desk.lines.isEmpty)
  }

  /// A view that lets touches through, but not its subviews.
  private final class Through: Spy {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }

  @Test("A view that passes touches through is hit where a subview is")
  func passThrough() {
    let desk = Desk()
    desk.spy("back", 0, 0, 400, 400)
    let through = Through("through", desk.log, CGRect(x: 0, y: 0, width: 400, height: 400))
    desk.window.addSubview(through)
    desk.spy("button", 100, 100, 50, 50, in: through)
    desk.finger.tap(at: Point(120, 120))
    desk.finger.tap(at: Point(20, 20))
    #expect(desk.lines == ["button began", "button ended", "back began", "back ended"])
  }

  /// A view that redirects its touches to its first subview.
  private final class Redirecting: Spy {
    var isAsked: [UIEvent.EventType?] = []
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      isAsked.append(event?.type)
      guard self.point(inside: point, with: event) else { return nil }
      return subviews.first
    }
  }

  @Test("A view returns another one for its touches, and sees the event")
  func redirect() {
    let desk = Desk()
    let view = Redirecting("view", desk.log, CGRect(x: 0, y: 0, width: 200, height: 200))
    desk.window.addSubview(view)
    let inner = desk.spy("inner", 150, 150, 20, 20, in: view)
    desk.finger.tap(at: Point(20, 20))
    #expect(desk.lines == ["inner began", "inner ended"])
    #expect(view.isAsked == [.touches])
    #expect(desk.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === inner)
    #expect(desk.window.hitTest(CGPoint(x: 300, y: 20), with: nil) === desk.window)
  }

  /// Subviews outside its bounds are hit: a common override.
  private final class Overflowing: Spy {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      if let view = super.hitTest(point, with: event) { return view }
      for subview in subviews.reversed() {
        let inside = subview.convert(point, from: self)
        if let view = subview.hitTest(inside, with: event) { return view }
      }
      return nil
    }
  }

  @Test("An overhanging subview is hit by an override, and not without")
  func sticksOut() {
    let desk = Desk()
    let overflowing = Overflowing("overflowing", desk.log, CGRect(x: 0, y: 0, width: 50, height: 50))
    desk.window.addSubview(overflowing)
    desk.spy("out", 40, 0, 100, 20, in: overflowing)
    let plain = desk.spy("plain", 0, 100, 50, 50)
    desk.spy("lost", 40, 0, 100, 20, in: plain)
    desk.finger.tap(at: Point(120, 10))
    desk.finger.tap(at: Point(120, 110))
    #expect(desk.lines == ["out began", "out ended"])
  }

  @Test("Hidden, disabled and transparent views and their subviews are not hit; sixty nested overrides are asked")
  func flags() {
    let desk = Desk()
    let view = desk.spy("view", 0, 0, 100, 100)
    for hide in [{ view.isHidden = $0 }, { view.isUserInteractionEnabled = !$0 }, { view.alpha = $0 ? 0.005 : 1 }] {
      hide(true)
      desk.finger.tap(at: Point(50, 50))
      hide(false)
    }
    #expect(desk.lines.isEmpty)
    var deep: UIView = view
    for number in 0..<60 { deep = desk.spy("\(number)", 0, 0, 100, 100, in: deep) }
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["59 began", "59 ended"])
  }

  /// A view that edits the tree when it is asked.
  private final class Editor: Spy {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      frame.origin.x += 10
      return super.hitTest(point, with: event)
    }
  }

  @Test("An edit in the middle of a hit-test is refused, and reported")
  func edit() {
    let desk = Desk(expecting: [.editInHitShape])
    let editor = Editor("editor", desk.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.window.addSubview(editor)
    desk.finger.tap(at: Point(50, 50))
    #expect(editor.frame.origin.x == 0)
    #expect(desk.lines == ["editor began", "editor ended"])
  }

  /// One of very many.
  private final class Bounded: Spy {
    var count = 0
    override var hitReach: HitReach { .bounds }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      count += 1
      return super.point(inside: point, with: event)
    }
  }

  @Test("A view with a reach is asked within it alone")
  func reach() {
    let desk = Desk()
    let view = Bounded("view", desk.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.window.addSubview(view)
    desk.finger.tap(at: Point(200, 200))
    #expect(view.count == 0)
    desk.finger.tap(at: Point(50, 50))
    #expect(view.count == 1)
  }
}
