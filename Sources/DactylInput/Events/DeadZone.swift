/// The part of a stick's movement that is ignored. All numbers are fractions of the whole movement, 0…1.
///
/// A stick never rests exactly at its middle, and seldom reaches its stop exactly: within `inner` of the middle it
/// counts as at rest, within `outer` of the stop as at the stop, and in between the value rises linearly from `anti` to
/// 1.
public struct DeadZone: Hashable, Sendable {
  /// The shape of the zone around the middle.
  public enum Shape: Hashable, Sendable {
    /// A circle. The direction is preserved.
    case radial
    /// A cross, each axis separately: nearly straight movements become straight.
    case axial
    /// A rule of the game's own.
    case custom(CustomDeadZone)
  }

  /// The distance from the middle within which the stick is at rest. XInput recommends 7849 of 32767 for the left
  /// stick; worn sticks need no more.
  public var inner: Float = 0.24
  /// The distance from the stop within which the stick is at the stop; 0 by default.
  public var outer: Float = 0
  /// The value just outside the inner zone, for games that have a dead zone of their own; 0 by default.
  public var anti: Float = 0
  /// The shape; radial by default, since a cross turns slight slants into straight lines.
  public var shape = Shape.radial

  /// No dead zone: values are passed on unchanged.
  public static let none = DeadZone(inner: 0)

  /// Makes a dead zone; see the properties.
  public init(inner: Float = 0.24, outer: Float = 0, anti: Float = 0, shape: Shape = .radial) {
    self.inner = inner
    self.outer = outer
    self.anti = anti
    self.shape = shape
  }

  /// Returns the stick's position outside the zone, with a length of at most 1. A position that is not finite is at
  /// rest.
  public func apply(_ stick: Vector) -> Vector {
    guard stick.isFinite else { return .zero }
    switch shape {
    case .axial:
      let straight = Vector(apply(stick.dx), apply(stick.dy))
      let length = straight.length
      return length > 1 ? straight / length : straight
    case .radial:
      // The corners of a stick with a square range lie farther out than its stops.
      let length = stick.length
      let value = apply(min(length, 1))
      return value == 0 ? .zero : stick / length * value
    case .custom(let custom):
      let place = custom.rule.apply(stick, self)
      return place.isFinite ? place : .zero
    }
  }

  /// Returns the value of a trigger or one axis, from −1 to 1, outside the zone.
  public func apply(_ value: Float) -> Float {
    let dead = min(max(0, inner), 0.99)
    let size = abs(value)
    guard size.isFinite, size > dead else { return 0 }
    let end = max(1 - max(0, outer), dead + 0.01)
    let part = min((size - dead) / (end - dead), 1)
    let least = min(max(0, anti), 1)
    return (value < 0 ? -1 : 1) * (least + (1 - least) * part)
  }
}

/// A game's own rule for a dead zone. A type without state, so that it can be compared and sent.
///
/// ```swift
/// enum EightWays: DeadZoneRule {
///   static func apply(_ stick: Vector, _ zone: DeadZone) -> Vector { … }
/// }
/// settings.stickDeadZone.shape = .custom(CustomDeadZone(EightWays.self))
/// ```
public protocol DeadZoneRule: SendableMetatype {
  /// Returns the position that counts for a stick, given its measured position (finite numbers) and the zone, whose
  /// numbers may be used. A result that is not finite counts as at rest.
  static func apply(_ stick: Vector, _ zone: DeadZone) -> Vector
}

/// The type of a game's own rule. Two values are equal when their rules are the same type.
public struct CustomDeadZone: Hashable, Sendable {
  /// The type whose function computes the position of the stick.
  public let rule: any DeadZoneRule.Type

  /// Makes the value of a rule.
  public init(_ rule: any DeadZoneRule.Type) { self.rule = rule }

  /// Whether two values have the same rule.
  public static func == (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left.rule) == ObjectIdentifier(right.rule)
  }

  /// Hashes the rule's type.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(rule)) }
}
