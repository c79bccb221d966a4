import DactylUIKit

/// The view of a dial or a card. Touches hit the dial within its circle only.
final class FigureView: UIView {
  enum Kind {
    case dial, card
  }

  private let kind: Kind
  private let pointer = UIView()
  var tint = UIColor.orange { didSet { show() } }

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    pointer.isUserInteractionEnabled = false
    addSubview(pointer)
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// The angle by which the view is turned, clockwise, from 0 up to 360 degrees.
  var degrees: CGFloat {
    let angle = atan2(transform.b, transform.a) * 180 / .pi
    return angle < -0.5 ? angle + 360 : angle
  }

  override var bounds: CGRect { didSet { show() } }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard kind == .dial else { return super.point(inside: point, with: event) }
    return hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
  }

  private func show() {
    let dark = Color(0.2, 0.22, 0.3)
    switch kind {
    case .dial:
      engine[Shape.self] = Shape(.ellipse, fill: Color(1, 1, 1), stroke: dark, lineWidth: 4)
      pointer.engine[Shape.self] = Shape(.rectangle(cornerRadius: 4), fill: dark)
      pointer.frame = CGRect(x: bounds.midX - 4, y: bounds.minY + 10, width: 8, height: bounds.height * 0.3)
    case .card:
      backgroundColor = tint
      engine[Shape.self]?.outline = .rectangle(cornerRadius: 12)
      pointer.isHidden = true
    }
  }
}

/// A line of text, which ignores touches.
final class TextView: UIView {
  private let size: Float
  var text = "" { didSet { show() } }

  init(size: Float) {
    self.size = size
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var frame: CGRect { didSet { show() } }

  /// Sets the label, in letters small enough for the view's width.
  private func show() {
    let room = Float(frame.width) / max(Float(text.count) * 0.55, 1)
    engine[Label.self] = Label(
      text, size: min(size, max(room, 9)), color: Color(0.2, 0.2, 0.25), alignment: Vector(0.5, 0.5))
  }
}
