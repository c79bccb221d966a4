import Dactyl

extension CardTableScene {
  /// Lets every finger drag the card on which it lands, wherever that is, or after a long press the pile in which it
  /// lies; and turn the card over with a tap.
  func listenToFingers() {
    let view = scene.window.view
    for (lift, withPile) in [(DragLift.pan, false), (.longPress(), true)] {
      let hand = view.makeDraggable(lift: lift) { [self] _, session in
        card(under: session.touchedView).flatMap { isFree($0, for: session) ? [$0] : nil } ?? []
      }
      // The cards themselves are carried.
      hand.showsPreview = false
      hand.waitsForMouse = true
      hand.gestureRecognizer.recognizesEachFinger = true
      hand.gestureRecognizer.name = withPile ? "press" : "pan"
      hand.delegate.sessionWillBegin = { [self] in pick(by: $1, withPile: withPile) }
      hand.delegate.sessionDidMove = { [self] in follow($1) }
      hand.delegate.sessionDidEnd = { [self] _, session, operation in
        guard let drag = session.drag else { return }
        if operation == .move { drop(drag) } else { putBack(drag) }
      }
    }
    // A card can be released anywhere, outside the window as well.
    view.onDrop(of: Card.self) { _ in }.magnetRadius = 100_000
    let tap = view.addGestureRecognizer(TapGestureRecognizer()) { [self] tap in
      guard let card = card(under: tap.touches.first?.view) else { return }
      flip(card)
      onEvent?(.flip(card: card.number))
    }
    tap.any.name = "tap"
    tap.any.recognizesEachFinger = true
    tap.any.delegate.shouldReceiveTouch = { [self] _, touch in
      card(under: touch.view) != nil && !scene.liveTouches.contains { $0.view == touch.view && $0.id < touch.id }
    }
  }

  /// Returns the card of a view.
  func card(under view: View?) -> Card? { cards.first { $0.view == view } }

  /// Whether no other finger holds a card, or landed on it before.
  private func isFree(_ card: Card, for session: DragSession) -> Bool {
    guard !isHeld(card), case .touch(let finger) = session.origin else { return false }
    return scene.liveTouches.first { $0.view == card.view }?.finger == finger
  }

  /// Moves the held thing. The translation is in points of the scene.
  private func follow(_ session: DragSession) {
    guard let drag = session.drag else { return }
    drag.view.center = air.convert(drag.start + session.translation(in: nil), from: nil)
    let velocity = session.velocity(in: air)
    if drag.pile == nil && velocity != .zero { drag.card.tilt(by: velocity) }
  }
}

extension DragSession {
  /// The thing that the session holds.
  var drag: CardDrag? {
    get { context as? CardDrag }
    set { context = newValue }
  }
}
