import Dactyl

extension LabPage {
  /// The page of a recognizer for each direction; the card moves in the direction of the flick.
  static var swipe: LabPage {
    LabPage("Swipe", "Flick across the stage: fast, straight, and at least fifty points.", lanes: 4) { stage in
      let card = LabCard("flick", Size(150, 110), LabStyle.teal, at: stage.middle, on: stage)
      card.view.isUserInteractionEnabled = false
      let directions: [(String, SwipeDirection, Vector)] = [
        ("right", .right, Vector(1, 0)), ("left", .left, Vector(-1, 0)), ("up", .up, Vector(0, -1)),
        ("down", .down, Vector(0, 1)),
      ]
      for (name, direction, translation) in directions {
        var count = 0
        let swipe = stage.view.addGestureRecognizer(SwipeGestureRecognizer(direction: direction)) { _ in
          count += 1
          card.write(name)
          let reach = Vector(
            max(stage.size.width / 2 - 90 * stage.share, 0), max(stage.size.height / 2 - 70 * stage.share, 0))
          let goal = stage.middle + Vector(translation.dx * reach.dx, translation.dy * reach.dy)
          card.view.animate(duration: 0.22, easing: .easeOut) {
            $0.center = goal
          } completion: { isWhole in
            guard isWhole else { return }
            card.view.animate(duration: 0.5, delay: 0.15, easing: .easeInOut) { $0.center = stage.middle }
          }
        }
        stage.watch(swipe, "swipe \(name)") { swipe in
          [LabNumber("began at", swipe.location(in: stage.view)), LabNumber("swipes", count)]
        }
      }
    }
  }
}
