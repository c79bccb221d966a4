#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A damped spring that pulls a value to its end value.
///
/// It is defined as in SwiftUI: `duration` is about the time in which it looks settled, and `bounce` how far it swings
/// beyond the end. Its motion is computed from the elapsed time, so that it does not depend on the length of frames.
public struct Spring: Hashable, Sendable {
  /// The period of the spring without damping, in seconds: about the time in which it looks settled. At least 0.01.
  public let duration: Double
  /// From −0.9, which creeps to the end, over 0, which arrives without swinging, to 0.95, which swings for long.
  public let bounce: Double

  /// Makes a spring; what is out of range, or no number, is taken to the nearest value that makes sense.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration.isFinite ? min(max(duration, 0.01), 1000) : 0.5
    self.bounce = bounce.isFinite ? min(max(bounce, -0.9), 0.95) : 0
  }

  /// Arrives without swinging.
  public static let smooth = Spring()
  /// Swings beyond the end a little.
  public static let snappy = Spring(duration: 0.4, bounce: 0.15)
  /// Swings beyond the end visibly.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.35)

  /// The angular frequency without damping, in radians per second.
  private var frequency: Double { 2 * .pi / duration }
  /// The damping as a share of the one at which it just does not swing.
  private var damping: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// The rate at which its slowest part decays, per second.
  private var decay: Double {
    damping <= 1 ? damping * frequency : frequency * (damping - (damping * damping - 1).squareRoot())
  }

  /// How much of the displacement from the end, and of the velocity, at the beginning remains at a time as displacement
  /// and as velocity. (The equation is linear.)
  struct Response {
    var displacement: Double
    var displacementByVelocity: Double
    var velocityByDisplacement: Double
    var velocity: Double
  }

  /// Returns the state after a time in seconds.
  func response(after time: Double) -> Response {
    let (w, z) = (frequency, damping)
    if z < 1 {
      let (rate, wd) = (z * w, w * (1 - z * z).squareRoot())
      let fading = exp(-rate * time)
      let (c, s) = (fading * cos(wd * time), fading * sin(wd * time) / wd)
      return Response(
        displacement: c + rate * s, displacementByVelocity: s, velocityByDisplacement: -w * w * s,
        velocity: c - rate * s)
    }
    let half = w * (z * z - 1).squareRoot()
    let (slow, fast) = (-w * z + half, -w * z - half)
    let (e1, e2) = (exp(slow * time), exp(fast * time))
    // Where both roots are one, the quotient is its limit.
    let s = half > 1e-6 * w ? (e1 - e2) / (slow - fast) : time * e1
    return Response(
      displacement: e1 - slow * s, displacementByVelocity: s, velocityByDisplacement: -w * w * s,
      velocity: e2 + slow * s)
  }

  /// Returns the seconds after which it stays within 1/2000 of where it came from.
  /// - Parameters:
  ///   - distance: the displacement from the end at the beginning, positive.
  ///   - speed: the speed at the beginning, positive, in the same unit per second.
  func settling(distance: Double, speed: Double) -> Double {
    let whole = distance + speed / frequency
    guard whole > 0, whole.isFinite else { return 0 }
    // No motion exceeds this bound, whatever the damping; behind 1/decay it only falls.
    func bound(_ time: Double) -> Double {
      (distance * (1 + frequency * time) + speed * time) / whole * exp(-decay * time)
    }
    var (low, high) = (0.0, 1 / decay)
    while bound(high) > 0.0005, high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if bound(middle) > 0.0005 { low = middle } else { high = middle }
    }
    return high
  }
}
