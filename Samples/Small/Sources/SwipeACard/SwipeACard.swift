import DactylSDL

/// A swipe is quick and straight, and happens once: swipe the card to the left or right, and it glides there. It
/// stays when the finger is slow or moves diagonally.
@main
struct SwipeACard: App {
  static let options = AppOptions(title: "SwipeACard", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let card = scene.addView(frame: Rect(340, 210, 120, 180))
    card[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(0.8, 0.65, 1))
    let translations = [(SwipeDirection.left, Vector(-200, 0)), (.right, Vector(200, 0))]
    for (direction, translation) in translations {
      card.addGestureRecognizer(SwipeGestureRecognizer(direction: direction)) { _ in
        card.animate(duration: 0.3) { $0.center = card.center + translation }
      }
    }
  }
}
