import Dactyl
import DactylControls
import DactylInspector
import Testing

/// A game that is recorded from its launch on, with a card that is tapped, for questions.
struct AskedGame {
  let scene = Scene(size: Size(400, 300))
  let card: View
  let tap: AnyGesture

  /// Launches the game with a mistake in it.
  init(canLaunchAgain: Bool = true, _ mistake: @escaping (Scene, View, AnyGesture) throws -> Void = { _, _, _ in })
    throws
  {
    try scene.record(canLaunchAgain: canLaunchAgain) { scene in
      let table = scene.addView(frame: Rect(0, 0, 400, 300))
      table.name = "table"
      let card = scene.addView(frame: Rect(100, 100, 80, 100), to: table)
      card.name = "card"
      let tap = card.addGestureRecognizer(TapGestureRecognizer()) { (tap: Gesture<TapGestureRecognizer>) in
        card.alpha = card.alpha == 1 ? 0.5 : 1
      }
      tap.any.name = "tap"
      try mistake(scene, card, tap.any)
    }
    card = try #require(scene.recordedCard)
    tap = card.gestureRecognizers[0]
  }
}

extension Scene {
  /// The view with the name card.
  fileprivate var recordedCard: View? {
    var views = [window.view]
    while let view = views.popLast() {
      if view.name == "card" { return view }
      views += view.subviews
    }
    return nil
  }
}
