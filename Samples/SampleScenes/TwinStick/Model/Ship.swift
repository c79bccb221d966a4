import Dactyl

/// A player's command to a ship for one step.
package struct ShipCommand: Hashable {
  /// The direction and speed of the motion, of a length of at most 1.
  package var move = Vector.zero
  /// The direction of fire; the ship fires when the length exceeds 0.3.
  package var aim = Vector.zero
  /// Whether the ship shall dash, which it does when it can (`Ship.canDash`).
  package var dashes = false

  package init(move: Vector = .zero, aim: Vector = .zero, dashes: Bool = false) {
    (self.move, self.aim, self.dashes) = (move, aim, dashes)
  }
}

/// A player's ship.
package struct Ship: Hashable {
  static let radius: Float = 15
  static let lives = 3
  private static let speed: Float = 265
  private static let dashSpeed: Float = 860
  private static let dashTime = 0.17
  private static let dashPause = 0.7
  private static let shotPause = 0.11

  package internal(set) var location: Point
  package internal(set) var velocity = Vector.zero
  /// The direction in which the ship points, of length 1.
  package internal(set) var heading = Vector(0, -1)
  package internal(set) var lives = Ship.lives
  package internal(set) var score = 0
  /// The seconds for which the ship stays invulnerable.
  package internal(set) var shield: Double
  /// The seconds until the ship returns; 0 while it is in the arena.
  package internal(set) var absence = 0.0
  private(set) var dash = 0.0
  private var untilDash = 0.0
  private var untilShot = 0.0

  init(at location: Point, shield: Double = 2) { (self.location, self.shield) = (location, shield) }

  /// Whether the ship is in the arena.
  package var isThere: Bool { lives > 0 && absence == 0 }
  /// Whether the ship can dash now.
  package var canDash: Bool { isThere && untilDash <= 0 }
  /// Whether the ship is dashing.
  package var isDashing: Bool { dash > 0 }

  /// Executes a command for a step. Returns a shot if the ship fires.
  mutating func step(_ command: ShipCommand, in size: Size, by seconds: Double) -> Shot? {
    func less(_ time: Double) -> Double { max(time - seconds, 0) }
    (shield, dash, untilDash, untilShot) = (less(shield), less(dash), less(untilDash), less(untilShot))
    if command.dashes, canDash {
      (dash, untilDash) = (Self.dashTime, Self.dashPause)
      let direction = command.move.unit ?? heading
      velocity = direction * Self.dashSpeed
    }
    if dash == 0 {
      // The velocity approaches the commanded one over some steps.
      velocity += (command.move * Self.speed - velocity) * min(1, 14 * Float(seconds))
    }
    location += velocity * Float(seconds)
    location = Point(
      min(max(location.x, Self.radius), size.width - Self.radius),
      min(max(location.y, Self.radius), size.height - Self.radius))
    if let direction = command.aim.length > 0.3 ? command.aim.unit : command.move.unit { heading = direction }
    guard command.aim.length > 0.3, untilShot <= 0, let direction = command.aim.unit else { return nil }
    untilShot = Self.shotPause
    return Shot(location: location + direction * 20, velocity: direction * Shot.speed)
  }
}

extension Vector {
  /// The vector of the same direction with a length of 1; nil for one whose length is 0.05 or less.
  var unit: Vector? {
    let length = length
    return length > 0.05 ? self / length : nil
  }
}

/// A shot in the arena.
package struct Shot: Hashable {
  static let speed: Float = 640
  static let radius: Float = 4
  package var location: Point
  var velocity: Vector
  var age = 0.0
  var player = 0

  init(location: Point, velocity: Vector) { (self.location, self.velocity) = (location, velocity) }
}
