/// The motion at the newest sample of a path: a least squares fit to as many of its last samples as their noise
/// requires.
///
/// The first fit is a parabola over the whole window, with a cost for its bend and the largest weights for the newest
/// samples. A straight line lags behind by half of its window; an unrestricted parabola overestimates small noise and a
/// turn. With the cost for its bend the fit is a line where the samples do not show more. A panel that smooths, though,
/// shows much with few samples: an unrestricted parabola through the newest of them counts by how much further it is
/// from the first fit than noise would explain. The result is the same in any units and axes.
struct PathFit {
  /// A displacement in two components that does not overflow.
  typealias Pair = SIMD2<Double>

  /// The velocity in units per second at the newest sample.
  private(set) var velocity = Pair.zero
  /// The acceleration in units per second squared.
  private(set) var acceleration = Pair.zero
  /// The mean time between two samples, in seconds.
  private(set) var spacing = 0.0
  /// The number of samples in the window.
  private(set) var count = 0

  /// The silence in seconds from which on the finger rests, if it is also longer than two mean intervals of samples: a
  /// moving finger sends samples earlier, and Android uses the same limit.
  static var longestSilence: Double { 0.04 }
  /// The cost of a bend relative to the squared distance of a sample, in seconds to the fourth power. It is the square
  /// of 2/3500: a bend of 3500 points per second squared costs as much as a distance of one point.
  private static var bendCost: Double { 3.265e-7 }
  /// The factor by which a bend must explain the samples better than noise would, to count by half. It reduces the
  /// noise of a steady motion by a third.
  private static var bendDoubt: Double { 2 }
  /// The share of the scatter of the samples that a motion must explain to count at all, and the share from which on it
  /// counts fully. What a resting finger's noise explains by chance is mostly less.
  private static var leastShare: Double { 0.4 }
  private static var fullShare: Double { 0.7 }
  /// The number of variances of the short fit's velocity that its distance from the long one may have by noise, and the
  /// number beyond that at which it counts by half.
  private static var shortDoubt: Double { 3 }
  private static var shortHalf: Double { 20 }

  /// Fits the samples of a number of seconds before a moment. Nil when there is no motion at that moment: too few
  /// samples, a rest, or noise.
  init?(_ path: borrowing PathSamples, at now: Timestamp, window: Double) {
    guard window > 0, path.count > 1 else { return nil }
    let sums = PathSums(path, at: now, window: min(window, 10), longestSilence: Self.longestSilence)
    let silence = now - path[0].time
    guard sums.count > 1, silence <= sums.window else { return nil }
    spacing = sums.oldest / Double(sums.count - 1)
    count = sums.count
    guard spacing > 1e-6, silence <= max(Self.longestSilence, 2 * spacing) else { return nil }

    guard let share = fitAll(sums), share > Self.leastShare else { return nil }
    let trust = min((share - Self.leastShare) / (Self.fullShare - Self.leastShare), 1)
    fitNewest(sums)
    velocity *= trust
    acceleration *= trust
    turnBack(along: sums.recent)
  }

  /// Fits all samples; returns the share of their scatter that the fit explains.
  private mutating func fitAll(_ sums: PathSums) -> Double? {
    let moments = sums.all
    let window = sums.window
    let cost = Self.bendCost / (window * window * window * window)
    let scatter = moments.scatter
    guard let costly = moments.parabola(bendCost: cost), scatter > 0 else { return nil }
    var (slope, bend) = (costly.slope, costly.bend)
    let line = moments.line
    // The bend counts by how much more it explains than noise would.
    let rest = moments.left(slope, bend)
    let gain = max(moments.left(line, .zero) - rest, 0) * Double(max(count - 3, 0))
    let noise = Self.bendDoubt * rest
    let share = gain > 0 ? gain / (gain + noise) : 0
    slope = line + (slope - line) * share
    bend *= share
    velocity = slope / window
    acceleration = bend * (2 / (window * window))
    return 1 - moments.left(slope, bend) / scatter
  }

  /// Blends in the fit of the newest samples by how much further it is off than noise would explain.
  private mutating func fitNewest(_ sums: PathSums) {
    guard let noise = sums.noise, let short = sums.newest.parabola(bendCost: 0) else { return }
    let window = sums.window
    let step = short.slope / window - velocity
    let variance = noise * short.variance / (window * window)
    let excess = (step * step).sum() - Self.shortDoubt * variance
    guard excess > 0 else { return }
    let share = excess / (excess + Self.shortHalf * variance)
    velocity += step * share
    acceleration += (short.bend * (2 / (window * window)) - acceleration) * share
  }

  /// Removes the component of the velocity that points against the last movement: a fit may overshoot, and the finger
  /// has not turned yet.
  private mutating func turnBack(along recent: Pair) {
    guard (velocity * recent).sum() < 0 else { return }
    let across = Pair(-recent.y, recent.x)
    velocity = across * ((velocity * across).sum() / (across * across).sum())
  }
}

extension Vector {
  /// Makes a displacement from larger numbers, clamped on overflow.
  init(_ pair: PathFit.Pair) {
    let most = Double(Float.greatestFiniteMagnitude)
    self.init(Float(min(max(pair.x, -most), most)), Float(min(max(pair.y, -most), most)))
  }
}
