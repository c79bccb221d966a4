import DactylUIKit

/// Stars of which as many are filled as the rating says.
final class StarRating: UIControl {
  private let stack = UIStackView()
  /// The number of filled stars, up to five.
  var rating = 3 {
    didSet { show() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    for number in 1...5 {
      let star = UIButton(type: .system)
      star.tag = number
      star.accessibilityLabel = number == 1 ? "1 star" : "\(number) stars"
      star.addTarget(self, action: Selector(StarRating.starTapped), for: .touchUpInside)
      stack.addArrangedSubview(star)
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func starTapped(_ star: UIButton) {
    rating = star.tag == rating ? 0 : star.tag
    sendActions(for: .valueChanged)
  }

  private func show() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 22)
    for case let star as UIButton in stack.arrangedSubviews {
      let isFilled = star.tag <= rating
      star.setImage(
        UIImage(systemName: isFilled ? "star.fill" : "star", withConfiguration: configuration), for: .normal)
      star.tintColor = isFilled ? .systemOrange : .systemGray3
    }
  }
}
