import Dactyl

/// The code of "Animate views and values", compiled.
enum AnimationArticle {
  static func views(_ card: View, _ home: Point) {
    card.animate(.easeInOut(0.3)) { $0.center = home }
    card.animate(.easeOut(0.2)) {
      $0.alpha = 0
    } completion: {
      if $0 { card.removeFromSuperview() }
    }
  }

  static func values(_ lamp: View, _ enemy: View) {
    lamp.animate(.easeInOut(0.8).repeats(.forever(autoreverses: true)), \Shape.fill, to: .yellow)
    enemy.animate(.linear(0.1), \Sprite.tint, to: .red)
  }

  static func springs(_ card: View, _ home: Point) {
    card.addGestureRecognizer(PanGestureRecognizer()) { pan in
      if pan.state == .began { card.cancelAnimations() }
      card.center += pan.takeTranslation()
      guard pan.state == .ended || pan.state == .cancelled else { return }
      let velocity = pan.velocity(in: card.superview)
      card.animate(.spring(.bouncy).allowingUserInteraction, velocity: velocity) { $0.center = home }
    }
  }

  static func frames(_ hero: View, _ scene: Scene) throws {
    let sheet = try scene.loadSpriteSheet("hero.json")
    hero[Sprite.self] = Sprite(sheet.texture, cell: sheet["stand"])
    hero.animateFrames(sheet.animation("walk"))
    hero.animateFrames(sheet.animation("jump"), repeats: .once) { _ in hero.animateFrames(sheet.animation("walk")) }
  }

  static func sequence(_ scene: Scene, _ title: View, _ logo: View, _ lamp: View, _ chime: Sound) {
    var intro = AnimationSequence()
    intro.append(title, .spring(.bouncy)) { $0.center.y = 120 }
    intro.join(logo, .easeOut(0.3)) { $0.alpha = 1 }
    intro.appendInterval(0.5)
    intro.appendCallback { scene.play(chime) }
    intro.append(lamp, .linear(0.2), \Shape.fill, to: .yellow)
    let playing = scene.play(intro, repeats: .times(2))
    playing.cancel()
  }
}
