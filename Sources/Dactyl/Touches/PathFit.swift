/// The motion at the newest sample of a path, by weighted least squares over its last samples.
///
/// Fitted is a parabola whose bend costs something, and the newest samples weigh most. A straight line lags behind by half
/// of its window, a free parabola makes much of little noise and much too much of a turn; with a price on its bend it is a
/// line where the samples say too little for more. It means the same in any units and axes.
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
  /// How many times more than by noise the samples must be explained by a bend for it to count by half. It takes a third
  /// off the noise of a steady motion.
  private static var bendDoubt: Double { 2 }
  /// Which share of the scatter of the samples the motion must explain to be one, and which it must for all of it to
  /// count. What a resting finger's noise explains by chance is mostly below.
  private static var leastShare: Double { 0.4 }
  private static var fullShare: Double { 0.7 }

  /// Fits the samples of so many seconds before a moment. Nil when there is no motion at that moment: too few samples, a
  /// rest, or noise.
  init?(_ path: borrowing PathSamples, at now: Timestamp, window: Double) {
    guard window > 0, path.count > 1 else { return nil }
    let window = min(window, 10)
    let newest = path[0]
    let silence = now - newest.time
    var oldest = 0.0
    var last = 0
    var rested: PathSamples.Sample?
    // How far back the motion goes: to the window's end or to a rest.
    while last + 1 < path.count {
      let sample = path[last + 1]
      guard now - sample.time <= window else { break }
      let age = newest.time - sample.time
      if last > 0, age - oldest > Self.longestSilence, age - oldest > 2 * oldest / Double(last) {
        rested = sample
        break
      }
      oldest = age
      last += 1
    }
    guard last > 0, silence <= window else { return nil }
    spacing = oldest / Double(last)
    count = last + 1
    guard spacing > 1e-6, silence <= max(Self.longestSilence, 2 * spacing) else { return nil }

    var sums = Sums(window: window)
    sums.origin = newest.location
    for back in 0...last { sums.add(path[back].location, age: newest.time - path[back].time) }
    // It lay where it rested until one sample before it moved.
    if let rested { sums.add(rested.location, age: oldest + spacing) }
    guard let share = solve(sums), share > Self.leastShare else { return nil }
    let trust = min((share - Self.leastShare) / (Self.fullShare - Self.leastShare), 1)
    velocity *= trust
    acceleration *= trust
  }

  /// The least squares; gives the share of the scatter that they explain.
  private mutating func solve(_ sums: Sums) -> Double? {
    let window = sums.window
    let cost = Self.bendCost / (window * window * window * window)
    // Without the constant, which the other two leave over.
    let (a, b, c) = (
      sums.t2 - sums.t1 * sums.t1 / sums.t0, sums.t3 - sums.t1 * sums.t2 / sums.t0,
      sums.t4 - sums.t2 * sums.t2 / sums.t0
    )
    let first = sums.p1 - sums.p0 * (sums.t1 / sums.t0)
    let second = sums.p2 - sums.p0 * (sums.t2 / sums.t0)
    let determinant = a * (c + cost) - b * b
    let scatter = sums.square - (sums.p0 * sums.p0).sum() / sums.t0
    guard determinant > 0, scatter > 0 else { return nil }
    let line = first / a
    var slope = (first * (c + cost) - second * b) / determinant
    var bend = (second * a - first * b) / determinant
    func left(_ slope: Pair, _ bend: Pair) -> Double {
      let explained =
        2 * ((slope * first).sum() + (bend * second).sum())
        - ((slope * slope).sum() * a + 2 * (slope * bend).sum() * b + (bend * bend).sum() * c)
      return max(scatter - explained, 0)
    }
    // The bend counts by how much more it explains than noise would.
    let rest = left(slope, bend)
    let gain = max(left(line, .zero) - rest, 0) * Double(max(count - 3, 0))
    let noise = Self.bendDoubt * rest
    let share = gain > 0 ? gain / (gain + noise) : 0
    slope = line + (slope - line) * share
    bend *= share
    velocity = slope / window
    acceleration = bend * (2 / (window * window))
    return 1 - left(slope, bend) / scatter
  }

  /// Sums over samples, of the times in windows (0 at the newest, -1 at the window's end) and of the places.
  private struct Sums {
    let window: Double
    var origin = Vector.zero
    var (t0, t1, t2, t3, t4) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var (p0, p1, p2) = (Pair.zero, Pair.zero, Pair.zero)
    var square = 0.0

    init(window: Double) { self.window = window }

    @inline(__always)
    mutating func add(_ location: Vector, age: Double) {
      let time = -age / window
      // About as much as e to the age over a third of the window, in plain arithmetic that is the same everywhere.
      let near = max(1 + 0.8 * time, 0)
      let weight = near * near * near
      let location = Pair(Double(location.dx) - Double(origin.dx), Double(location.dy) - Double(origin.dy))
      t0 += weight
      t1 += weight * time
      t2 += weight * time * time
      t3 += weight * time * time * time
      t4 += weight * time * time * time * time
      p0 += weight * location
      p1 += (weight * time) * location
      p2 += (weight * time * time) * location
      square += weight * (location * location).sum()
    }
  }
}

extension Vector {
  /// The displacement of two larger numbers; what runs over is as large as can be.
  init(_ pair: PathFit.Pair) {
    let most = Double(Float.greatestFiniteMagnitude)
    self.init(Float(min(max(pair.x, -most), most)), Float(min(max(pair.y, -most), most)))
  }
}
