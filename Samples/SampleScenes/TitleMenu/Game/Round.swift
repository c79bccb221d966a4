import Dactyl

/// A round of the game: stars fall, and are caught with a finger, the mouse, or the bowl that keys and controllers
/// move.
package final class Round {
  package let controller: ViewController
  private unowned let shell: TitleMenuScene
  private let scene: Scene
  package private(set) var stars: [Star] = []
  package private(set) var score = 0
  package private(set) var lives: Int
  private var seconds = 0.0
  private var born = 0
  private var system: Subscription?
  package private(set) var field: RoundField?
  private let difficulty: Difficulty
  /// The presses that move the bowl, each with its direction.
  private var held: [PressType: Float] = [:]

  init(for shell: TitleMenuScene) {
    self.shell = shell
    scene = shell.scene
    lives = shell.values.lives
    difficulty = shell.values.difficulty
    controller = shell.scene.makeViewController()
  }

  /// Whether stars fall.
  package var isRunning: Bool { system != nil }
  private var fall: StarFall { StarFall(difficulty: difficulty, size: scene.size) }

  /// Fills the root view.
  func build(in root: View) {
    field = RoundField(in: root, of: scene)
    field?.show(score: score, lives: lives)
  }

  func fit() { field?.fit() }

  /// Lets stars fall.
  func start() {
    guard system == nil, lives > 0 else { return }
    field?.root.isUserInteractionEnabled = true
    system = scene.addSystem("stars", at: .update) { [unowned self] in step($0.delta) }
  }

  /// Stops the stars where they are. A view covered by a menu takes no keys either.
  func stop() {
    system?.cancel()
    system = nil
    held = [:]
    // `viewWillDisappear` may come after the view was destroyed: when the menu in front did both.
    if let root = field?.root, root.isAlive { root.isUserInteractionEnabled = false }
  }

  /// Moves the bowl while a press is held; a direction of nil ends the press.
  func steer(_ press: PressType, _ direction: Float?) {
    let wasHeld = !held.isEmpty
    held[press] = direction
    if wasHeld, held.isEmpty, let field { shell.report(.bowl(field.bowl.center.x)) }
  }

  private func step(_ delta: Double) {
    guard let field else { return }
    seconds += delta
    field.moveBowl(by: held.values.reduce(0, +) * 620 * Float(delta))
    while born < fall.count(at: seconds) {
      stars.append(Star(born, worth: fall.worth(of: born), on: field.sky, of: scene))
      shell.report(.fall(born, from: fall.location(of: born, at: seconds), speed: fall.speed(of: born)))
      born += 1
    }
    for star in stars {
      star.view.center = fall.location(of: star.number, at: seconds)
      star.view.transform = .rotation(fall.angle(of: star.number, at: seconds))
    }
    for star in stars where field.bowlCatches(star.view.center) { take(star) }
    for star in stars where star.view.center.y > scene.size.height - StarFall.bottom { miss(star) }
  }

  /// Handles the landing of a finger: it catches the nearest star within reach.
  func touch(at point: Point) {
    guard isRunning else { return }
    let near = stars.filter { $0.view.center.distance(to: point) <= Star.radius + 16 }
    let nearest = near.min { $0.view.center.distance(to: point) < $1.view.center.distance(to: point) }
    if let nearest { take(nearest) }
  }

  private func take(_ star: Star) {
    stars.removeAll { $0 === star }
    score += star.worth
    if shell.values.isSoundOn { field?.ripple(at: star.view.center, strength: shell.values.volume) }
    star.burst()
    field?.show(score: score, lives: lives)
    shell.report(.caught(star.number, score: score))
  }

  private func miss(_ star: Star) {
    stars.removeAll { $0 === star }
    star.fade()
    guard isRunning else { return }
    lives -= 1
    field?.show(score: score, lives: lives)
    shell.report(.missed(star.number, lives: lives))
    guard lives == 0 else { return }
    stop()
    shell.finish(score)
  }
}
