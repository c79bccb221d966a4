import Dactyl

extension LabPage {
  /// The page of a finger that stays, and of one that stays after a tap.
  static var longPress: LabPage {
    LabPage(
      "Long press",
      "Hold the disc for half a second, then drag it. Or tap it first, and hold it then."
    ) { stage in
      let disc = stage.scene.addView(
        frame: Rect(center: stage.middle, size: Size(150 * stage.share, 150 * stage.share)),
        to: stage.view)
      disc[Shape.self] = Shape(.ellipse, fill: LabStyle.blue)
      let word = stage.scene.addText(
        "hold", size: stage.letters(20), color: .white, alignment: Vector(0.5, 0.5), frame: disc.bounds, to: disc)
      func follow<Kind>(_ press: Gesture<Kind>, _ name: String, _ color: Color) {
        switch press.state {
        case .began:
          word.write(name)
          disc[Shape.self] = Shape(.ellipse, fill: color)
          disc.animate(duration: 0.25, easing: .overshoot, allowsUserInteraction: true) { $0.transform = .scale(1.25) }
        case .changed: disc.center = press.location(in: stage.view)
        default:
          word.write("hold")
          disc[Shape.self] = Shape(.ellipse, fill: LabStyle.blue)
          disc.animate(duration: 0.3, easing: .easeOut) {
            $0.transform = .identity
            $0.center = stage.middle
          }
        }
      }
      // After a tap both begin at the same moment: then the recognizer that was added first wins (G42).
      let second = disc.addGestureRecognizer(LongPressGestureRecognizer(taps: 1)) {
        follow($0, "tap, held", LabStyle.teal)
      }
      let press = disc.addGestureRecognizer(LongPressGestureRecognizer()) { follow($0, "held", LabStyle.accent) }
      stage.watch(press, "long press") { press in
        [
          LabNumber("location", press.location(in: stage.view)), LabNumber("touches", press.numberOfTouches),
          LabNumber("begins after", "\(Float(press.minimumPressDuration).hundredths) s"),
          LabNumber("may stray", "\(Int(press.allowableMovement)) pt"),
        ]
      }
      stage.watch(second, "tap and press") { press in
        [
          LabNumber("location", press.location(in: stage.view)), LabNumber("taps before", press.numberOfTapsRequired),
        ]
      }
    }
  }
}
