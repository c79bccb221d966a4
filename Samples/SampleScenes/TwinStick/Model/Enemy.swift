import Dactyl

/// An object in the arena that destroys ships on contact.
package struct Enemy: Hashable {
  package enum Kind: Hashable, CaseIterable {
    /// The enemy moves in a straight line, and bounces from the edges.
    case drifter
    /// The enemy follows the nearest ship.
    case chaser
    /// The enemy is large and slow, and splits into two drifters when it is hit.
    case hulk
  }
  package let kind: Kind
  package internal(set) var location: Point
  package internal(set) var velocity: Vector
  /// The angle of the rotation, in radians.
  package internal(set) var angle: Float = 0

  init(_ kind: Kind, at location: Point, going velocity: Vector) {
    (self.kind, self.location, self.velocity) = (kind, location, velocity)
  }

  var radius: Float {
    switch kind {
    case .drifter: 14
    case .chaser: 13
    case .hulk: 26
    }
  }
  var points: Int {
    switch kind {
    case .drifter: 10
    case .chaser: 25
    case .hulk: 40
    }
  }
  private var turn: Float { kind == .hulk ? 0.6 : 1.8 }

  /// Advances the enemy by a step, towards a ship if it follows one.
  mutating func step(after prey: Point?, in size: Size, by seconds: Float) {
    angle += turn * seconds
    if kind == .chaser, let direction = prey.flatMap({ ($0 - location).unit }) {
      let speed = velocity.length
      let steered = velocity + direction * (speed * 2.4 * seconds)
      velocity = (steered.unit ?? direction) * speed
    }
    location += velocity * seconds
    if location.x < radius { velocity.dx = abs(velocity.dx) }
    if location.x > size.width - radius { velocity.dx = -abs(velocity.dx) }
    if location.y < radius { velocity.dy = abs(velocity.dy) }
    if location.y > size.height - radius { velocity.dy = -abs(velocity.dy) }
  }
}
