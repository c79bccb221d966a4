import DactylUIKit

/// A slider with two knobs, which are layers that draw themselves.
final class RangeSlider: UIControl {
  /// The range, of 0 to 1.
  private(set) var (lowerValue, upperValue): (CGFloat, CGFloat) = (0.2, 0.7)
  private let trackLayer = CALayer()
  private let rangeLayer = CALayer()
  private let lowerThumb = ThumbLayer()
  private let upperThumb = ThumbLayer()
  private var previousLocation = CGPoint.zero
  private let thumbSide: CGFloat = 28

  override init(frame: CGRect) {
    super.init(frame: frame)
    trackLayer.backgroundColor = UIColor.systemGray4.cgColor
    rangeLayer.backgroundColor = UIColor.systemBlue.cgColor
    for sublayer in [trackLayer, rangeLayer] {
      sublayer.cornerRadius = 2
      layer.addSublayer(sublayer)
    }
    for thumb in [lowerThumb, upperThumb] { layer.addSublayer(thumb) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: thumbSide) }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateLayerFrames()
  }

  private func updateLayerFrames() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let way = bounds.width - thumbSide
    trackLayer.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    for (thumb, value) in [(lowerThumb, lowerValue), (upperThumb, upperValue)] {
      thumb.frame = CGRect(x: value * way, y: bounds.midY - thumbSide / 2, width: thumbSide, height: thumbSide)
      thumb.setNeedsDisplay()
    }
    let (start, end) = (lowerThumb.frame.midX, upperThumb.frame.midX)
    rangeLayer.frame = CGRect(x: start, y: bounds.midY - 2, width: end - start, height: 4)
    CATransaction.commit()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previousLocation = touch.location(in: self)
    if upperThumb.frame.insetBy(dx: -6, dy: -6).contains(previousLocation) {
      upperThumb.isPressed = true
    } else if lowerThumb.frame.insetBy(dx: -6, dy: -6).contains(previousLocation) {
      lowerThumb.isPressed = true
    }
    return lowerThumb.isPressed || upperThumb.isPressed
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let change = (location.x - previousLocation.x) / (bounds.width - thumbSide)
    previousLocation = location
    if lowerThumb.isPressed {
      lowerValue = min(max(lowerValue + change, 0), upperValue - 0.1)
    } else {
      upperValue = max(min(upperValue + change, 1), lowerValue + 0.1)
    }
    updateLayerFrames()
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }
  override func cancelTracking(with event: UIEvent?) { release() }

  private func release() { (lowerThumb.isPressed, upperThumb.isPressed) = (false, false) }

  private final class ThumbLayer: CALayer {
    var isPressed = false {
      didSet { if isPressed != oldValue { setNeedsDisplay() } }
    }

    override func draw(in context: CGContext) {
      let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2))
      context.setShadow(
        offset: CGSize(width: 0, height: 1), blur: 3, color: UIColor.black.withAlphaComponent(0.3).cgColor)
      context.setFillColor((isPressed ? UIColor.systemGray5 : UIColor.white).cgColor)
      context.addPath(circle.cgPath)
      context.fillPath()
      context.setStrokeColor(UIColor.systemGray3.cgColor)
      context.setLineWidth(1)
      context.addPath(circle.cgPath)
      context.strokePath()
    }
  }
}
