import Dactyl

extension Card {
  /// Turns the card over: it squeezes to nothing, changes its picture and opens again.
  ///
  /// Turned over once more on its way, it squeezes again from where it is: what shows in the end is always `isFaceUp`.
  func flip() {
    isFaceUp.toggle()
    // A hundredth rather than nothing: a transform without an inverse is no good to anybody.
    body.animate(duration: 0.12, easing: .easeIn, allowsUserInteraction: true) {
      $0.transform = .scale(0.01, 1.04)
    } completion: { [weak self] isWhole in
      guard isWhole, let self else { return }
      showSide()
      body.animate(duration: 0.2, easing: .overshoot, allowsUserInteraction: true) { $0.transform = .identity }
    }
  }
}
