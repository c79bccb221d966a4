import Dactyl

/// The view of a ship: a body with a nose, a flame while it moves, and a ring while it is invulnerable.
final class ShipView {
  let view: View
  private let turning: View
  private let flame: View
  private let ring: View

  init(_ player: Int, in field: View, of scene: Scene) {
    let color = TwinStickStyle.ship(player)
    view = scene.addView(frame: .zero, to: field)
    view.isUserInteractionEnabled = false
    view.accessibilityRole = .image
    view.accessibilityLabel = "ship of player \(player + 1)"
    ArenaShapes.glow(color, radius: 18, in: view, of: scene)
    turning = scene.addView(frame: .zero, to: view)
    // Without a rotation it points to the right.
    flame = ArenaShapes.add(
      Shape(.ellipse, fill: Color(1, 0.8, 0.4, 0.85)), Size(20, 7), at: Vector(-18, 0), in: turning, of: scene)
    for side in [-1, 1] as [Float] {
      let wing = ArenaShapes.add(
        Shape(.rectangle(cornerRadius: 3), fill: color), Size(24, 6), at: Vector(-3, 8 * side), in: turning, of: scene)
      wing.transform = .rotation(-0.45 * side)
    }
    ArenaShapes.add(Shape(.ellipse, fill: color.opacity(0.9)), Size(26, 15), in: turning, of: scene)
    ArenaShapes.add(Shape(.ellipse, fill: TwinStickStyle.ground), Size(9, 7), at: Vector(3, 0), in: turning, of: scene)
    ArenaShapes.add(
      Shape(.rectangle(cornerRadius: 1), fill: Color(1, 1, 1)), Size(10, 3), at: Vector(15, 0), in: turning, of: scene)
    ring = ArenaShapes.add(
      Shape(.ellipse, stroke: color.opacity(0.8), lineWidth: 2), Size(48, 48), in: view, of: scene)
  }

  func show(_ ship: Ship) {
    if view.isHidden == ship.isThere { view.isHidden = !ship.isThere }
    guard ship.isThere else { return }
    view.center = ship.location
    let length = max(ship.heading.length, 0.001)
    let (x, y) = (ship.heading.dx / length, ship.heading.dy / length)
    turning.transform = Transform(a: x, b: y, c: -y, d: x, tx: 0, ty: 0)
    let speed = min(ship.velocity.length / 265, 2.4)
    flame.transform = .scale(max(0.05, speed), 1)
    let alpha: Float = ship.isDashing ? 1 : ship.shield > 0 ? 0.35 + 0.4 * Float(ship.shield * 4).pulse : 0
    if ring.alpha != alpha { ring.alpha = alpha }
  }
}

extension Float {
  /// A wave from 0 up to 1 and down again, once for each unit.
  var pulse: Float { abs((self - rounded(.down)) * 2 - 1) }
}
