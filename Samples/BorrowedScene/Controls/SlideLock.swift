import DactylUIKit

/// A knob that is slid to the end to confirm something, and comes back by itself.
final class SlideLock: UIControl {
  private let knob = UIImageView(image: UIImage(systemName: "chevron.right"))
  private let label = UILabel()
  private var isSliding = false
  private var rest: CGFloat { bounds.height / 2 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    label.text = "slide to send"
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15)
    knob.backgroundColor = .systemIndigo
    knob.tintColor = .white
    knob.contentMode = .center
    addSubview(label)
    addSubview(knob)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
    guard !isSliding else { return }
    knob.bounds.size = CGSize(width: bounds.height - 8, height: bounds.height - 8)
    knob.layer.cornerRadius = knob.bounds.height / 2
    knob.center = CGPoint(x: rest, y: bounds.midY)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isSliding = knob.frame.contains(touch.location(in: self))
    return isSliding
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    knob.center.x = min(max(touch.location(in: self).x, rest), bounds.maxX - rest)
    label.alpha = 1 - (knob.center.x - rest) / (bounds.width - 2 * rest)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if knob.center.x > bounds.maxX - rest - 4 { sendActions(for: .primaryActionTriggered) }
    comeBack()
  }

  override func cancelTracking(with event: UIEvent?) { comeBack() }

  private func comeBack() {
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
      self.knob.center.x = self.rest
      self.label.alpha = 1
    } completion: { _ in
      self.isSliding = false
    }
  }
}
