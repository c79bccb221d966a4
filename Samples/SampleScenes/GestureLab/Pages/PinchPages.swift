import Dactyl
import DactylControls

extension LabPage {
  private static let mouseHint = "Mouse: hold Control or Alt in the middle, move away, drag."

  /// The page of a card that two fingers scale.
  static var pinch: LabPage {
    LabPage("Pinch", "Spread two fingers or close them. \(mouseHint)") { stage in
      let side = 150 * stage.share
      let frame = stage.scene.addView(frame: Rect(center: stage.middle, size: Size(side, side)), to: stage.view)
      frame[Shape.self] = Shape(.rectangle(cornerRadius: 14), stroke: LabStyle.hairline, lineWidth: 2)
      frame.isUserInteractionEnabled = false
      let card = LabCard("1.00", Size(150, 150), LabStyle.blue, at: stage.middle, on: stage)
      card.view.isUserInteractionEnabled = false
      var start: Float = 1
      let pinch = stage.view.addGestureRecognizer(PinchGestureRecognizer()) { pinch in
        if pinch.state == .began { start = card.view.transform.scale }
        let scale = min(max(start * pinch.scale, 0.3), 2.6)
        card.view.transform = .scale(scale)
        card.write(scale.hundredths)
      }
      let limits = stage.scene.gestureSettings
      stage.watch(pinch, "pinch") { pinch in
        [
          LabNumber("scale", pinch.scale), LabNumber("velocity", "\(pinch.velocity.hundredths) /s"),
          LabNumber("location", pinch.location(in: stage.view)), LabNumber("touches", pinch.numberOfTouches),
          LabNumber("begins after", "\(Int(limits.pinchDistance.points)) pt"),
        ]
      }
    }
  }

  /// The page of a dial that two fingers turn.
  static var rotation: LabPage {
    LabPage("Rotation", "Turn two fingers about each other. \(mouseHint)") { stage in
      let share = stage.share
      let dial = stage.scene.addView(
        frame: Rect(center: stage.middle, size: Size(280 * share, 280 * share)), to: stage.view)
      dial[Shape.self] = Shape(.ellipse, fill: LabStyle.teal)
      dial.isUserInteractionEnabled = false
      for tick in 0..<36 {
        let direction = Transform.rotation(Float(tick) * .pi / 18).apply(to: Vector(0, -1))
        let middle = dial.bounds.center
        let mark = stage.scene.addView(frame: dial.bounds, to: dial)
        mark[Shape.self] = Shape(
          .line(
            from: middle + direction * (share * (tick % 9 == 0 ? 108 : 122)), to: middle + direction * (share * 132)),
          stroke: Color(1, 1, 1, tick % 9 == 0 ? 1 : 0.55), lineWidth: share * (tick % 9 == 0 ? 4 : 2))
      }
      let dot = stage.scene.addView(
        frame: Rect(132 * share, 38 * share, 16 * share, 16 * share), to: dial)
      dot[Shape.self] = Shape(.ellipse, fill: LabStyle.sand)
      let word = stage.scene.addText(
        "0°", size: stage.letters(30), color: .white, alignment: Vector(0.5, 0.5),
        frame: Rect(center: stage.middle, size: Size(160, 40)),
        to: stage.view)
      var start: Float = 0
      var angle: Float = 0
      let rotation = stage.view.addGestureRecognizer(RotationGestureRecognizer()) { rotation in
        if rotation.state == .began { start = angle }
        angle = start + rotation.rotation
        dial.transform = .rotation(angle)
        word.write("\((angle * 180 / .pi).wholePoints)°")
      }
      stage.watch(rotation, "rotation") { rotation in
        [
          LabNumber("rotation", degrees: rotation.rotation),
          LabNumber("velocity", "\((rotation.velocity * 180 / .pi).wholePoints)° /s"),
          LabNumber("location", rotation.location(in: stage.view)), LabNumber("touches", rotation.numberOfTouches),
          LabNumber("begins after", degrees: stage.scene.gestureSettings.rotationAngle),
        ]
      }
    }
  }
}
