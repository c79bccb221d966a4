import Dactyl

extension LabPage {
  /// The page of taps of one finger and of two.
  static var tap: LabPage {
    LabPage("Tap", "Tap anywhere on the stage, with one finger or with two at once.") { stage in
      var (ones, twos) = (0, 0)
      let card = LabCard("0 taps", Size(190, 120), LabStyle.accent, at: stage.middle, on: stage)
      card.view.isUserInteractionEnabled = false
      func count() {
        card.write("\(ones) + \(twos)")
        card.view.transform = .scale(1.1)
        card.view.animate(duration: 0.3, easing: .overshoot) { $0.transform = .identity }
      }
      stage.note("one finger + two fingers", at: stage.middle.y + 76 * stage.share + 8)
      let one = stage.view.addGestureRecognizer(TapGestureRecognizer()) { tap in
        ones += 1
        count()
        stage.ripple(at: tap.location(in: stage.view), LabStyle.accent)
      }
      let two = stage.view.addGestureRecognizer(TapGestureRecognizer(touches: 2)) { tap in
        twos += 1
        count()
        stage.ripple(at: tap.location(in: stage.view), LabStyle.blue, size: 200)
      }
      let limits = stage.scene.gestureSettings
      stage.watch(one, "tap") { tap in
        [
          LabNumber("location", tap.location(in: stage.view)), LabNumber("touches", tap.numberOfTouches),
          LabNumber("taps", ones), LabNumber("may stray", "\(Int(limits.tapMovement.points)) pt"),
          LabNumber("may rest", "\(Float(limits.tapHold).hundredths) s"),
        ]
      }
      stage.watch(two, "two-finger tap") { tap in
        [
          LabNumber("location", tap.location(in: stage.view)), LabNumber("touches", tap.numberOfTouches),
          LabNumber("taps", twos),
        ]
      }
    }
  }

  /// The page of a single tap that waits until it is clear that no second one follows.
  static var doubleTap: LabPage {
    LabPage(
      "Double tap",
      "Tap once and the tap is held until the double tap has failed; tap twice and it never comes."
    ) { stage in
      let colors = [LabStyle.teal, LabStyle.blue, LabStyle.accent, LabStyle.sand]
      var (singles, doubles) = (0, 0)
      let card = LabCard("tap me", Size(210, 140), colors[0], at: stage.middle, on: stage)
      let double = card.view.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { _ in
        doubles += 1
        card.write("double")
        let isLarge = card.view.transform.isIdentity
        card.view.animate(duration: 0.35, easing: .overshoot) { $0.transform = isLarge ? .scale(1.55) : .identity }
      }
      let single = card.view.addGestureRecognizer(TapGestureRecognizer()) { tap in
        singles += 1
        card.write("single")
        card.paint(colors[singles % colors.count])
        stage.ripple(at: tap.location(in: stage.view), colors[singles % colors.count])
      }
      single.require(toFail: double)
      let limits = stage.scene.gestureSettings
      stage.watch(single, "single tap") { tap in
        [LabNumber("location", tap.location(in: card.view)), LabNumber("taps", singles)]
      }
      stage.watch(double, "double tap") { tap in
        [
          LabNumber("location", tap.location(in: card.view)), LabNumber("taps", doubles),
          LabNumber("second within", "\(Float(limits.tapInterval).hundredths) s"),
          LabNumber("no farther than", "\(Int(limits.tapDistance.points)) pt"),
        ]
      }
    }
  }
}
