import DactylUIKit

/// A knob that a finger turns around its middle, and that draws itself.
final class Knob: UIControl {
  /// The value, of 0 to 1.
  var value: CGFloat = 0.4 {
    didSet { setNeedsDisplay() }
  }
  private var previousAngle: CGFloat = 0
  private let startAngle = CGFloat.pi * 0.75
  private let turn = CGFloat.pi * 1.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 84, height: 84) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - 5
    let angle = startAngle + turn * value
    context.setFillColor(UIColor.systemGray6.cgColor)
    context.fillEllipse(
      in: CGRect(x: center.x - radius + 9, y: center.y - radius + 9, width: 2 * radius - 18, height: 2 * radius - 18))
    context.setLineCap(.round)
    context.setLineWidth(6)
    context.setStrokeColor(UIColor.systemGray4.cgColor)
    context.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + turn, clockwise: false)
    context.strokePath()
    context.setStrokeColor(UIColor.systemPurple.cgColor)
    context.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: angle, clockwise: false)
    context.strokePath()
    context.setLineWidth(4)
    context.move(to: CGPoint(x: center.x + cos(angle) * radius * 0.35, y: center.y + sin(angle) * radius * 0.35))
    context.addLine(to: CGPoint(x: center.x + cos(angle) * radius * 0.65, y: center.y + sin(angle) * radius * 0.65))
    context.strokePath()
  }

  private func angle(of touch: UITouch) -> CGFloat {
    let location = touch.location(in: self)
    return atan2(location.y - bounds.midY, location.x - bounds.midX)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previousAngle = angle(of: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let now = angle(of: touch)
    var change = now - previousAngle
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    previousAngle = now
    value = min(max(value + change / turn, 0), 1)
    sendActions(for: .valueChanged)
    return true
  }
}
