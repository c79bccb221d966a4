#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The course of an animation from its beginning to its end.
public enum Easing: UInt8, Hashable, Sendable, CaseIterable {
  /// At a constant speed.
  case linear
  /// Slow at the beginning.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInOut
  /// A little beyond the end, and back.
  case overshoot
  /// Bouncing off the end like a ball off the floor.
  case bounce
  /// Fast at first and then slower, like a critically damped spring.
  case spring

  /// Returns the progress of the animation, 0 at the beginning and 1 at the end, after a share of its time.
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
      // Critically damped; the hundredth that remains at the end is removed evenly.
      let decay = expf(-6.64 * t) * (1 + 6.64 * t)
      return 1 - decay + t * expf(-6.64) * 7.64
    }
  }

  private static func bounce(_ t: Float) -> Float {
    // Parabolas that touch 1; the duration of each is half, and its height a quarter, of the one before.
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
