import CAllocationCount

/// The times of one measurement, in nanoseconds for each operation or frame.
struct Samples {
  var times: [Double] = []
  /// The allocations of each operation or frame.
  var allocations = 0.0

  /// Returns the time below which this share of the samples lies.
  func quantile(_ share: Double) -> Double {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
  }
}

/// Takes samples until there are enough, or the time budget is used up.
struct Sampler {
  /// The most samples that are taken.
  var most: Int
  /// The fewest samples that are taken, however long they last.
  var fewest = 5
  /// The number of operations in a sample: the sample's time is divided by it.
  var operations = 1
  /// The time in nanoseconds after which no further sample is taken.
  var budget = 2e9
  /// The stopwatch that takes the times; single operations use the wall clock.
  var watch = Stopwatch.processor

  /// Takes samples. The closure receives the number of the sample and a function that times the part to be measured.
  /// With what the closure does outside that part, such as preparing and checking, all samples together may take three
  /// times the budget.
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

  /// Counts instructions in place of times: the mean of the samples after the first few. All runs take equally many
  /// samples, however busy the machine is.
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

  /// Returns the nanoseconds, or the instructions, of something that is done once.
  static func once(_ body: () -> Void) -> Double {
    guard let counter = InstructionCount.current else { return Stopwatch.processor.time(body) }
    counter.count(body)
    return counter.take(parts: 1)
  }
}

extension Samples {
  /// Adds the samples of another run of the same measurement.
  mutating func add(_ other: Samples) {
    let count = Double(times.count + other.times.count)
    allocations =
      (allocations * Double(times.count) + other.allocations * Double(other.times.count)) / max(count, 1)
    times += other.times
  }
}

extension Samples {
  /// Subtracts a time that would have been spent anyway.
  mutating func subtract(_ time: Double) { times = times.map { max(0, $0 - time) } }
}
