import Dactyl
import Foundation

/// The momentum of a released photo: it continues to move, turn and grow, ever more slowly, and bounces from the edges
/// of the table.
struct Glide {
  /// The decay of the velocity, per second: 0.998 of it remains after a millisecond, as in scrolling. Growth ends much
  /// sooner.
  private static let friction: Float = 2.002
  private static let growthFriction: Float = 10
  /// The share of the velocity that remains after an edge.
  private static let bounce: Float = 0.45

  /// The velocity of the photo: points, growth and radians a second.
  private(set) var velocity: TransformVelocity

  /// Begins with the velocity of fingers; nil when that is too slow to be seen.
  ///
  /// - Parameter arm: The vector from the middle of the fingers to the photo's centre, which swings with turns and
  ///   growth.
  init?(_ velocity: TransformVelocity, arm: Vector) {
    self.velocity = velocity
    let swing = Vector(-arm.dy, arm.dx) * velocity.rotation + arm * velocity.scale
    self.velocity.translation = Self.limit(velocity.translation + swing, 5000)
    self.velocity.rotation = min(max(velocity.rotation, -12), 12)
    self.velocity.scale = min(max(velocity.scale, -4), 4)
    guard !isOver else { return nil }
  }

  /// Whether the velocity is too slow to be seen.
  var isOver: Bool {
    velocity.translation.length < 6 && abs(velocity.rotation) < 0.03 && abs(velocity.scale) < 0.03
  }

  /// Advances a placement by some seconds; the path does not depend on how they are divided into frames.
  mutating func advance(
    _ placement: inout Placement, by seconds: Float, on size: Size, scale limits: ClosedRange<Float>
  ) {
    let left = expf(-Self.friction * seconds)
    let share = (1 - left) / Self.friction
    placement.center += velocity.translation * share
    placement.angle += velocity.rotation * share
    velocity.translation = velocity.translation * left
    velocity.rotation *= left
    let growthLeft = expf(-Self.growthFriction * seconds)
    let grown = placement.scale * expf(velocity.scale * (1 - growthLeft) / Self.growthFriction)
    placement.scale = min(max(grown, limits.lowerBound), limits.upperBound)
    velocity.scale = placement.scale == grown ? velocity.scale * growthLeft : 0
    turnBack(&placement, on: size)
  }

  private mutating func turnBack(_ placement: inout Placement, on size: Size) {
    let inside = placement.center.kept(in: size, margin: PhotoTableScene.margin(on: size))
    if inside.x != placement.center.x { velocity.translation.dx *= -Self.bounce }
    if inside.y != placement.center.y { velocity.translation.dy *= -Self.bounce }
    placement.center = inside
  }

  private static func limit(_ vector: Vector, _ length: Float) -> Vector {
    vector.length > length ? vector * (length / vector.length) : vector
  }
}
