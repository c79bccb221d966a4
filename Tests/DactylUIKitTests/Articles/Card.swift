import DactylUIKit

// The code of the article on coming from UIKit.
final class Card: UIView {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Selector(Card.panned))

  override func didMoveToSuperview() { addGestureRecognizer(pan) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
  }
}
