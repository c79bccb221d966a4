/// Where something on its way was at the last few moments: what velocity, prediction and resampling are worked out
/// from.
///
/// Samples at equal moments count as one, the last: devices that report in bursts stamp them together. What comes
/// faster than three milliseconds apart takes the place of the newest, so that the room lasts for a tenth of a second
/// at any rate. What is no place is left out.
struct PathSamples {
  /// Where it was at a moment.
  struct Sample {
    var time = Timestamp.zero
    var location = Vector.zero
  }
  private static var room: Int { 32 }
  /// Three milliseconds.
  private static var leastSpacing: Int64 { 3_000_000 }

  private var samples = InlineArray<32, Sample>(repeating: Sample())
  private var next = 0
  private(set) var count = 0

  /// A sample, counted back from the newest, which is 0.
  subscript(back: Int) -> Sample {
    @inline(__always) get { samples[(next &- 1 &- back) & (Self.room - 1)] }
  }

  /// The newest sample. (Mutating, so that it is read where it lies: otherwise all of them are copied first.)
  @inline(__always)
  mutating func newest() -> Sample { samples[(next &- 1) & (Self.room - 1)] }

  /// Adds where it is at a moment; a moment before the newest counts as that.
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

  /// Shifts all places by a vector.
  mutating func shift(by vector: Vector) {
    for back in 0..<count { samples[(next &- 1 &- back) & (Self.room - 1)].location += vector }
  }

  /// Multiplies all places by a factor.
  mutating func scale(by factor: Float) {
    for back in 0..<count {
      let index = (next &- 1 &- back) & (Self.room - 1)
      samples[index].location = samples[index].location * factor
    }
  }

  /// Forgets all, and keeps the room.
  mutating func removeAll() {
    next = 0
    count = 0
  }
}
