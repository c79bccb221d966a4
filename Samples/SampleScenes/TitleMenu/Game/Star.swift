import Dactyl

/// A star that falls, and the view that shows it.
package final class Star {
  static let radius: Float = 28
  package let number: Int
  let worth: Int
  package let view: View

  init(_ number: Int, worth: Int, on field: View, of scene: Scene) {
    self.number = number
    self.worth = worth
    let side = 2 * Self.radius
    view = scene.addView(frame: Rect(0, 0, side, side), to: field)
    view.isUserInteractionEnabled = false
    view.name = "star \(number)"
    let isBig = worth > 10
    let color = isBig ? Color(0.62, 0.9, 1) : NightStyle.gold
    let middle = view.bounds.center
    for glow in [side, 40, 28] {
      let disc = scene.addView(frame: Rect(center: middle, size: Size(glow, glow)), to: view)
      disc[Shape.self] = Shape(.ellipse, fill: Color(color.red, color.green, color.blue, 0.07))
    }
    for (size, angle) in [(Size(54, 11), 0), (Size(11, 54), 0), (Size(32, 9), 1), (Size(32, 9), 3)] as [(Size, Float)] {
      let ray = scene.addView(frame: Rect(center: middle, size: size), to: view)
      ray[Shape.self] = Shape(.ellipse, fill: color)
      ray.transform = .rotation(angle * .pi / 4)
    }
    let core = scene.addView(frame: Rect(center: middle, size: Size(14, 14)), to: view)
    core[Shape.self] = Shape(.ellipse, fill: Color(1, 1, 0.94))
  }

  /// Removes the star while it flares up.
  func burst() { end(after: 0.25, scale: 1.8) }
  /// Removes the star while it shrinks and fades.
  func fade() { end(after: 0.3, scale: 0.4) }

  private func end(after seconds: Double, scale: Float) {
    view.animate(duration: seconds, easing: .easeOut) {
      $0.alpha = 0
      $0.transform = .scale(scale)
    } completion: { [view] _ in
      if view.isAlive { view.destroy() }
    }
  }
}
