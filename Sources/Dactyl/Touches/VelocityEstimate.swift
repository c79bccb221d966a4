/// The velocity of a path: a straight line fitted, by least squares, to the samples of a short time before a moment.
///
/// It takes equal timestamps and uneven sampling as they come, and after a rest there is none: samples that lie too far
/// back say nothing of now. At most sixteen samples are kept, in memory that is taken with the first move and kept until
/// the path is forgotten: while it lies still, and while it goes on, nothing is allocated.
struct VelocityEstimate {
  private struct Sample {
    var time = Timestamp.zero
    var place = Vector.zero
  }
  /// Where the path began anew: the oldest sample, as long as there is room for it.
  private var start = Sample()
  private var hasStart = false
  private var samples: [Sample] = []
  private var count: UInt8 = 0
  private var next: UInt8 = 0
  private static let most: UInt8 = 16

  /// Adds where the path is at a moment.
  mutating func add(_ place: Vector, at time: Timestamp) {
    if samples.isEmpty { samples = Array(repeating: Sample(), count: Int(Self.most)) }
    samples[Int(next)] = Sample(time: time, place: place)
    next = (next + 1) % Self.most
    count = min(count + 1, Self.most)
    if count == Self.most { hasStart = false }
  }

  /// Forgets the past and starts at a place.
  mutating func restart(at place: Vector, _ time: Timestamp) {
    start = Sample(time: time, place: place)
    hasStart = true
    count = 0
    next = 0
  }

  /// Points a second at a moment, from the samples of this many seconds before it.
  func velocity(at now: Timestamp, window: Double) -> Vector {
    var used = 0.0
    var meanTime = 0.0
    var mean = (x: 0.0, y: 0.0)
    forEach(since: window, now) { time, place in
      used += 1
      meanTime += time
      mean.x += Double(place.dx)
      mean.y += Double(place.dy)
    }
    guard used >= 2 else { return .zero }
    meanTime /= used
    mean = (mean.x / used, mean.y / used)
    var spread = 0.0
    var slope = (x: 0.0, y: 0.0)
    forEach(since: window, now) { time, place in
      spread += (time - meanTime) * (time - meanTime)
      slope.x += (time - meanTime) * (Double(place.dx) - mean.x)
      slope.y += (time - meanTime) * (Double(place.dy) - mean.y)
    }
    guard spread > 1e-9 else { return .zero }
    return Vector(Float(slope.x / spread), Float(slope.y / spread))
  }

  private func forEach(since window: Double, _ now: Timestamp, _ body: (Double, Vector) -> Void) {
    func visit(_ sample: Sample) {
      let age = now - sample.time
      if age <= window { body(-age, sample.place) }
    }
    if hasStart { visit(start) }
    for place in 0..<Int(count) { visit(samples[place]) }
  }
}
