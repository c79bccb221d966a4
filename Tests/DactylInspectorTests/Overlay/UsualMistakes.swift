import Dactyl
import DactylControls
import DactylTesting

/// Scenes with the five usual mistakes, by which a tap on a button or card does not happen.
enum UsualMistake: String, CaseIterable {
  case clearViewOnTop, interactionForgotten, tapUnderPan, childOutsideParent, requirementThatNeverFails

  /// The point at which a user taps in vain.
  static let point = Point(150, 130)

  /// Fills a scene, which shows a card named `card` around the point.
  func fill(_ scene: Scene) {
    scene.background = Color(0.16, 0.24, 0.30)
    let panel = scene.addView(frame: Rect(40, 60, 220, 150))
    panel.name = "panel"
    panel[Shape.self] = Shape(.rectangle(cornerRadius: 10), fill: Color(0.24, 0.36, 0.44))
    let card = scene.addView(frame: Rect(70, 40, 100, 70), to: panel)
    card.name = "card"
    card[Shape.self] = Shape(.rectangle(cornerRadius: 8), fill: Color(0.93, 0.88, 0.76))
    let tap = card.addGestureRecognizer(TapGestureRecognizer()) { _ in }
    tap.any.name = "tap"
    switch self {
    case .clearViewOnTop:
      scene.addView(frame: Rect(0, 0, 300, 240)).name = "glass"
    case .interactionForgotten:
      card.isUserInteractionEnabled = false
    case .tapUnderPan:
      var pan = PanGestureRecognizer()
      pan.minimumDistance = 2
      panel.addGestureRecognizer(pan) { _ in }.any.name = "pan"
    case .childOutsideParent:
      panel.frame = Rect(40, 60, 220, 30)
    case .requirementThatNeverFails:
      let second = panel.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { _ in }
      second.any.name = "double tap"
      var settings = scene.gestureSettings
      settings.tapInterval = 3600
      second.any.settings = settings
      tap.any.require(toFail: second.any)
    }
  }

  /// Taps with a finger that is not quite still, in vain.
  func tap(in scene: Scene) {
    let finger = Finger(1, in: scene)
    finger.press(at: Self.point)
    finger.move(by: Vector(3, 1))
    scene.advance(by: 0.05)
    finger.lift()
    scene.advance(by: 0.05)
  }
}
