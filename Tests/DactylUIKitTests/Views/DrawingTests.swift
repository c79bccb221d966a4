import DactylTesting
import DactylUIKit
import Testing

@Suite("Views that draw themselves, and paths") struct DrawingTests {
  private let desk = Desk()

  /// A dial: a ring, a filled part of it, and a hand.
  private final class Dial: UIView {
    var value: CGFloat = 0.25 { didSet { setNeedsDisplay() } }
    var calls = 0

    override func draw(_ rect: CGRect) {
      calls += 1
      let center = CGPoint(x: rect.midX, y: rect.midY)
      UIColor.systemBlue.setFill()
      UIBezierPath(
        arcCenter: center, radius: 20, startAngle: 0, endAngle: 2 * .pi * value, clockwise: true
      ).fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(3)
      context.translateBy(x: center.x, y: center.y)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 0, y: -20))
      context.strokePath()
      context.clip(to: CGRect(x: -5, y: -5, width: 10, height: 10))
      context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
    }
  }

  private func shapes(_ view: UIView) -> [Shape] {
    view.engine.subviews.flatMap { [$0] + $0.subviews }.compactMap { $0[Shape.self] }
  }

  @Test("What is drawn is behind the subviews, and drawn again when asked for or when the size changes")
  func draws() {
    let dial = Dial(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
    let knob = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dial.addSubview(knob)
    desk.window.addSubview(dial)
    desk.scene.advance(by: 0.05)
    #expect(dial.calls == 1 && dial.subviews == [knob])
    let drawn = shapes(dial)
    #expect(drawn.count == 3)
    #expect(drawn.first?.fill == UIColor.systemBlue.engineColor && drawn.first?.stroke == nil)
    #expect(drawn.dropFirst().first?.stroke == UIColor.red.engineColor && drawn.dropFirst().first?.lineWidth == 3)
    if case .path(let path) = drawn[1].outline {
      #expect(path.elements == [.move(Point(50, 30)), .line(Point(50, 10))])
    } else {
      Issue.record("the hand is no path")
    }
    let clip = dial.engine.subviews.first { $0.clipsToBounds }
    #expect(clip?.frame == Rect(45, 25, 10, 10))
    #expect(dial.engine.subviews.last == knob.engine)
    desk.scene.advance(by: 0.1)
    #expect(dial.calls == 1)
    dial.value = 0.5
    dial.value = 0.75
    desk.scene.advance(by: 0.05)
    #expect(dial.calls == 2 && shapes(dial).count == 3)
    dial.bounds.size.width = 200
    desk.scene.advance(by: 0.05)
    #expect(dial.calls == 3)
    // What was drawn is no subview, and takes no touches.
    let other = UIView()
    dial.insertSubview(other, at: 0)
    #expect(dial.subviews == [other, knob])
    dial.sendSubviewToBack(knob)
    #expect(dial.subviews == [knob, other] && dial.engine.subviews.count == 5)
    #expect(dial.hitTest(CGPoint(x: 100, y: 30), with: nil) === dial)
  }

  private final class Plain: UIView {
    override func layoutSubviews() {}
  }

  @Test("What draws nothing has no views for it")
  func nothing() {
    for _ in 0..<3 { desk.window.addSubview(Plain(frame: CGRect(x: 0, y: 0, width: 50, height: 50))) }
    desk.scene.advance(by: 0.05)
    #expect(desk.window.subviews.allSatisfy { $0.engine.subviews.isEmpty })
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Paths know what is inside, with arcs, rounded corners, holes and transforms")
  func paths() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(circle.contains(CGPoint(x: 50, y: 12)) && !circle.contains(CGPoint(x: 20, y: 20)))
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(oval.contains(CGPoint(x: 50, y: 2)) && !oval.contains(CGPoint(x: 5, y: 5)))
    // Its line begins at the right, and leads downwards.
    let ring = CAShapeLayer()
    (ring.path, ring.strokeColor, ring.strokeEnd) = (oval.cgPath, UIColor.red.cgColor, 0.25)
    let view = desk.spy("view", 0, 0, 100, 100)
    view.layer.addSublayer(ring)
    if case .path(let quarter) = view.engine.subviews.first?.subviews.first?[Shape.self]?.outline {
      #expect(abs(quarter.bounds.maxX - 100) < 0.5 && quarter.bounds.minX > 45 && quarter.bounds.minY > 19)
    } else {
      Issue.record("no part of the line")
    }
    let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(half.contains(CGPoint(x: 0, y: -8)) && !half.contains(CGPoint(x: 0, y: 8)))
    let card = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 20)
    #expect(!card.contains(CGPoint(x: 2, y: 2)) && card.contains(CGPoint(x: 2, y: 25)))
    let tab = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!tab.contains(CGPoint(x: 2, y: 2)) && tab.contains(CGPoint(x: 98, y: 2)))
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    frame.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(frame.contains(CGPoint(x: 15, y: 15)))
    frame.usesEvenOddFillRule = true
    #expect(!frame.contains(CGPoint(x: 15, y: 15)) && frame.contains(CGPoint(x: 5, y: 5)))
    frame.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(frame.contains(CGPoint(x: 105, y: 5)) && !frame.contains(CGPoint(x: 5, y: 5)))
    #expect(frame.bounds == CGRect(x: 100, y: 0, width: 30, height: 30))
    let line = UIBezierPath()
    #expect(line.isEmpty)
    line.move(to: CGPoint(x: 1, y: 2))
    line.addLine(to: CGPoint(x: 5, y: 6))
    #expect(
      line.currentPoint == CGPoint(x: 5, y: 6) && line.cgPath.boundingBox == CGRect(x: 1, y: 2, width: 4, height: 4))
  }

  @Test func colors() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 0.25)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red) < 0.001 && abs(green - 0.5) < 0.001 && abs(blue) < 0.001 && alpha == 0.25)
    #expect(UIColor(cgColor: UIColor.systemTeal.cgColor) == UIColor.systemTeal)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }
}
