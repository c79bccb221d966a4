import DactylUIKit

/// A card with a title, a control and what the control says.
final class ControlCard: UIView {
  private let valueLabel = UILabel()

  /// Makes a card; a control that does not fill it stands at the left.
  init(_ title: String, _ control: UIView, fills: Bool = true) {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 14
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    titleLabel.textColor = .secondaryLabel
    valueLabel.font = .systemFont(ofSize: 13)
    valueLabel.textColor = .systemGray
    valueLabel.textAlignment = .right
    for view in [titleLabel, valueLabel, control] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      valueLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      valueLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      valueLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      control.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      control.topAnchor.constraint(greaterThanOrEqualTo: titleLabel.bottomAnchor, constant: 8),
      control.centerYAnchor.constraint(equalTo: centerYAnchor, constant: 12),
    ])
    titleLabel.setContentHuggingPriority(.required, for: .horizontal)
    if fills { control.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ value: String) { valueLabel.text = value }
}
