#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A processor of a binding's value. The processors of a binding run one after another; none depends on the length of
/// frames.
public enum InputProcessor: Hashable, Sendable {
  /// Removes values near rest. Sticks and triggers have `DeadZone()` unless they are given another one.
  case deadZone(DeadZone)
  /// Raises the length of the value to a power, and keeps its direction: 2 is finer near the middle.
  case curve(Float)
  /// Inverts the value along the axes.
  case invert(horizontal: Bool, vertical: Bool)
  /// Multiplies the value by a factor.
  case scale(Float)
  /// Makes the value follow the input, by 63 % of the distance in this many seconds. Runs last, whatever its position.
  case smoothing(Double)

  /// Processes a value of two axes.
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

  /// Whether its numbers are finite and valid.
  var isSound: Bool {
    switch self {
    case .deadZone(let zone): zone.inner.isFinite && zone.outer.isFinite && zone.anti.isFinite
    case .curve(let power): power.isFinite && power > 0
    case .invert: true
    case .scale(let factor): factor.isFinite
    case .smoothing(let time): time.isFinite && time >= 0
    }
  }

  /// The part of a distance that is left after a time of smoothing, both in seconds.
  static func rest(after seconds: Double, of smoothing: Double) -> Float { Float(exp(-max(0, seconds) / smoothing)) }
}
