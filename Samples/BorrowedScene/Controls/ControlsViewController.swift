import DactylUIKit

/// Six controls as UIKit code has them, each on a card.
final class ControlsViewController: UIViewController {
  /// Called with a line for each change.
  var onLine: ((String) -> Void)?
  private let rows = UIStackView()
  private var cards: [ControlCard] = []
  private var columns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    makeCards()
    let title = UILabel()
    title.text = "Controls"
    title.font = .boldSystemFont(ofSize: 20)
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    for view in [title, done] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    rows.axis = .vertical
    rows.spacing = 14
    rows.distribution = .fillEqually
    rows.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(rows)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: view.topAnchor, constant: 28),
      done.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      done.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor, constant: 48),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rows.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      rows.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      rows.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      rows.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
  }

  override func viewDidLayoutSubviews() { arrange(in: view.bounds.width < 520 ? 1 : 2) }

  /// Puts the cards into rows of one or two.
  private func arrange(in columns: Int) {
    guard columns != self.columns else { return }
    self.columns = columns
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    for start in stride(from: 0, to: cards.count, by: columns) {
      let row = UIStackView(arrangedSubviews: Array(cards[start..<min(start + columns, cards.count)]))
      row.distribution = .fillEqually
      row.spacing = 14
      row.heightAnchor.constraint(equalToConstant: 132).isActive = true
      rows.addArrangedSubview(row)
    }
  }

  private func makeCards() {
    let (stars, range, knob) = (StarRating(), RangeSlider(), Knob())
    let (ring, lock, tags) = (ProgressRing(), SlideLock(), TagCloud())
    cards = [
      ControlCard("Rating", stars), ControlCard("Price", range), ControlCard("Volume", knob, fills: false),
      ControlCard("Upload", ring, fills: false), ControlCard("Message", lock), ControlCard("Gestures", tags),
    ]
    let names: [(UIView, String)] = [
      (stars, "stars"), (range, "range"), (knob, "knob"), (ring, "ring"), (lock, "lock"), (tags, "tags"),
    ]
    for (control, name) in names { control.accessibilityIdentifier = name }
    knob.accessibilityLabel = "Volume"
    stars.addAction(
      UIAction { [unowned self, unowned stars] _ in show("\(stars.rating) of 5", on: 0) }, for: .valueChanged)
    range.addAction(
      UIAction { [unowned self, unowned range] _ in
        show("\((range.lowerValue * 100).whole) to \((range.upperValue * 100).whole)", on: 1)
      }, for: .valueChanged)
    knob.addAction(
      UIAction { [unowned self, unowned knob] _ in show("\((knob.value * 100).whole) %", on: 2) }, for: .valueChanged)
    ring.onEnd = { [unowned self] in show("done", on: 3) }
    lock.addAction(UIAction { [unowned self] _ in show("sent", on: 4) }, for: .primaryActionTriggered)
    tags.onChange = { [unowned self] words in show(words.joined(separator: ", "), on: 5) }
  }

  private func show(_ value: String, on card: Int) {
    cards[card].show(value)
    onLine?("\(["rating", "price", "volume", "upload", "message", "gestures"][card]): \(value)")
  }
}
