import DactylSDL

/// Animations: throw a card, and it springs home with the velocity of the finger; tap the table, and the cards are
/// dealt one after the other.
@main
struct SpringHome: App {
  static let options = AppOptions(title: "SpringHome", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    scene.background = Color(hex: 0x14532D)
    let homes = (0..<4).map { Point(160 + 160 * Float($0), 300) }
    let cards = homes.map { home in
      let card = scene.addView(frame: Rect(origin: home - Vector(55, 75), size: Size(110, 150)))
      card[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: .white)
      card[Shape.self]?.shadow = Shadow()
      card.addGestureRecognizer(PanGestureRecognizer()) { pan in
        if pan.state == .began { card.cancelAnimations() }
        card.center += pan.takeTranslation()
        guard pan.state == .ended || pan.state == .cancelled else { return }
        let velocity = pan.velocity(in: card.superview)
        card.animate(.spring(.bouncy).allowingUserInteraction, velocity: velocity) { $0.center = home }
      }
      return card
    }
    scene.window.view.addGestureRecognizer(TapGestureRecognizer()) { _ in
      var deal = AnimationSequence()
      for card in cards { deal.join(card, .easeIn(0.2)) { $0.center = Point(400, -100) } }
      for (card, home) in zip(cards, homes) {
        deal.append(card, .spring(duration: 0.2)) { $0.center = home }
        deal.join(card, .linear(0.1), \Shape.fill, to: Color(hue: home.x / 800, saturation: 0.5, brightness: 1))
      }
      deal.appendCallback { for card in cards { card.animate(.easeOut(1).delay(1), \Shape.fill, to: .white) } }
      scene.play(deal)
    }
  }
}
