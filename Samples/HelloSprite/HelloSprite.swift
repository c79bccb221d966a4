import DactylSDL

/// Five cards to drag about, with the mouse or with as many fingers as there are.
@main
struct HelloSprite: App {
  static let options = AppOptions(title: "HelloSprite", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) throws {
    let tints = [
      Color(1, 0.6, 0.5), Color(1, 0.85, 0.45), Color(0.6, 0.9, 0.6), Color(0.5, 0.8, 1), Color(0.8, 0.65, 1),
    ]
    for (column, tint) in tints.enumerated() {
      let card = try scene.addSprite("card.bmp", at: Point(220 + 90 * Float(column), 300))
      card[Sprite.self]?.tint = tint
      card.addGestureRecognizer(PanGestureRecognizer()) { pan in
        if pan.state == .began { card.bringToFront() }
        pan.drag(card)
      }
    }
  }
}
