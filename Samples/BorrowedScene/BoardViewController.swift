import DactylUIKit

/// A board on which circles are drawn, with a dial that one finger turns and a card that is slid to a side and back.
final class BoardViewController: UIViewController, UIGestureRecognizerDelegate {
  /// Called with a line for each gesture that is recognized.
  var onLine: ((String) -> Void)?
  let dial = FigureView(.dial)
  let card = FigureView(.card)
  private let hint = TextView(size: 13, alignment: 0.5)
  private let result = TextView(size: 17, alignment: 0)
  private let controlsButton = UIButton(configuration: .filled())
  private var rings: [UIView] = []
  private var trail: [UIView] = []
  private let tints: [UIColor] = [.orange, .purple, .blue, .green]
  private var cardTint = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    for subview in [hint, result, dial, card, controlsButton] { view.addSubview(subview) }
    controlsButton.configuration?.title = "Controls"
    controlsButton.addTarget(self, action: Selector(BoardViewController.showControls), for: .touchUpInside)
    hint.text = "draw a circle; turn the dial with one finger; slide the card to a side and back"
    result.text = "nothing yet"
    card.tint = tints[0]

    let circle = CircleGestureRecognizer(target: self, action: Selector(BoardViewController.drew))
    circle.delegate = self
    view.addGestureRecognizer(circle)
    dial.addGestureRecognizer(
      OneFingerRotationGestureRecognizer(target: self, action: Selector(BoardViewController.turned)))
    card.addGestureRecognizer(
      BackAndForthGestureRecognizer(target: self, action: Selector(BoardViewController.slid)))
    let clear = UITapGestureRecognizer(target: self, action: Selector(BoardViewController.clear))
    clear.numberOfTapsRequired = 2
    view.addGestureRecognizer(clear)
  }

  override func viewDidLayoutSubviews() {
    let plan = BoardPlan(view.bounds.size)
    for (figure, center) in [(dial, plan.dial), (card, plan.card)] {
      figure.bounds = CGRect(x: 0, y: 0, width: plan.side, height: plan.side)
      figure.center = center
    }
    hint.frame = plan.hint
    result.frame = plan.result
    controlsButton.frame = plan.button
  }

  private func showControls() {
    let controls = ControlsViewController()
    controls.onLine = { [weak self] in self?.show($0) }
    controls.modalPresentationStyle = .fullScreen
    present(controls, animated: true)
  }

  private func show(_ line: String) {
    result.text = line
    onLine?(line)
  }

  /// Accepts touches on the view of the recognizer only: touches on the dial and the card draw no circle on the board.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view === gestureRecognizer.view
  }

  // MARK: Recognized gestures

  private func drew(_ gesture: CircleGestureRecognizer) {
    switch gesture.state {
    case .began, .changed:
      for point in gesture.path.dropFirst(trail.count) {
        trail.append(mark(CGRect(around: point, radius: 3), fill: true))
      }
      return
    case .ended:
      if let circle = gesture.circle {
        rings.append(mark(CGRect(around: circle.center, radius: circle.radius), fill: false))
        show("circle at \(circle.center.x.whole),\(circle.center.y.whole) radius=\(circle.radius.whole)")
      }
    default: show("no circle")
    }
    for dot in trail { dot.removeFromSuperview() }
    trail = []
  }

  /// Makes a ring or a dot, which ignores touches.
  private func mark(_ frame: CGRect, fill: Bool) -> UIView {
    let mark = UIView(frame: frame)
    let tint = Color(0.85, 0.3, 0.25)
    mark.isUserInteractionEnabled = false
    mark.engine[Shape.self] =
      fill ? Shape(.ellipse, fill: tint) : Shape(.ellipse, stroke: tint, lineWidth: 5)
    view.insertSubview(mark, belowSubview: dial)
    return mark
  }

  private func turned(_ gesture: OneFingerRotationGestureRecognizer) {
    dial.transform = dial.transform.rotated(by: gesture.rotation)
    gesture.rotation = 0
    if gesture.state == .ended { show("dial at \(dial.degrees.whole)") }
  }

  private func slid(_ gesture: BackAndForthGestureRecognizer) {
    switch gesture.state {
    case .began, .changed:
      card.transform = CGAffineTransform(translationX: gesture.translation(in: view).x, y: 0)
      return
    case .ended:
      cardTint = (cardTint + 1) % tints.count
      card.tint = tints[cardTint]
      show("card went \(gesture.furthest < 0 ? "left" : "right") and back, colour \(cardTint)")
    default: show("card did not come back")
    }
    card.transform = .identity
  }

  private func clear() {
    guard !rings.isEmpty else { return }
    for ring in rings { ring.removeFromSuperview() }
    rings = []
    show("cleared")
  }
}

extension CGRect {
  fileprivate init(around center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension CGFloat {
  /// The number rounded to a whole one, for lines of text.
  var whole: Int { Int(rounded()) }
}
