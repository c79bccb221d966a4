import Dactyl

extension LabPage {
  /// The page of five recognizers on one card, of which one wins each time.
  static var whoWins: LabPage {
    LabPage(
      "Who wins",
      "Tap, tap twice, hold, drag, or flick to the right: five want the card, one gets it.", lanes: 5
    ) { stage in
      stage.note("tap waits for double tap, pan waits for swipe", at: stage.share < 0.7 ? 1 : 22)
      let card = LabCard("touch me", Size(250, 160), LabStyle.ink, at: stage.middle, on: stage)
      func win(_ name: String, _ color: Color) {
        card.write(name)
        card.paint(color)
        card.view.transform = .scale(1.07)
        card.view.animate(duration: 0.3, easing: .overshoot, allowsUserInteraction: true) { $0.transform = .identity }
      }
      let view = card.view
      let tap = view.addGestureRecognizer(TapGestureRecognizer()) { _ in win("tap", LabStyle.accent) }
      let double = view.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { _ in win("double tap", LabStyle.sand) }
      let press = view.addGestureRecognizer(LongPressGestureRecognizer()) { press in
        if press.state == .began { win("long press", LabStyle.teal) }
      }
      let pan = view.addGestureRecognizer(PanGestureRecognizer()) { pan in
        if pan.state == .began { win("pan", LabStyle.blue) }
        card.view.center = (stage.middle + pan.translation).kept(in: stage.size, margin: 40)
        guard pan.state == .ended || pan.state == .cancelled else { return }
        card.view.animate(duration: 0.3, easing: .easeOut, allowsUserInteraction: true) { $0.center = stage.middle }
      }
      let swipe = view.addGestureRecognizer(SwipeGestureRecognizer(direction: .right)) { _ in
        win("swipe", Color(0.52, 0.32, 0.7))
      }
      tap.require(toFail: double)
      pan.require(toFail: swipe)
      stage.watch(tap, "tap") { [LabNumber("location", $0.location(in: view))] }
      stage.watch(double, "double tap") { [LabNumber("location", $0.location(in: view))] }
      stage.watch(press, "long press") { [LabNumber("location", $0.location(in: view))] }
      stage.watch(pan, "pan") { [LabNumber("translation", $0.translation)] }
      stage.watch(swipe, "swipe") { [LabNumber("began at", $0.location(in: view))] }
    }
  }
}
