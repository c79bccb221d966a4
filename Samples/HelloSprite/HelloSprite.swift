import DactylSDL

/// Five cards that can be dragged about, by mouse or by as many fingers as there are.
@main
struct HelloSprite: App {
  func launch(_ scene: Scene) throws {
    for column in 0..<5 {
      let card = try scene.addSprite("card.bmp", at: Point(120 + 150 * Float(column), 240))
      card.addGestureRecognizer(PanGestureRecognizer()) { pan in
        if pan.state == .began { card.bringToFront() }
        card.center += pan.translation
        pan.translation = .zero
      }
    }
  }
}
