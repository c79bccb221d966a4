import Dactyl

extension LabPage {
  /// The page of a card that is dragged, with an arrow for its velocity.
  static var pan: LabPage {
    LabPage(
      "Pan",
      "Drag the card, with one finger or several; more may join and leave. The line is its speed."
    ) { stage in
      let trail = stage.scene.addView(frame: stage.view.bounds, to: stage.view)
      trail.isUserInteractionEnabled = false
      let arrow = stage.scene.addView(frame: stage.view.bounds, to: stage.view)
      arrow.isUserInteractionEnabled = false
      let card = LabCard("drag", Size(150, 110), LabStyle.accent, at: stage.middle, on: stage)
      var start = stage.middle
      let pan = card.view.addGestureRecognizer(PanGestureRecognizer()) { pan in
        if pan.state == .began { start = card.view.center }
        let wanted = start + pan.translation
        card.view.center = wanted.kept(in: stage.size, margin: 30)
        let speed = pan.velocity(in: stage.view)
        arrow[Shape.self] = Shape(
          .line(from: card.view.center, to: card.view.center + speed * 0.15), stroke: LabStyle.blue, lineWidth: 5)
        drop(at: card.view.center, into: trail, of: stage)
        if pan.state == .ended || pan.state == .cancelled { arrow[Shape.self] = nil }
      }
      let limits = stage.scene.gestureSettings
      stage.watch(pan, "pan") { pan in
        [
          LabNumber("translation", pan.translation), LabNumber("velocity", pan.velocity(in: stage.view)),
          LabNumber("location", pan.location(in: stage.view)), LabNumber("touches", pan.numberOfTouches),
          LabNumber("begins after", "\(Int(limits.panDistance.points)) pt"),
        ]
      }
    }
  }

  /// Leaves a dot that fades at a former position of the card.
  private static func drop(at point: Point, into trail: View, of stage: LabStage) {
    let dot = stage.scene.addView(frame: Rect(center: point, size: Size(9, 9)), to: trail)
    dot[Shape.self] = Shape(.ellipse, fill: LabStyle.accent.opacity(0.5))
    dot.animate(duration: 0.8, easing: .easeOut) {
      $0.alpha = 0
    } completion: { isWhole in
      if isWhole { dot.destroy() }
    }
  }
}
