import DactylTesting
import DactylUIKit
import Testing

@Suite("Layers of views, and layers that draw shapes and gradients in them") struct LayerTests {
  private let desk = Desk()

  @Test("The layer of a view stands for it, and changes how it looks")
  func ofViews() {
    let view = desk.spy("view", 10, 20, 100, 60)
    view.backgroundColor = .white
    let layer = view.layer
    #expect(layer === view.layer && layer.frame == view.frame && layer.position == view.center)
    layer.cornerRadius = 12
    layer.borderWidth = 2
    layer.borderColor = UIColor.red.cgColor
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 8
    let shape = view.engine[Shape.self]
    #expect(shape?.outline == .rectangle(cornerRadius: 12) && shape?.fill == .white && shape?.lineWidth == 2)
    #expect(shape?.stroke == UIColor.red.engineColor)
    #expect(shape?.shadow == Shadow(Color(0, 0, 0, 0.5), radius: 8, offset: Vector(0, 4)))
    layer.masksToBounds = true
    #expect(view.clipsToBounds && view.engine.clipCornerRadius == 12)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(view.engine[Shape.self]?.outline == .roundedRectangle(CornerRadii(topLeft: 12, topRight: 12)))
    view.backgroundColor = .blue
    #expect(view.engine[Shape.self]?.fill == UIColor.blue.engineColor && layer.backgroundColor == UIColor.blue.cgColor)
    view.backgroundColor = nil
    #expect(view.engine[Shape.self]?.fill == nil && view.engine[Shape.self]?.stroke != nil)
    layer.opacity = 0.5
    layer.position = CGPoint(x: 200, y: 200)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(view.alpha == 0.5 && view.center == CGPoint(x: 200, y: 200) && abs(view.transform.b - 1) < 0.001)
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(view.center == CGPoint(x: 150, y: 130))
  }

