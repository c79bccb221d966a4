#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What becomes of the value of a binding before an action has it. Processors of a binding work one after another; none
/// depends on how long frames are.
public enum InputProcessor: Hashable, Sendable {
  /// Takes out what is near rest. Sticks and triggers have `DeadZone()` unless they are given one.
  case deadZone(DeadZone)
  /// Raises how far it is to a power, and keeps the direction: 2 is finer near the middle.
  case curve(Float)
  /// Turns it round along the axes.
  case invert(horizontal: Bool, vertical: Bool)
  /// Multiplies the value by a factor.
  case scale(Float)
  /// Has it follow what is done, by 63 % of the way in this many seconds. Last of all, wherever it stands.
  case smoothing(Double)

  /// What becomes of two axes.
  @inline(__always)
  func apply(_ value: Vector) -> Vector {
    switch self {
    case .deadZone(let zone): return zone.apply(value)
    case .curve(let power):
      let length = value.length
      guard length > 0, power != 1 else { return value }
      return value * (powf(length, power) / length)
    case .invert(let horizontal, let vertical):
      return Vector(horizontal ? -value.dx : value.dx, vertical ? -value.dy : value.dy)
    case .scale(let factor): return value * factor
    case .smoothing: return value
    }
  }

  /// Whether its numbers are finite and mean something.
  var isSound: Bool {
    switch self {
    case .deadZone(let zone): zone.inner.isFinite && zone.outer.isFinite && zone.anti.isFinite
    case .curve(let power): power.isFinite && power > 0
    case .invert: true
    case .scale(let factor): factor.isFinite
    case .smoothing(let time): time.isFinite && time >= 0
    }
  }

  /// How much of a way is left after some seconds of smoothing.
  static func rest(after seconds: Double, of smoothing: Double) -> Float { Float(exp(-max(0, seconds) / smoothing)) }
}
