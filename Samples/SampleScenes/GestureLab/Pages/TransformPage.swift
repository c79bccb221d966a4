import Dactyl

extension LabPage {
  /// The page of a photo that is moved, scaled and turned at once.
  static var transform: LabPage {
    LabPage(
      "Transform",
      "Move, zoom and turn the photo with any number of fingers; what is under them stays there."
    ) { stage in
      let size = Size(232, 182)
      let card = LabCard("", size, Color(0.985, 0.98, 0.97), at: stage.middle, on: stage)
      if let picture = try? stage.scene.texture(named: "photo-balloons.bmp") {
        let print = stage.scene.addView(frame: card.view.bounds.outset(by: EdgeInsets(-8 * stage.share)), to: card.view)
        print[Sprite.self] = Sprite(picture)
        print.isUserInteractionEnabled = false
      }
      let transform = card.view.addGestureRecognizer(TransformGestureRecognizer()) { transform in
        transform.apply(to: card.view, scale: 0.4...4)
        guard transform.state == .ended || transform.state == .cancelled else { return }
        let inside = card.view.center.kept(in: stage.size, margin: 20)
        card.view.animate(duration: 0.25, easing: .easeOut, allowsUserInteraction: true) { $0.center = inside }
      }
      stage.watch(transform, "transform") { transform in
        let velocity = transform.velocity(in: stage.view)
        return [
          LabNumber("translation", transform.translation), LabNumber("scale", transform.scale),
          LabNumber("rotation", degrees: transform.rotation), LabNumber("location", transform.location(in: stage.view)),
          LabNumber("touches", transform.numberOfTouches), LabNumber("velocity", velocity.translation),
          LabNumber("growth", "\(velocity.scale.hundredths) /s"),
          LabNumber("turn", "\((velocity.rotation * 180 / .pi).wholePoints)° /s"),
        ]
      }
    }
  }
}
