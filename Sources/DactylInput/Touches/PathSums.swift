/// What a fit needs of a path's samples, gathered in one walk from the newest back to the window's end or to a rest.
struct PathSums {
  typealias Pair = PathFit.Pair

  /// Seconds that samples may lie back.
  let window: Double
  /// How many samples there are, and the age of the oldest in seconds.
  private(set) var count = 0
  private(set) var oldest = 0.0
  /// Of all samples, the newest weighing most, and of the newest, all of one weight.
  private(set) var all = PathMoments()
  private(set) var newest = PathMoments()
  /// The way of the last 30 ms.
  private(set) var recent = Pair.zero
  /// The sum of the squares that each four samples in a row are off a parabola, in variances; the newest weigh most.
  private var (thirds, thirdsWeight) = (0.0, 0.0)

  /// How many seconds the newest samples are of, and how many they are at least.
  private static var newestTime: Double { 0.034 }
  private static var leastNewest: Int { 4 }
  /// How many seconds a motion may not point against.
  private static var recentTime: Double { 0.03 }
  /// How much less than the next newer four samples in a row say of the noise.
  private static var fading: Double { 0.85 }

  /// The variance of a location by noise alone, as the samples themselves show it; nil when there are too few to tell.
  var noise: Double? { count > PathSums.leastNewest ? thirds / thirdsWeight : nil }

  init(_ path: borrowing PathSamples, at now: Timestamp, window: Double, longestSilence: Double) {
    self.window = window
    let start = path[0]
    let origin = Pair(Double(start.location.dx), Double(start.location.dy))
    let scale = 1 / window
    // The three samples before, newest first, as times in windows and locations.
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
      // It lay where it rested until one sample before it moved.
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
        // What a parabola leaves over of four samples: these are orthogonal to it.
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

  /// Adds a sample with the weight of its age: about as much as e to the age over a third of the window, in plain
  /// arithmetic that is the same everywhere.
  @inline(__always)
  private mutating func add(_ location: Pair, at time: Double) {
    let near = max(1 + 0.8 * time, 0)
    all.add(location, at: time, weight: near * near * near)
  }
}