  @Test("A view keeps the shape that it has when its layer is asked for")
  func otherShapes() {
    let view = desk.spy("view", 0, 0, 40, 40)
    view.engine[Shape.self] = Shape(.ellipse, fill: .white)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor && view.engine[Shape.self]?.outline == .ellipse)
  }

  @Test("Layers in layers are drawn in order, move with them, and end with them")
  func sublayers() {
    let view = desk.spy("view", 0, 0, 100, 100)
    let (back, front) = (CALayer(), CALayer())
    back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    back.backgroundColor = UIColor.green.cgColor
    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)
    #expect(view.layer.sublayers == [back, front] && back.superlayer === view.layer && view.subviews.isEmpty)
    #expect(view.engine.subviews.count == 2 && view.engine.subviews[0].frame == Rect(10, 10, 50, 50))
    #expect(view.engine.subviews[0][Shape.self]?.fill == UIColor.green.engineColor)
    let dot = CALayer()
    dot.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    back.addSublayer(dot)
    #expect(view.engine.subviews[0].subviews.first?.frame == Rect(5, 5, 10, 10))
    desk.finger.tap(at: Point(20, 20))
    #expect(desk.lines.contains { $0.hasPrefix("view") })
    front.zPosition = -1
    back.zPosition = 1
    #expect(view.engine.subviews.last?.frame == Rect(10, 10, 50, 50))
    back.removeFromSuperlayer()
    #expect(view.engine.subviews.count == 1 && view.layer.sublayers == [front])
    // It is drawn again where it is added again.
    view.layer.addSublayer(back)
    #expect(view.engine.subviews.count == 2 && view.engine.subviews.last?.subviews.count == 1)
    // A layer in itself is refused.
    dot.addSublayer(back)
    #expect(back.superlayer === view.layer)
    view.removeFromSuperview()
  }

  @Test("A shape layer draws its path, all of it or a part of its line")
  func shapes() throws {
    let view = desk.spy("view", 0, 0, 100, 100)
    let ring = CAShapeLayer()
    ring.frame = view.bounds
    ring.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 80, height: 80)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.red.cgColor
    ring.lineWidth = 6
    ring.lineDashPattern = [4, 2]
    view.layer.addSublayer(ring)
    let drawn = try #require(view.engine.subviews.first)
    #expect(drawn[Shape.self]?.stroke == UIColor.red.engineColor && drawn[Shape.self]?.fill == nil)
    #expect(drawn[Shape.self]?.dashes == [4, 2] && drawn[Shape.self]?.lineWidth == 6)
    ring.strokeEnd = 0.25
    #expect(drawn[Shape.self] == nil)
    let part = try #require(drawn.subviews.first?[Shape.self])
    guard case .path(let path) = part.outline else {
      Issue.record("no path")
      return
    }
    #expect(path.elements == [.move(Point(10, 10)), .line(Point(90, 10))])
    ring.strokeEnd = 1
    #expect(drawn.subviews.isEmpty && drawn[Shape.self]?.stroke != nil)
    ring.fillColor = UIColor.blue.cgColor
    ring.strokeColor = nil
    #expect(drawn[Shape.self]?.fill == UIColor.blue.engineColor && drawn[Shape.self]?.stroke == nil)
  }

  /// A view that is a gradient.
  private final class Sky: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("Gradients between two colours and more")
  func gradients() throws {
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    desk.window.addSubview(sky)
    let gradient = try #require(sky.layer as? CAGradientLayer)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let shape = try #require(sky.engine[Shape.self])
    #expect(shape.fill == UIColor.red.engineColor && shape.gradient?.color == UIColor.blue.engineColor)
    #expect(abs((shape.gradient?.angle ?? 0) - .pi / 2) < 0.001)
    gradient.colors = [UIColor.red.cgColor, UIColor.white.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 0.25, 1]
    #expect(sky.engine.subviews.map(\.frame) == [Rect(0, 0, 100, 50), Rect(0, 50, 100, 150)])
    #expect(sky.engine.subviews.map { $0[Shape.self]?.gradient?.color } == [.white, UIColor.blue.engineColor])
    sky.frame.size.height = 400
    desk.scene.advance(by: 0.05)
    #expect(sky.engine.subviews.map(\.frame) == [Rect(0, 0, 100, 100), Rect(0, 100, 100, 300)])
    #expect(sky.subviews.isEmpty)
    gradient.type = .radial
    #expect(sky.engine.subviews.isEmpty && sky.engine[Shape.self]?.gradient?.angle == nil)
  }

  @Test("The layer as it is in the middle of an animation")
  func presentation() {
    let view = desk.spy("view", 0, 0, 100, 100)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    desk.scene.advance(by: 0.5)
    #expect(view.layer.position.x == 150)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 100) < 3)
    view.layer.removeAllAnimations()
    #expect(abs(view.center.x - 100) < 3)
  }

  @Test(
    "A presentation is of the layer's kind, with the values that animations show; of a program's class it is itself")
  func shapePresentation() throws {
    let view = desk.spy("view", 0, 0, 100, 100)
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(ovalIn: view.bounds).cgPath
    ring.strokeColor = UIColor.red.cgColor
    view.layer.addSublayer(ring)
    let fill = CABasicAnimation(keyPath: "strokeEnd")
    (fill.fromValue, fill.toValue, fill.duration) = (0, 1, 1)
    ring.add(fill, forKey: "fill")
    desk.scene.advance(by: 0.25)
    let shown = try #require(ring.presentation())
    #expect(abs(shown.strokeEnd - 0.25) < 0.05 && ring.strokeEnd == 1 && shown.lineWidth == ring.lineWidth)
    final class Own: CALayer {}
    let own = Own()
    #expect(own.presentation() === own)
  }

  @Test("A layer keeps values by keys of a program's own, and sets its properties by theirs")
  func values() {
    let layer = CALayer()
    let kept = CAShapeLayer()
    layer.setValue(kept, forKey: "ring")
    #expect(layer.value(forKey: "ring") as? CAShapeLayer === kept && layer.value(forKey: "nothing") == nil)
    layer.setValue(nil, forKey: "ring")
    #expect(layer.value(forKey: "ring") == nil)
    layer.setValue(8, forKey: "cornerRadius")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(layer.cornerRadius == 8 && abs(layer.transform.m12 - 1) < 0.001)
    #expect(
      layer.value(forKey: "cornerRadius") as? CGFloat == 8 && layer.value(forKey: "position") as? CGPoint == .zero)
  }

  @Test("A gradient whose locations lead beyond its ends stays in its layer")
  func gradientBeyond() {
    let view = desk.spy("sky", 0, 0, 100, 50)
    let gradient = CAGradientLayer()
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor, UIColor.black.cgColor]
    gradient.locations = [-1, -0.5, 0.5]
    gradient.frame = view.bounds
    view.layer.addSublayer(gradient)
    desk.scene.advance(by: 0.05)
    let bands = view.engine.subviews.flatMap(\.subviews)
    #expect(bands.map(\.frame) == [Rect(0, 0, 50, 50)])
    #expect(bands.first?[Shape.self]?.fill == UIColor(white: 0.5, alpha: 1).engineColor)
  }
}
