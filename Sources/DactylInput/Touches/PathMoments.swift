/// The sums over samples that a least squares fit needs: of their times, in windows (0 at the newest, −1 at the
/// window's end), and of their locations.
struct PathMoments {
  typealias Pair = PathFit.Pair

  private var (t0, t1, t2, t3, t4) = (0.0, 0.0, 0.0, 0.0, 0.0)
  private var (p0, p1, p2) = (Pair.zero, Pair.zero, Pair.zero)
  private var square = 0.0

  @inline(__always)
  mutating func add(_ location: Pair, at time: Double, weight: Double) {
    let (first, second) = (weight * time, weight * time * time)
    t0 += weight
    t1 += first
    t2 += second
    t3 += second * time
    t4 += second * time * time
    p0 += weight * location
    p1 += first * location
    p2 += second * location
    square += weight * (location * location).sum()
  }

  // The moments without the constant term, which is eliminated.
  private var a: Double { t2 - t1 * t1 / t0 }
  private var b: Double { t3 - t1 * t2 / t0 }
  private var c: Double { t4 - t2 * t2 / t0 }
  private var first: Pair { p1 - p0 * (t1 / t0) }
  private var second: Pair { p2 - p0 * (t2 / t0) }

  /// The sum of the squared distances from the mean.
  var scatter: Double { square - (p0 * p0).sum() / t0 }

  /// The slope of a straight line.
  var line: Pair { first / a }

  /// Fits a parabola: its slope at the newest sample, half of the slope's growth per window, and the variance of the
  /// slope for samples of variance 1 and weight 1. Nil for samples that determine no parabola.
  func parabola(bendCost: Double) -> (slope: Pair, bend: Pair, variance: Double)? {
    let bends = c + bendCost
    let determinant = a * bends - b * b
    guard determinant > 1e-12 * a * bends else { return nil }
    let slope = (first * bends - second * b) / determinant
    let bend = (second * a - first * b) / determinant
    return (slope, bend, bends / determinant)
  }

  /// Returns the part of the scatter that a slope and a bend do not explain.
  func left(_ slope: Pair, _ bend: Pair) -> Double {
    let explained =
      2 * ((slope * first).sum() + (bend * second).sum())
      - ((slope * slope).sum() * a + 2 * (slope * bend).sum() * b + (bend * bend).sum() * c)
    return max(scatter - explained, 0)
  }
}
