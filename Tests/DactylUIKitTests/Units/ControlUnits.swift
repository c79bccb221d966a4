import DactylTesting
import DactylUIKit
import Testing

/// Controls as programs write them: on tracking, drawing and layers.
@Suite("Units of UIKit code: controls") struct ControlUnits {
  private let desk = Desk()

  private func add<Kind: UIView>(_ view: Kind, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Kind
  {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    desk.window.addSubview(view)
    desk.scene.advance(by: 0.05)
    return view
  }

  private final class Knob: UIControl {
    var value: CGFloat = 0 { didSet { setNeedsDisplay() } }
    private var last: CGFloat = 0
    private func angle(_ touch: UITouch) -> CGFloat {
      let place = touch.location(in: self)
      return atan2(place.y - bounds.midY, place.x - bounds.midX)
    }
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.darkGray.cgColor)
      context.fillEllipse(in: rect)
      context.setStrokeColor(UIColor.white.cgColor)
      context.setLineWidth(3)
      context.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 3, startAngle: 0, endAngle: value,
        clockwise: false)
      context.strokePath()
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      last = angle(touch)
      return super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      value += angle(touch) - last
      last = angle(touch)
      sendActions(for: .valueChanged)
      return true
    }
  }

  @Test("A knob is turned by a finger around its middle, and draws its value")
  func knob() {
    let knob = add(Knob(), 100, 100, 100, 100)
    knob.addAction(UIAction { _ in self.desk.log.write("turned") }, for: .valueChanged)
    let items = knob.engine.subviewCount
    desk.finger.press(at: Point(190, 150))
    desk.finger.move(to: Point(150, 190))
    desk.finger.lift()
    desk.scene.advance(by: 0.05)
    #expect(abs(knob.value - .pi / 2) < 0.001 && desk.lines == ["turned"])
    // The arc comes to the disk.
    #expect(items >= 1 && knob.engine.subviewCount == 2)
  }

  private final class ThumbLayer: CALayer {
    var isPressed = false { didSet { setNeedsDisplay() } }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor((isPressed ? UIColor.systemBlue : UIColor.white).cgColor)
      ctx.fillEllipse(in: bounds)
    }
  }

  private final class RangeSlider: UIControl {
    var (lower, upper): (CGFloat, CGFloat) = (0.2, 0.8)
    let (low, high) = (ThumbLayer(), ThumbLayer())
    private var last = CGPoint.zero
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(low)
      layer.addSublayer(high)
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    override var frame: CGRect { didSet { place() } }
    private func place() {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for (thumb, value) in [(low, lower), (high, upper)] {
        thumb.frame = CGRect(x: value * (bounds.width - 30), y: 0, width: 30, height: 30)
        thumb.setNeedsDisplay()
      }
      CATransaction.commit()
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      last = touch.location(in: self)
      if low.frame.contains(last) { low.isPressed = true } else if high.frame.contains(last) { high.isPressed = true }
      return low.isPressed || high.isPressed
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      let way = (touch.location(in: self).x - last.x) / (bounds.width - 30)
      last = touch.location(in: self)
      if low.isPressed { lower = min(max(lower + way, 0), upper) } else { upper = max(min(upper + way, 1), lower) }
      place()
      sendActions(for: .valueChanged)
      return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      (low.isPressed, high.isPressed) = (false, false)
    }
  }

  @Test("A range slider's two knobs are layers that draw themselves")
  func range() {
    let slider = add(RangeSlider(), 0, 0, 330, 30)
    desk.finger.press(at: Point(75, 15))
    #expect(
      slider.low.isPressed && slider.low.engine?.subviews.first?[Shape.self]?.fill == UIColor.systemBlue.engineColor)
    desk.finger.move(to: Point(135, 15))
    desk.finger.lift()
    #expect(abs(slider.lower - 0.4) < 0.001 && !slider.low.isPressed)
    #expect(slider.low.frame.minX == 120)
    desk.finger.tap(at: Point(200, 15))
    #expect(slider.state == .normal)
  }

  private final class Stars: UIControl {
    private let stack = UIStackView()
    var rating = 0 { didSet { show() } }
    override init(frame: CGRect) {
      super.init(frame: frame)
      stack.distribution = .fillEqually
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      for number in 1...5 {
        let star = UIButton(type: .system)
        star.tag = number
        star.accessibilityLabel = "\(number) stars"
        star.addTarget(self, action: Selector("Stars.chosen", Stars.chosen), for: .touchUpInside)
        stack.addArrangedSubview(star)
      }
      show()
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    private func chosen(_ star: UIButton) {
      rating = star.tag
      sendActions(for: .valueChanged)
    }
    private func show() {
      for case let star as UIButton in stack.arrangedSubviews {
        star.setImage(UIImage(systemName: star.tag <= rating ? "star.fill" : "star"), for: .normal)
      }
    }
  }

  @Test("Stars in a stack, by symbols of the system; each has a name for assistive clients")
  func stars() {
    let stars = add(Stars(), 0, 0, 250, 40)
    desk.finger.tap(at: Point(125, 20))
    #expect(stars.rating == 3)
    let buttons = (stars.subviews.first as? UIStackView)?.arrangedSubviews ?? []
    #expect(buttons.map(\.frame.width) == [50, 50, 50, 50, 50])
    #expect(buttons.last?.engine.accessibilityLabel == "5 stars")
  }

  private final class Lock: UIControl {
    let knob = UIView()
    private(set) var isOpen = false
    override func layoutSubviews() {
      super.layoutSubviews()
      guard knob.superview == nil else { return }
      knob.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
      knob.isUserInteractionEnabled = false
      addSubview(knob)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      knob.frame.contains(touch.location(in: self))
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      knob.center.x = min(max(touch.location(in: self).x, 25), bounds.maxX - 25)
      return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      if knob.center.x >= bounds.maxX - 30 {
        isOpen = true
        sendActions(for: .primaryActionTriggered)
      }
      UIView.animate(withDuration: 0.2) { self.knob.center.x = 25 }
    }
    override func cancelTracking(with event: UIEvent?) { knob.center.x = 25 }
  }

  @Test("A knob that has to be slid to the end, and comes back")
  func lock() {
    let lock = add(Lock(), 0, 0, 300, 50)
    desk.finger.drag(from: Point(25, 25), to: Point(200, 25))
    desk.finger.lift()
    #expect(!lock.isOpen)
    desk.scene.advance(by: 0.3)
    #expect(lock.knob.center.x == 25)
    desk.finger.drag(from: Point(25, 25), to: Point(298, 25))
    desk.finger.lift()
    #expect(lock.isOpen)
    desk.scene.advance(by: 0.3)
    #expect(lock.knob.engine.center.x == 25)
  }

  private final class Check: UIButton {
    var isOn = false {
      didSet { setImage(UIImage(systemName: isOn ? "checkmark.circle.fill" : "circle"), for: .normal) }
    }
    override init(frame: CGRect) {
      super.init(frame: frame)
      addTarget(self, action: Selector("Check.toggle", Check.toggle), for: .touchUpInside)
      isOn = false
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    private func toggle() { isOn.toggle() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      UIView.animate(withDuration: 0.1) { self.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      UIView.animate(withDuration: 0.1) { self.transform = .identity }
    }
  }

  @Test("A button that overrides touches calls super, so that it still is one")
  func check() {
    let check = add(Check(), 50, 50, 60, 60)
    desk.finger.press(at: Point(80, 80))
    desk.scene.advance(by: 0.2)
    #expect(check.transform.a == 0.9 || abs(check.transform.a - 0.9) < 0.001)
    desk.finger.lift()
    desk.scene.advance(by: 0.2)
    #expect(check.isOn && check.transform.isIdentity)
  }

  @Test("Selectors under a name are equal, so that a target can be taken off by another one")
  func selectors() {
    let check = add(Check(), 50, 50, 60, 60)
    check.removeTarget(nil, action: Selector("Check.toggle", { (_: Check) in {} }), for: .touchUpInside)
    desk.finger.tap(at: Point(80, 80))
    #expect(!check.isOn)
  }
}
