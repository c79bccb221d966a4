#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How an animation goes from its beginning to its end.
public enum Easing: UInt8, Hashable, Sendable, CaseIterable {
  /// At one speed.
  case linear
  /// Slowly at first.
  case easeIn
  /// Slowly at last.
  case easeOut
  /// Slowly at both ends.
  case easeInOut
  /// A little beyond the end, and back.
  case overshoot
  /// Against the end like a ball against the floor.
  case bounce
  /// Fast, then calming down, as a damped spring that does not swing.
  case spring

  /// How far the animation is, 0 at the beginning and 1 at the end, when this share of its time has gone by.
  public func progress(at share: Float) -> Float {
    let t = min(max(share, 0), 1)
    let left = 1 - t
    switch self {
    case .linear: return t
    case .easeIn: return t * t * t
    case .easeOut: return 1 - left * left * left
    case .easeInOut: return t < 0.5 ? 4 * t * t * t : 1 - 4 * left * left * left
    case .overshoot: return 1 - left * left * (2.7 * left - 1.7)
    case .bounce: return Self.bounce(t)
    case .spring:
      // Critically damped; what is left of it at the end, a hundredth, is taken off evenly.
      let decay = expf(-6.64 * t) * (1 + 6.64 * t)
      return 1 - decay + t * expf(-6.64) * 7.64
    }
  }

  private static func bounce(_ t: Float) -> Float {
    // Parabolas that touch 1, each lower than the one before by half the time and a quarter of the height.
    var start: Float = 0
    var width: Float = 4.0 / 11
    if t < width { return (t / width) * (t / width) }
    start = width
    width *= 1
    for height: Float in [0.25, 0.0625, 0.015625] {
      if t <= start + width || height == 0.015625 {
        let middle = (t - start) / width * 2 - 1
        return 1 - height * (1 - middle * middle)
      }
      start += width
      width /= 2
    }
    return 1
  }
}
