import Dactyl

/// The hand of cards in the article about a contested touch, with the article's own code.
struct ContestedTouch {
  let scene = Scene(size: Size(800, 600))
  let say: (String) -> Void

  init(saying say: @escaping (String) -> Void) {
    self.say = say

    let hand = scene.addView(frame: Rect(0, 400, 800, 200))
    let card = scene.addView(frame: Rect(40, 20, 100, 160), to: hand)

    let flip = card.addGestureRecognizer(TapGestureRecognizer()) { _ in say("flip") }
    let zoom = card.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { _ in say("zoom") }
    let lift = card.addGestureRecognizer(LongPressGestureRecognizer()) { say("lift \($0.state)") }
    let fan = hand.addGestureRecognizer(PanGestureRecognizer()) { say("fan \($0.state)") }

    flip.require(toFail: zoom)

    flip.name = "flip"
    zoom.name = "zoom"
    lift.name = "lift"
    fan.name = "fan"
  }

  /// Lets the lifted card be dragged while the hand is fanned.
  func allowBoth() {
    for fan in scene.window.view.subviews.flatMap(\.gestureRecognizers) {
      fan.delegate.shouldRecognizeSimultaneously = { fan, other in other.name == "lift" }
    }
  }

  /// Prints the decisions about the recognizers, with their rules.
  func explain() {
    for decision in scene.decisions.decisions {
      guard let gesture = scene.gesture(decision.gesture), decision.kind != .action else { continue }
      let state = GestureState(rawValue: decision.detail) ?? .possible
      let opponent = scene.gesture(decision.opponent).map { " by \($0)" } ?? ""
      switch decision.kind {
      case .propose: say("\(gesture) asks for \(state)")
      case .hold: say("\(gesture) is held\(opponent): \(decision.rule)")
      case .enter: say("\(gesture) is \(state)\(opponent): \(decision.rule)")
      default: break
      }
    }
  }
}
