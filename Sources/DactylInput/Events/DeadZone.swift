/// What of a stick's way counts. All numbers are parts of the whole way, 0…1.
///
/// A stick never rests exactly in its middle, and seldom reaches its stop exactly: within `inner` of the middle it is
/// at rest, within `outer` of the stop it is at the stop, and between the two it goes evenly from `anti` to 1.
public struct DeadZone: Hashable, Sendable {
  /// Which places count as near the middle.
  public enum Shape: Hashable, Sendable {
    /// Those within a circle. The direction stays as it is.
    case radial
    /// Those within a cross, each axis on its own: what is nearly straight becomes straight.
    case axial
    /// What a game says itself.
    case custom(CustomDeadZone)
  }

  /// How far it may be off its middle and still be at rest. XInput's advice for the left stick is 7849 of 32767; worn
  /// sticks need no more.
  public var inner: Float = 0.24
  /// How far it may be from its stop and still be at it; 0 by default.
  public var outer: Float = 0
  /// The value with which it begins right beyond the inner zone, for games that have a dead zone of their own; 0 by
  /// default.
  public var anti: Float = 0
  /// Radial by default: a cross turns slight slants into straight lines.
  public var shape = Shape.radial

  /// None: values pass as they are.
  public static let none = DeadZone(inner: 0)

  /// A zone; see the properties.
  public init(inner: Float = 0.24, outer: Float = 0, anti: Float = 0, shape: Shape = .radial) {
    self.inner = inner
    self.outer = outer
    self.anti = anti
    self.shape = shape
  }

  /// Where a stick is beyond the zone: its length is at most 1. What is no number is at rest.
  public func apply(_ stick: Vector) -> Vector {
    guard stick.isFinite else { return .zero }
    switch shape {
    case .axial:
      let straight = Vector(apply(stick.dx), apply(stick.dy))
      let length = straight.length
      return length > 1 ? straight / length : straight
    case .radial:
      // Corners of a stick that moves in a square lie farther out than its stops.
      let length = stick.length
      let value = apply(min(length, 1))
      return value == 0 ? .zero : stick / length * value
    case .custom(let custom):
      let place = custom.rule.apply(stick, self)
      return place.isFinite ? place : .zero
    }
  }

  /// How far a trigger or one axis, from −1 to 1, is beyond the zone.
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

/// A rule of a game's own for what of a stick's way counts. It is a type without a state, so that it can be compared
/// and sent.
///
/// ```swift
/// enum EightWays: DeadZoneRule {
///   static func apply(_ stick: Vector, _ zone: DeadZone) -> Vector { … }
/// }
/// settings.stickDeadZone.shape = .custom(CustomDeadZone(EightWays.self))
/// ```
public protocol DeadZoneRule: SendableMetatype {
  /// Where a stick counts as being, given where it is (numbers that are finite) and the zone whose numbers may be used.
  /// What is no number counts as at rest.
  static func apply(_ stick: Vector, _ zone: DeadZone) -> Vector
}

/// The type of a rule of a game's own. Two are equal when their rules are the same type.
public struct CustomDeadZone: Hashable, Sendable {
  /// The type whose function decides where the stick counts as being.
  public let rule: any DeadZoneRule.Type

  /// Takes a rule.
  public init(_ rule: any DeadZoneRule.Type) { self.rule = rule }

  /// Whether two are the same rule.
  public static func == (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left.rule) == ObjectIdentifier(right.rule)
  }

  /// Hashes the rule's type.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(rule)) }
}
