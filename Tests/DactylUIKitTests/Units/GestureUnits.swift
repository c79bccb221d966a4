import DactylTesting
import DactylUIKit
import Testing

/// Views with recognizers as programs write them: cards, sheets, pictures, pads.
@Suite("Units of UIKit code: gestures") struct GestureUnits {
  private let desk = Desk()

  private final class SwipeCard: UIView {
    var onSwipe: ((Bool) -> Void)?
    private var home = CGPoint.zero
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.cornerRadius = 16
      addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector("SwipeCard.panned", SwipeCard.panned)))
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      home = center
    }
    private func panned(_ pan: UIPanGestureRecognizer) {
      let way = pan.translation(in: superview)
      switch pan.state {
      case .changed:
        center = CGPoint(x: home.x + way.x, y: home.y + way.y)
        transform = CGAffineTransform(rotationAngle: way.x / 300)
      case .ended:
        let leaves = abs(way.x) > 100
        UIView.animate(withDuration: 0.3) {
          if leaves {
            self.center.x += way.x > 0 ? 500 : -500
            self.alpha = 0
          } else {
            self.center = self.home
            self.transform = .identity
          }
        } completion: { _ in
          guard leaves else { return }
          self.removeFromSuperview()
          self.onSwipe?(way.x > 0)
        }
      default: break
      }
    }
  }

  @Test("A card that is swiped away, or comes back")
  func swipeCard() {
    let card = SwipeCard(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    card.onSwipe = { self.desk.log.write("to the \($0 ? "right" : "left")") }
    desk.window.addSubview(card)
    desk.finger.drag(from: Point(200, 200), to: Point(250, 200))
    desk.finger.lift()
    desk.scene.advance(by: 0.5)
    #expect(card.center == CGPoint(x: 200, y: 200) && card.transform.isIdentity && desk.lines.isEmpty)
    desk.finger.drag(from: Point(200, 200), to: Point(50, 220))
    desk.finger.lift()
    desk.scene.advance(by: 0.5)
    #expect(desk.lines == ["to the left"] && card.superview == nil)
  }

  private final class BottomSheet: UIView {
    var animator: UIViewPropertyAnimator?
    private(set) var isOpen = false
    private var start: CGFloat = 0
    let (closed, open): (CGFloat, CGFloat) = (350, 100)
    override init(frame: CGRect) {
      super.init(frame: frame)
      addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector("BottomSheet.panned", BottomSheet.panned)))
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    private func panned(_ pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .began:
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) {
          self.frame.origin.y = self.isOpen ? self.closed : self.open
        }
        animator.addCompletion { place in
          if place == .end { self.isOpen.toggle() }
        }
        animator.pauseAnimation()
        self.animator = animator
      case .changed:
        let way = pan.translation(in: superview).y / (open - closed)
        animator?.fractionComplete = isOpen ? -way : way
      case .ended:
        if (animator?.fractionComplete ?? 0) < 0.3 { animator?.isReversed = true }
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      default: break
      }
    }
  }

  @Test("A sheet whose animator follows the finger, and goes on or back")
  func bottomSheet() {
    let sheet = BottomSheet(frame: CGRect(x: 0, y: 350, width: 400, height: 300))
    desk.window.addSubview(sheet)
    desk.finger.drag(from: Point(200, 370), to: Point(200, 320))
    desk.finger.lift()
    desk.scene.advance(by: 1)
    #expect(!sheet.isOpen && sheet.frame.minY == 350)
    desk.finger.drag(from: Point(200, 370), to: Point(200, 220))
    desk.finger.lift()
    desk.scene.advance(by: 1)
    #expect(sheet.isOpen && sheet.frame.minY == 100)
  }

  private final class Joystick: UIView {
    let handle = UIView(frame: CGRect(x: 35, y: 35, width: 30, height: 30))
    var onMove: ((CGVector) -> Void)?
    override init(frame: CGRect) {
      super.init(frame: frame)
      handle.layer.cornerRadius = 15
      addSubview(handle)
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rest() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rest() }
    private func move(_ touches: Set<UITouch>) {
      guard let place = touches.first?.location(in: self) else { return }
      var way = CGVector(dx: place.x - bounds.midX, dy: place.y - bounds.midY)
      let length = hypot(way.dx, way.dy)
      if length > 50 { way = CGVector(dx: way.dx / length * 50, dy: way.dy / length * 50) }
      handle.center = CGPoint(x: bounds.midX + way.dx, y: bounds.midY + way.dy)
      onMove?(CGVector(dx: way.dx / 50, dy: way.dy / 50))
    }
    private func rest() {
      UIView.animate(withDuration: 0.2) { self.handle.center = CGPoint(x: self.bounds.midX, y: self.bounds.midY) }
      onMove?(.zero)
    }
  }

  @Test("A stick that follows a finger, also over its handle and beyond its edge")
  func joystick() {
    let stick = Joystick(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var ways: [CGVector] = []
    stick.onMove = { ways.append($0) }
    desk.window.addSubview(stick)
    desk.finger.press(at: Point(50, 50))
    desk.finger.move(to: Point(150, 50))
    desk.finger.lift()
    desk.scene.advance(by: 0.3)
    #expect(ways == [.zero, CGVector(dx: 1, dy: 0), .zero] && stick.handle.center == CGPoint(x: 50, y: 50))
  }

  private final class Zoomer: UIScrollView, UIScrollViewDelegate {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    override init(frame: CGRect) {
      super.init(frame: frame)
      picture.isUserInteractionEnabled = true
      addSubview(picture)
      contentSize = picture.bounds.size
      (minimumZoomScale, maximumZoomScale) = (1, 4)
      delegate = self
      let tap = UITapGestureRecognizer(target: self, action: Selector("Zoomer.tapped", Zoomer.tapped))
      tap.numberOfTapsRequired = 2
      picture.addGestureRecognizer(tap)
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    private func tapped(_ tap: UITapGestureRecognizer) {
      guard zoomScale == 1 else { return setZoomScale(1, animated: true) }
      let place = tap.location(in: picture)
      let size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
      zoom(
        to: CGRect(x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
        animated: true)
    }
  }

  @Test("Two taps zoom to where they were, and back")
  func zoomer() {
    let zoomer = Zoomer(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    desk.window.addSubview(zoomer)
    desk.finger.tap(at: Point(150, 150), count: 2)
    desk.scene.advance(by: 1)
    #expect(zoomer.zoomScale == 2 && zoomer.contentOffset == CGPoint(x: 200, y: 200))
    desk.finger.tap(at: Point(100, 100), count: 2)
    desk.scene.advance(by: 1)
    #expect(zoomer.zoomScale == 1 && zoomer.contentOffset == .zero)
  }

  private final class Signature: UIView {
    private var path = UIBezierPath()
    override func draw(_ rect: CGRect) {
      UIColor.black.setStroke()
      path.lineWidth = 3
      path.stroke()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first { path.move(to: touch.location(in: self)) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      for part in event?.coalescedTouches(for: touch) ?? [touch] { path.addLine(to: part.location(in: self)) }
      setNeedsDisplay()
    }
    var image: UIImage? {
      UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
      defer { UIGraphicsEndImageContext() }
      drawHierarchy(in: bounds, afterScreenUpdates: true)
      return UIGraphicsGetImageFromCurrentImageContext()
    }
  }

  @Test("A line that a finger draws becomes a picture, which is shown elsewhere")
  func signature() {
    let pad = Signature(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    desk.window.addSubview(pad)
    desk.finger.drag(from: Point(20, 20), to: Point(120, 60))
    desk.finger.lift()
    desk.scene.advance(by: 0.05)
    let copy = UIImageView(image: pad.image)
    desk.window.addSubview(copy)
    #expect(copy.frame.size == CGSize(width: 200, height: 100))
    guard case .path(let path)? = copy.engine.subviews.first?[Shape.self]?.outline else {
      Issue.record("no line"); return
    }
    #expect(path.bounds.minX == 20 && path.bounds.maxX == 120)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  private final class Through: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view == self ? nil : view
    }
  }

  @Test("A view that lets touches through, but not those of its buttons")
  func through() {
    let below = desk.spy("below", 0, 0, 400, 400)
    let through = Through(frame: below.frame)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(UIAction { _ in self.desk.log.write("pressed") }, for: .touchUpInside)
    through.addSubview(button)
    desk.window.addSubview(through)
    desk.finger.tap(at: Point(25, 25))
    #expect(desk.lines == ["pressed"])
    desk.finger.tap(at: Point(200, 200))
    #expect(desk.lines == ["below began", "below ended"])
  }

  private final class TouchDown: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if state == .possible { state = .recognized }
    }
  }

  @Test("A recognizer of a finger that lands, beside a pan that its delegate lets it share with")
  func touchDown() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    desk.window.addSubview(view)
    let (both, target) = (Both(), Target(desk.log))
    let (down, pan) = (
      TouchDown(target: target, action: "changed:"), UIPanGestureRecognizer(target: target, action: "changed:")
    )
    (down.name, pan.name) = ("down", "pan")
    down.delegate = both
    view.addGestureRecognizer(down)
    view.addGestureRecognizer(pan)
    desk.finger.drag(from: Point(20, 20), to: Point(100, 100), steps: 2)
    desk.finger.lift()
    let lines = desk.lines
    #expect(lines.first == "down ended" && lines.contains("pan began") && lines.last == "pan ended")
  }
}
