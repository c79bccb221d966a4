import Dactyl
import DactylControls

/// The views at the edges of the arena: scores, lives, the pause button, the wave, and the hint about the controls.
final class ArenaBoard {
  private let root: View
  private let scene: Scene
  private let scores: [View]
  private let lives: [View]
  private let hint: View
  private let banner: View
  let pause: Button
  /// The values that are shown, so that no view is changed without need.
  private var shown: [[Int]] = [[], []]
  private var hintText = ""

  init(in root: View, of scene: Scene, pausing: @escaping () -> Void) {
    (self.root, self.scene) = (root, scene)
    func label() -> View {
      let view = scene.addView(frame: .zero, to: root)
      view.isUserInteractionEnabled = false
      return view
    }
    scores = [label(), label()]
    lives = [label(), label()]
    hint = label()
    banner = label()
    banner.alpha = 0
    pause = scene.addButton("Pause", frame: Rect(0, 0, 92, 40), to: root) { _ in pausing() }
    pause.view.name = "Pause"
    // Keys and controllers steer the ship.
    pause.view.canBecomeFocused = false
    fit(root.bounds.size)
  }

  func fit(_ size: Size) {
    for player in 0..<2 {
      let x = 16 + 116 * Float(player)
      scores[player].frame = Rect(x, 10, 110, 32)
      lives[player].frame = Rect(x, 42, 110, 20)
    }
    pause.frame.origin = Point(size.width - 104, 12)
    banner.bounds = Rect(0, 0, size.width, 60)
    banner.center = Point(size.width / 2, size.height * 0.34)
    writeHint()
  }

  func show(_ arena: Arena) {
    for (player, ship) in arena.ships.enumerated() where shown[player] != [ship.score, ship.lives] {
      shown[player] = [ship.score, ship.lives]
      let color = TwinStickStyle.ship(player)
      scores[player][Label.self] = Label(
        "\(ship.score)", font: .pixel, size: 30, color: color, alignment: Vector(0, 0.5))
      scores[player].accessibilityLabel = "player \(player + 1): \(ship.score) points"
      let text = ship.lives == 0 ? "out" : ship.lives == 1 ? "last ship" : "\(ship.lives) ships"
      lives[player][Label.self] = Label(
        text, size: 14, color: TwinStickStyle.faint, alignment: Vector(0, 0.5))
    }
  }

  func notify(_ text: String) {
    banner[Label.self] = Label(text, size: 40, color: TwinStickStyle.ink)
    banner.alpha = 1
    banner.animate(duration: 1.6, easing: .easeIn) { $0.alpha = 0 }
  }

  /// Shows the hint about the players' controls, at the lower edge.
  func hint(_ text: String) {
    guard text != hintText else { return }
    hintText = text
    writeHint()
  }

  private func writeHint() {
    let room = max(root.bounds.size.width - 24, 1)
    hint[Label.self] = Label(
      hintText, size: 13, color: TwinStickStyle.faint, alignment: Vector(0.5, 1), lineBreakMode: .byWordWrapping)
    let height = hint.size(fitting: Size(room, .infinity)).height
    hint.frame = Rect(12, root.bounds.size.height - height - 8, room, height)
  }
}
