import Dactyl
import DactylControls

/// The views of a round beside its stars: score, lives, the pause button, the bowl, and ripples.
package final class RoundField {
  private static let bowlSize = Size(128, 30)
  let root: View
  /// The parent view of stars and ripples, behind the others.
  package let sky: View
  private let scene: Scene
  package let bowl: View
  private let score: View
  private let lives: View
  private let pause: Button

  init(in root: View, of scene: Scene) {
    self.root = root
    self.scene = scene
    sky = scene.addView(frame: root.bounds, to: root)
    sky.autoresizing = .flexibleSize
    sky.isUserInteractionEnabled = false
    bowl = scene.addView(frame: Rect(origin: .zero, size: Self.bowlSize), to: root)
    bowl[Shape.self] = Shape(
      .rectangle(cornerRadius: 15), fill: Color(0.34, 0.4, 0.76), stroke: NightStyle.gold, lineWidth: 3)
    bowl.isUserInteractionEnabled = false
    bowl.name = "bowl"
    score = scene.addView(frame: Rect(28, 20, 300, 44), to: root)
    lives = scene.addView(frame: Rect(28, 62, 400, 28), to: root)
    pause = scene.addButton("Pause", frame: Rect(0, 22, 110, 46), to: root)
    pause.addTarget(nil, action: .pauseGame)
    pause.view.name = "Pause"
    // Keys move the bowl.
    pause.view.canBecomeFocused = false
    bowl.center = Point(root.bounds.center.x, 0)
    fit()
  }

  /// Lays out the views at the edges.
  func fit() {
    let size = root.bounds.size
    pause.frame.origin.x = size.width - 138
    // In a narrow window a bowl of full width would catch stars without being moved.
    bowl.bounds.size.width = min(Self.bowlSize.width, max(size.width / 4, 1))
    bowl.center.y = size.height - 44
    moveBowl(by: 0)
  }

  func moveBowl(by distance: Float) {
    let half = bowl.bounds.size.width / 2 + 10
    bowl.center.x = min(max(bowl.center.x + distance, half), max(root.bounds.size.width - half, half))
  }

  func bowlCatches(_ star: Point) -> Bool {
    let reach = EdgeInsets(top: Star.radius / 2, left: 12, bottom: 8, right: 12)
    return bowl.frame.outset(by: reach).contains(star)
  }

  func show(score points: Int, lives left: Int) {
    score[Label.self] = Label(
      "\(points)", font: .pixel, size: 40, color: NightStyle.gold, alignment: Vector(0, 0.5))
    let text = left == 0 ? "no life left" : left == 1 ? "last life" : "\(left) lives"
    lives[Label.self] = Label(text, size: 20, color: NightStyle.faint, alignment: Vector(0, 0.5))
  }

  /// Shows a ripple in place of the sound of a catch: the louder, the wider.
  func ripple(at point: Point, strength: Float) {
    guard strength > 0 else { return }
    let ring = scene.addView(frame: Rect(center: point, size: Size(80, 80)), to: sky)
    ring.name = "ripple"
    ring[Shape.self] = Shape(.ellipse, stroke: Color(1, 1, 1, 0.7), lineWidth: 3)
    ring.transform = .scale(0.3)
    ring.animate(duration: 0.5, easing: .easeOut) {
      $0.transform = .scale(0.5 + 3 * strength)
      $0.alpha = 0
    } completion: { _ in
      if ring.isAlive { ring.destroy() }
    }
  }
}
