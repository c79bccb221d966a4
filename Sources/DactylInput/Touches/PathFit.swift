/// The motion at the newest sample of a path, by least squares over as many of its last samples as their noise calls
/// for.
///
/// Fitted is first a parabola over the whole window, whose bend costs something and whose newest samples weigh most. A
/// straight line lags behind by half of its window, a free parabola makes much of little noise and much too much of a
/// turn; with a price on its bend it is a line where the samples say too little for more. A panel that smooths says
/// much with few samples, though: a free parabola through the newest of them counts by how much further it is off the
/// first than noise would carry it. It means the same in any units and axes.
struct PathFit {
  /// A displacement in two parts that does not run over.
  typealias Pair = SIMD2<Double>

  /// Units a second at the newest sample.
  private(set) var velocity = Pair.zero
  /// Units a second, each second.
  private(set) var acceleration = Pair.zero
  /// Seconds between two samples, on average.
  private(set) var spacing = 0.0
  /// How many samples it is of.
  private(set) var count = 0

  /// A silence that is longer than this, and than two usual distances of samples, is a rest. In seconds: a device that
  /// says nothing that long has nothing to say, and Android waits as long.
  static var longestSilence: Double { 0.04 }
  /// What a bend costs beside the distance of a sample, in seconds to the fourth. It is the square of 2/3500: a bend of
  /// 3500 points a second each second counts as much as being off by a point.
  private static var bendCost: Double { 3.265e-7 }
  /// How many times more than by noise the samples must be explained by a bend for it to count by half. It takes a
  /// third off the noise of a steady motion.
  private static var bendDoubt: Double { 2 }
  /// Which share of the scatter of the samples the motion must explain to be one, and which it must for all of it to
  /// count. What a resting finger's noise explains by chance is mostly below.
  private static var leastShare: Double { 0.4 }
  private static var fullShare: Double { 0.7 }
  /// How many variances of the short fit's velocity its distance from the long one may have by noise, and with how many
  /// more it counts by half.
  private static var shortDoubt: Double { 3 }
  private static var shortHalf: Double { 20 }

  /// Fits the samples of so many seconds before a moment. Nil when there is no motion at that moment: too few samples,
  /// a rest, or noise.
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

  /// The fit of all samples; gives the share of their scatter that it explains.
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

  /// Goes over to the fit of the newest samples by how much further it is off than noise would carry it.
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

  /// Keeps only what is across, of a velocity that points against the way of the last moments: a fit may overshoot, and
  /// a finger has not turned yet.
  private mutating func turnBack(along recent: Pair) {
    guard (velocity * recent).sum() < 0 else { return }
    let across = Pair(-recent.y, recent.x)
    velocity = across * ((velocity * across).sum() / (across * across).sum())
  }
}

extension Vector {
  /// The displacement of two larger numbers; what runs over is as large as can be.
  init(_ pair: PathFit.Pair) {
    let most = Double(Float.greatestFiniteMagnitude)
    self.init(Float(min(max(pair.x, -most), most)), Float(min(max(pair.y, -most), most)))
  }
}
