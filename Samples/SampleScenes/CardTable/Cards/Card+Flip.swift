import Dactyl

extension Card {
  /// Turns the card over: it shrinks to a line, changes its picture and opens again.
  ///
  /// A card that is turned over again during the animation shrinks again from its present width: the side that shows in
  /// the end is always `isFaceUp`.
  func flip() {
    isFaceUp.toggle()
    // The scale is a hundredth rather than zero, whose transform would have no inverse.
    body.animate(duration: 0.12, easing: .easeIn, allowsUserInteraction: true) {
      $0.transform = .scale(0.01, 1.04)
    } completion: { [weak self] isWhole in
      guard isWhole, let self else { return }
      showSide()
      body.animate(duration: 0.2, easing: .overshoot, allowsUserInteraction: true) { $0.transform = .identity }
    }
  }
}
