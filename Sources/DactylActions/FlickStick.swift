#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A stick that turns what it moves: pushed to its edge, by the angle between its upper end and where it is pushed to;
/// turned along the edge, by as much. Its turn depends on the moments of its positions alone.
/// Source: Jibb Smart, "Good Gyro Controls Part 2: The Flick Stick" (gyrowiki.jibbsmart.com).
struct FlickStick {
  /// The time of a flick, in seconds, and the distances from rest at which it begins and the stick is let go.
  static let time = 0.1
  private static let outWay: Float = 0.9
  private static let inWay: Float = 0.8

  let binding: Int
  let player: Int
  /// The angle of the stick in radians, 0 up and clockwise; nil while it is not at its edge.
  private var angle: Float?
  /// The angle of the flick, how much of it was turned, and when it began.
  private var wanted: Float = 0
  private var turned: Float = 0
  private var began: Timestamp

  init(binding: Int, player: Int, at now: Timestamp) { (self.binding, self.player, began) = (binding, player, now) }

  static func isOut(_ stick: Vector) -> Bool { stick.length >= outWay }

  /// Whether a flick is under way.
  var isTurning: Bool { turned != wanted }
  /// Whether the stick was let go, and no flick is under way.
  var isAtRest: Bool { angle == nil && !isTurning }

  /// Handles a position. Returns the angle by which the stick turned along its edge.
  mutating func move(to stick: Vector, at now: Timestamp) -> Float {
    guard let old = angle else {
      guard Self.isOut(stick) else { return 0 }
      let new = atan2f(stick.dx, -stick.dy)
      angle = new
      // What is left of the flick before is turned with the new one.
      (wanted, turned, began) = (wanted - turned + new, 0, now)
      return 0
    }
    guard stick.length >= Self.inWay else {
      angle = nil
      return 0
    }
    let new = atan2f(stick.dx, -stick.dy)
    angle = new
    return remainderf(new - old, 2 * .pi)
  }

  /// Continues the flick up to a time, faster at first. Returns the angle.
  mutating func turn(until now: Timestamp) -> Float {
    guard isTurning else { return 0 }
    let rest = max(0, 1 - Float(max(0, now - began) / Self.time))
    let place = wanted * (1 - rest * rest)
    defer { turned = place }
    return place - turned
  }
}

extension FlickStick: StateHashable {
  func mix(into hash: inout StateHash) {
    hash.mix(binding)
    hash.mix(player)
    hash.mix(angle)
    hash.mix(wanted)
    hash.mix(turned)
    hash.mix(began)
  }
}
