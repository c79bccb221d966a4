import Dactyl
import DactylTesting
import DactylUIKit

/// Animations, constraints and layers of the facade's views in a world.
extension FuzzWorld {
  func animate(_ view: UIView, _ number: Int, _ random: inout SeededRandom) {
    let (way, hides) = (CGFloat(random.below(300)), random.chance(20))
    let changes = { [weak view] in
      guard let view else { return }
      view.center.x = way
      view.alpha = hides ? 0 : 0.9
      view.backgroundColor = .red
      view.superview?.layoutIfNeeded()
    }
    let ends = random.chance(20)
    let completion = { [unowned self, weak view] (_: Bool) in
      meet(.facadeNotified, FuzzFacade.first + number)
      if ends { view?.removeFromSuperview() }
    }
    switch random.below(5) {
    case 0: UIView.animate(withDuration: 0.2, animations: changes, completion: completion)
    case 1:
      UIView.animate(
        withDuration: 0.3, delay: 0.05, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
        options: random.chance(50) ? [.allowUserInteraction] : [.repeat, .autoreverse], animations: changes,
        completion: completion)
    case 2:
      UIView.animateKeyframes(withDuration: 0.2) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: changes)
      } completion: {
        completion($0)
      }
    case 3: view.layer.removeAllAnimations()
    default:
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn, animations: changes)
      animator.addCompletion { _ in completion(true) }
      animator.startAnimation()
      if random.chance(30) { animator.isReversed = true }
      if random.chance(30) { animator.fractionComplete = 0.7 }
      if random.chance(20) { animator.stopAnimation(random.chance(50)) }
    }
  }

  func constrain(_ view: UIView, _ other: UIView?, _ random: inout SeededRandom) {
    view.translatesAutoresizingMaskIntoConstraints = random.chance(20)
    if view.constraints.count > 6 || random.chance(20) {
      if let old = (view.constraints + (view.superview?.constraints ?? [])).first { old.isActive = false }
      return
    }
    let size = CGFloat(random.below(200))
    let made: NSLayoutConstraint
    switch random.below(5) {
    case 0: made = view.widthAnchor.constraint(equalToConstant: size)
    case 1: made = view.heightAnchor.constraint(greaterThanOrEqualToConstant: size)
    case 2: made = view.leftAnchor.constraint(equalTo: (other ?? facade.window).leftAnchor, constant: size)
    case 3: made = view.centerYAnchor.constraint(equalTo: (view.superview ?? view).centerYAnchor)
    default:
      made = view.widthAnchor.constraint(lessThanOrEqualTo: (other ?? facade.window).widthAnchor, multiplier: 0.5)
    }
    if random.chance(50) { made.priority = UILayoutPriority(Float(1 + random.below(1000))) }
    made.isActive = true
    if random.chance(30) { view.layoutIfNeeded() }
  }

  func changeLayer(of view: UIView, _ number: Int, _ random: inout SeededRandom) {
    let layer = view.layer
    switch random.below(8) {
    case 0: layer.cornerRadius = CGFloat(random.below(30))
    case 1: layer.borderWidth = CGFloat(random.below(4))
    case 2:
      let ring = CAShapeLayer()
      ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 30)).cgPath
      ring.strokeColor = UIColor.red.cgColor
      ring.strokeEnd = CGFloat(random.below(11)) / 10
      if (layer.sublayers?.count ?? 0) < 4 { layer.addSublayer(ring) }
    case 3:
      let sky = CAGradientLayer()
      sky.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      sky.colors = [UIColor.red.cgColor, UIColor.white.cgColor, UIColor.blue.cgColor]
      if (layer.sublayers?.count ?? 0) < 4 { layer.insertSublayer(sky, at: 0) }
    case 4: layer.sublayers?.first?.removeFromSuperlayer()
    // Values whose deinitializer runs a handler.
    case 5:
      let value = random.chance(70) ? FuzzDeinitProbe(self, number) : nil
      unsafe objc_setAssociatedObject(view, &FuzzKeys.probe, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    case 6: layer.setValue(random.chance(70) ? FuzzDeinitProbe(self, number) : nil, forKey: "probe")
    default: if let first = layer.sublayers?.first { layer.sublayers?.last?.addSublayer(first) }
    }
  }
}

private enum FuzzKeys { nonisolated(unsafe) static var probe: UInt8 = 0 }
