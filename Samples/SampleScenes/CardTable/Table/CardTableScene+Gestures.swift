import Dactyl

extension CardTableScene {
  /// Puts the recognizers on the window. Each finger makes an attempt of its own at the card on which it lands, so that every
  /// finger drags alone.
  func listenToFingers() {
    let view = scene.window.view
    let pan = view.addGestureRecognizer(PanGestureRecognizer()) { [self] pan in
      if pan.state == .began { pick(by: pan.any, withPile: false) }
      follow(pan.any, moved: pan.translation(in: nil), velocity: pan.velocity(in: air))
    }
    let tap = view.addGestureRecognizer(TapGestureRecognizer()) { [self] tap in
      guard let card = card(under: tap.touches.first) else { return }
      flip(card)
      onEvent?(.flip(card: card.number))
    }
    let press = view.addGestureRecognizer(LongPressGestureRecognizer()) { [self] press in
      if press.state == .began { pick(by: press.any, withPile: true) }
      guard let drag = drags[press.any] else { return }
      follow(press.any, moved: press.location(in: nil) - drag.grip, velocity: .zero)
    }
    for (name, gesture) in [("pan", pan.any), ("tap", tap.any), ("press", press.any)] {
      gesture.name = name
      gesture.recognizesEachFinger = true
      gesture.delegate.shouldReceiveTouch = { [self] _, touch in isFirst(touch) }
    }
  }

  /// The card on which a finger landed.
  func card(under touch: Touch?) -> Card? { cards.first { $0.view == touch?.view } }

  /// Whether a finger is the only one that landed on its card, or the first: a second would hold what is held.
  private func isFirst(_ touch: Touch) -> Bool {
    card(under: touch) != nil && !scene.liveTouches.contains { $0.view == touch.view && $0.id < touch.id }
  }

  /// Moves what a finger holds, as its gesture requires. The way is in points of the scene.
  private func follow(_ gesture: AnyGesture, moved way: Vector, velocity: Vector) {
    guard let drag = drags[gesture] else { return }
    switch gesture.state {
    case .began, .changed:
      drag.view.center = air.convert(drag.start + way, from: nil)
      if drag.pile == nil && velocity != .zero { drag.card.tilt(by: velocity) }
    case .ended:
      drag.view.center = air.convert(drag.start + way, from: nil)
      drags[gesture] = nil
      drop(drag)
    case .cancelled:
      drags[gesture] = nil
      putBack(drag)
    case .possible, .failed: break
    }
  }
}
