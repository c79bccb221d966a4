import DactylUIKit

/// A ring whose stroke grows with a task, by an animation of its layer; a tap begins again.
final class ProgressRing: UIView {
  /// Called when the task is over.
  var onEnd: (() -> Void)?
  private let trackLayer = CAShapeLayer()
  private let progressLayer = CAShapeLayer()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (ring, color) in [(trackLayer, UIColor.systemGray5), (progressLayer, .systemGreen)] {
      ring.fillColor = nil
      ring.strokeColor = color.cgColor
      ring.lineWidth = 8
      layer.addSublayer(ring)
    }
    progressLayer.strokeEnd = 0
    label.text = "Start"
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    addSubview(label)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(ProgressRing.tapped)))
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 84, height: 84) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(bounds.width, bounds.height) / 2 - 5,
      startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: true)
    for ring in [trackLayer, progressLayer] {
      ring.frame = bounds
      ring.path = path.cgPath
    }
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    label.text = "Working"
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      self?.label.text = "Done"
      self?.onEnd?()
    }
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    progressLayer.strokeEnd = 1
    progressLayer.add(animation, forKey: "progress")
    CATransaction.commit()
  }
}
