/// The sums that a fit needs of a path's samples, gathered in one pass from the newest back to the window's end or a
/// rest.
struct PathSums {
  typealias Pair = PathFit.Pair

  /// The length of the window, in seconds.
  let window: Double
  /// The number of samples, and the age of the oldest in seconds.
  private(set) var count = 0
  private(set) var oldest = 0.0
  /// The moments of all samples, with the largest weights for the newest, and of the newest samples, with equal
  /// weights.
  private(set) var all = PathMoments()
  private(set) var newest = PathMoments()
  /// The movement of the last 30 ms.
  private(set) var recent = Pair.zero
  /// The sum of the squared deviations of each four successive samples from a parabola, in variances; the newest have
  /// the largest weights.
  private var (thirds, thirdsWeight) = (0.0, 0.0)

  /// The time of the newest samples in seconds, and their least number.
  private static var newestTime: Double { 0.034 }
  private static var leastNewest: Int { 4 }
  /// The seconds of movement against which a velocity may not point.
  private static var recentTime: Double { 0.03 }
  /// The ratio of the weights of four successive samples and the next newer four in the estimate of the noise.
  private static var fading: Double { 0.85 }

  /// The variance of a location by noise, estimated from the samples; nil when there are too few.
  var noise: Double? { count > PathSums.leastNewest ? thirds / thirdsWeight : nil }

  init(_ path: borrowing PathSamples, at now: Timestamp, window: Double, longestSilence: Double) {
    self.window = window
    let start = path[0]
    let origin = Pair(Double(start.location.dx), Double(start.location.dy))
    let scale = 1 / window
    // The three previous samples, newest first, as times in windows and locations.
    var (time0, time1, time2) = (0.0, 0.0, 0.0)
    var (place0, place1, place2) = (Pair.zero, Pair.zero, Pair.zero)
    var fade = 1.0
    add(.zero, at: 0)
    count = 1
    while count < path.count {
      let sample = path[count]
      guard now - sample.time <= window else { break }
      var age = start.time - sample.time
      let place = Pair(Double(sample.location.dx), Double(sample.location.dy)) - origin
      let isRest = count > 1 && age - oldest > longestSilence && age - oldest > 2 * oldest / Double(count - 1)
      // The finger rested there until about one interval before the next sample.
      if isRest { age = oldest + oldest / Double(count - 1) }
      let time = -age * scale
      add(place, at: time)
      if isRest { break }
      if oldest < Self.recentTime {
        let share = min((Self.recentTime - oldest) / (age - oldest), 1)
        recent = -(place2 + (place - place2) * share)
      }
      if age <= Self.newestTime || count < Self.leastNewest { newest.add(place, at: time, weight: 1) }
      if count > 2 {
        let (a, b, c) = (time0 - time1, time1 - time2, time2 - time)
        let (ab, bc, abc) = (a + b, b + c, a + b + c)
        // The residual of a parabola through four samples: the weights are orthogonal to all parabolas.
        let (w0, w1, w2, w3) = (b * bc * c, ab * abc * c, a * abc * bc, a * b * ab)
        let off = place0 * w0 - place1 * w1 + place2 * w2 - place * w3
        thirds += fade * (off * off).sum() / (w0 * w0 + w1 * w1 + w2 * w2 + w3 * w3)
        thirdsWeight += fade
        fade *= Self.fading
      }
      (time0, time1, time2) = (time1, time2, time)
      (place0, place1, place2) = (place1, place2, place)
      oldest = age
      count += 1
    }
    newest.add(.zero, at: 0, weight: 1)
  }

  /// Adds a sample with a weight by its age: approximately e to the power of the age divided by a third of the window,
  /// in plain arithmetic that is the same on every machine.
  @inline(__always)
  private mutating func add(_ location: Pair, at time: Double) {
    let near = max(1 + 0.8 * time, 0)
    all.add(location, at: time, weight: near * near * near)
  }
}
