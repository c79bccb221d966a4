import Dactyl

extension CardTableScene {
  /// Puts the recognizers on a card. Each card has its own, so that every finger drags alone.
  func listen(to card: Card) {
    card.view.addGestureRecognizer(PanGestureRecognizer()) { [self] pan in
      if pan.state == .began { pick(card, withPile: false, by: pan.any) }
      follow(pan.any, holding: card, moved: pan.translation(in: nil), velocity: pan.velocity(in: air))
    }.any.name = "pan \(card.number)"

    card.view.addGestureRecognizer(TapGestureRecognizer()) { [self] _ in
      flip(card)
      onEvent?(.flip(card: card.number))
    }.any.name = "tap \(card.number)"

    var grip = Point.zero
    card.view.addGestureRecognizer(LongPressGestureRecognizer()) { [self] press in
      let location = press.location(in: nil)
      if press.state == .began {
        grip = location
        pick(card, withPile: true, by: press.any)
      }
      follow(press.any, holding: card, moved: location - grip, velocity: .zero)
    }.any.name = "press \(card.number)"

    // One finger a card: a second one would bend a drag, and keep a tap or a press from being one.
    for gesture in card.view.gestureRecognizers {
      gesture.delegate.shouldReceiveTouch = { gesture, _ in gesture.numberOfTouches == 0 }
    }
  }

  /// Moves what a card's recognizer holds, as its state requires. The way is in points of the scene.
  private func follow(_ gesture: AnyGesture, holding card: Card, moved way: Vector, velocity: Vector) {
    guard let drag = drags[card.number], drag.gesture == gesture else { return }
    switch gesture.state {
    case .began, .changed:
      drag.view.center = air.convert(drag.start + way, from: nil)
      if drag.pile == nil && velocity != .zero { card.tilt(by: velocity) }
    case .ended:
      drag.view.center = air.convert(drag.start + way, from: nil)
      drop(drag)
    case .cancelled: putBack(drag)
    case .possible, .failed: break
    }
  }
}
