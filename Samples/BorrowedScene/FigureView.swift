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

/// A text, which ignores touches. Its lines are broken where there is no room for one.
final class TextView: UIView {
  var text: String {
    get { engine[Label.self]?.text ?? "" }
    set { engine[Label.self]?.text = newValue }
  }

  /// Makes a view with letters of a size, at its left edge or in its middle: 0 or 0.5.
  init(size: Float, alignment: Float) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    engine[Label.self] = Label(
      "", size: size, color: Color(0.2, 0.2, 0.25), alignment: Vector(alignment, 0.5), lineBreakMode: .byWordWrapping)
  }

  required init?(coder: NSCoder) { nil }
}
