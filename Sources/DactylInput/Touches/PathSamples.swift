/// The last few samples of a path, from which velocity, prediction and resampling are computed.
///
/// Samples with equal timestamps count as one, the last: devices that report in bursts give them one timestamp. Samples
/// less than three milliseconds apart replace the newest, so that the capacity suffices for a tenth of a second at any
/// rate. Locations that are not finite are ignored.
struct PathSamples {
  /// A location at a moment.
  struct Sample {
    var time = Timestamp.zero
    var location = Vector.zero
  }
  private static var room: Int { 32 }
  /// Three milliseconds, in nanoseconds.
  private static var leastSpacing: Int64 { 3_000_000 }

  private var samples = InlineArray<32, Sample>(repeating: Sample())
  private var next = 0
  private(set) var count = 0

  /// The sample at an index counted back from the newest, which is 0.
  subscript(back: Int) -> Sample {
    @inline(__always) get { samples[(next &- 1 &- back) & (Self.room - 1)] }
  }

  /// Returns the newest sample. (Mutating, so that it is read in place: otherwise all samples are copied first.)
  @inline(__always)
  mutating func newest() -> Sample { samples[(next &- 1) & (Self.room - 1)] }

  /// Adds a location at a moment; a moment before the newest counts as that.
  mutating func add(_ location: Vector, at time: Timestamp) {
    guard location.isFinite else { return }
    if count > 0 {
      let newest = self[0].time
      let isBurst = time <= newest
      if isBurst || (count > 1 && newest.nanoseconds &- self[1].time.nanoseconds < Self.leastSpacing) {
        samples[(next &- 1) & (Self.room - 1)] = Sample(time: max(time, newest), location: location)
        return
      }
    }
    samples[next] = Sample(time: time, location: location)
    next = (next + 1) & (Self.room - 1)
    count = min(count + 1, Self.room)
  }

  /// Moves the samples that are newer than a moment.
  mutating func move(by way: Vector, from time: Timestamp) {
    var back = 0
    while back < count && self[back].time > time || back == 0 && count == 1 {
      samples[(next &- 1 &- back) & (Self.room - 1)].location += way
      back += 1
    }
  }

  /// Moves all locations by a vector.
  mutating func shift(by vector: Vector) {
    for back in 0..<count { samples[(next &- 1 &- back) & (Self.room - 1)].location += vector }
  }

  /// Multiplies all locations by a factor.
  mutating func scale(by factor: Float) {
    for back in 0..<count {
      let index = (next &- 1 &- back) & (Self.room - 1)
      samples[index].location = samples[index].location * factor
    }
  }

  /// Removes all samples, and keeps the capacity.
  mutating func removeAll() {
    next = 0
    count = 0
  }
}

extension PathSamples: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(count)
    for back in 0..<count {
      hash.mix(self[back].time)
      hash.mix(self[back].location)
    }
  }
}
