import DactylUIKit

// The code on the page of the module.
final class Board: UIView {
  override var selectors: [Selector: Method] { ["tapped:": Method(tapped)] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tapped:"))
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = .orange }

  func tapped(_ tap: UITapGestureRecognizer) { center = tap.location(in: superview) }
}

func startBoard(in scene: Scene) {
  UIApplication.start(in: scene) { window in
    window.addSubview(Board(frame: CGRect(x: 20, y: 20, width: 100, height: 100)))
  }
}
