import Dactyl
import Foundation

/// The momentum of a photo that was let go: it moves, turns and grows on, ever more slowly, and comes back from the
/// edges of the table.
struct Glide {
  /// What is left of a speed after a second: 0.998 a millisecond, as scrolling has it; growth ends much sooner.
  private static let friction: Float = 2.002
  private static let growthFriction: Float = 10
  /// How much of its speed it keeps at an edge.
  private static let bounce: Float = 0.45

  /// Points, growth and radians a second, of the photo's centre.
  private(set) var velocity: TransformVelocity

  /// Begins with the velocity of fingers; nil when that is too slow to be seen.
  ///
  /// - Parameter arm: from the middle of the fingers to the photo's centre, which swings along when it turns or grows.
  init?(_ velocity: TransformVelocity, arm: Vector) {
    self.velocity = velocity
    let swing = Vector(-arm.dy, arm.dx) * velocity.rotation + arm * velocity.scale
    self.velocity.translation = Self.limit(velocity.translation + swing, 5000)
    self.velocity.rotation = min(max(velocity.rotation, -12), 12)
    self.velocity.scale = min(max(velocity.scale, -4), 4)
    guard !isOver else { return nil }
  }

  /// Whether it is too slow to be seen.
  var isOver: Bool {
    velocity.translation.length < 6 && abs(velocity.rotation) < 0.03 && abs(velocity.scale) < 0.03
  }

  /// Moves a placement on by some seconds; the way is the same however they are cut into frames.
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
