#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The course of an animation from its beginning to its end.
public enum Easing: Hashable, Sendable {
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
  /// A curve from (0, 0) to (1, 1) by two control points, as in CSS: the share of the time to the right, the progress
  /// upwards. The first number of each point is kept between 0 and 1.
  case cubicBezier(Float, Float, Float, Float)
  /// In so many equal jumps, at least one; the first is made when its share of the time has passed.
  case steps(Int32)

  /// Those that have no numbers of their own.
  public static let named: [Easing] = [.linear, .easeIn, .easeOut, .easeInOut, .overshoot, .bounce, .spring]

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
    case .cubicBezier(let x1, let y1, let x2, let y2): return Self.bezier(t, x1, y1, x2, y2)
    case .steps(let count):
      let count = Float(max(count, 1))
      return (t * count).rounded(.down) / count
    }
  }

  private static func bezier(_ t: Float, _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) -> Float {
    func curve(_ s: Float, _ a: Float, _ b: Float) -> Float {
      let r = 1 - s
      return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }
    guard t > 0, t < 1 else { return t }
    let (x1, x2) = (x1.clamped, x2.clamped)
    // The curve only runs to the right: halving finds the place, to the precision of a number in 24 steps.
    var (low, high): (Float, Float) = (0, 1)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if curve(middle, x1, x2) < t { low = middle } else { high = middle }
    }
    let progress = curve(high, y1, y2)
    return progress.isFinite ? progress : t
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

extension Float {
  /// Between 0 and 1; 0 for what is no number.
  fileprivate var clamped: Float { self > 0 ? min(self, 1) : 0 }
}
