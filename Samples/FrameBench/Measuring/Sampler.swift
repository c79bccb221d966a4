import CAllocationCount

/// The times of one thing, in nanoseconds an operation or a frame.
struct Samples {
  var times: [Double] = []
  /// Allocations an operation or a frame.
  var allocations = 0.0

  /// The time that this share of the samples keeps below.
  func quantile(_ share: Double) -> Double {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
  }
}

/// Takes samples until there are enough, or the time for them is up.
struct Sampler {
  /// The most samples that are taken.
  var most: Int
  /// The fewest that are taken, whatever they take.
  var fewest = 5
  /// How many operations a sample is of: its time is divided by it.
  var operations = 1
  /// After how many nanoseconds no further sample is taken.
  var budget = 2e9
  /// What takes the times; the wall's clock for single operations.
  var watch = Stopwatch.processor

  /// Takes samples. The closure gets the number of the sample and a stopwatch for the part that counts; what it does
  /// beside that, such as to get ready and to check, counts for the time that is allowed, three times over.
  func run(_ body: (Int, (() -> Void) -> Void) throws -> Void) rethrows -> Samples {
    if let counter = InstructionCount.current { return try count(with: counter, body) }
    var samples = Samples()
    samples.times.reserveCapacity(most)
    var spent = 0.0
    var allocations: UInt64 = 0
    let start = Stopwatch.now()
    for number in 0..<most {
      try body(number) { counted in
        let before = dactyl_allocation_count()
        let time = watch.time(counted)
        allocations += dactyl_allocation_count() - before
        spent += time
        samples.times.append(time / Double(operations))
      }
      let isLate = spent > budget || Double(Stopwatch.now() - start) > 3 * budget
      if isLate && samples.times.count >= fewest { break }
    }
    samples.allocations = Double(allocations) / Double(max(samples.times.count, 1) * operations)
    return samples
  }

  /// The same with instructions in place of times: the mean of what comes after the first few samples. All runs take
  /// as many samples, whatever the machine is busy with.
  private func count(
    with counter: InstructionCount, _ body: (Int, (() -> Void) -> Void) throws -> Void
  ) rethrows -> Samples {
    let count = min(most, InstructionCount.mostSamples)
    let first = min(InstructionCount.warmUp, count / 4)
    var (parts, allocations) = (0, UInt64(0))
    for number in 0..<count {
      try body(number) { counted in
        let before = dactyl_allocation_count()
        if number < first { counted() } else { counter.count(counted) }
        guard number >= first else { return }
        parts += 1
        allocations += dactyl_allocation_count() - before
      }
    }
    var samples = Samples()
    let mean = counter.take(parts: parts) / Double(operations)
    samples.times = Array(repeating: mean, count: parts)
    samples.allocations = Double(allocations) / Double(max(parts, 1) * operations)
    return samples
  }

  /// The nanoseconds, or the instructions, of what is done once.
  static func once(_ body: () -> Void) -> Double {
    guard let counter = InstructionCount.current else { return Stopwatch.processor.time(body) }
    counter.count(body)
    return counter.take(parts: 1)
  }
}

extension Samples {
  /// Adds the samples of another run of the same thing.
  mutating func add(_ other: Samples) {
    let count = Double(times.count + other.times.count)
    allocations =
      (allocations * Double(times.count) + other.allocations * Double(other.times.count)) / max(count, 1)
    times += other.times
  }
}

extension Samples {
  /// Takes off what would have been spent anyway.
  mutating func subtract(_ time: Double) { times = times.map { max(0, $0 - time) } }
}
