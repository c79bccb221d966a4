/// The quality of velocities: error, lag and overshoot, over several traces of one motion.
struct VelocityFigures {
  private var squares = 0.0
  private var wanted = 0.0
  private var overshoots: [Double] = []
  private var found: [(time: Double, velocity: Double)] = []
  private let motion: Motion

  init(of motion: Motion) { self.motion = motion }

  /// Adds the velocities at the samples of a trace; those of the first 50 ms are left out.
  mutating func add(_ velocities: [Double], at samples: [Trace.Sample]) {
    var most = 0.0
    for (velocity, sample) in zip(velocities, samples) where sample.time >= 0.05 {
      squares += (velocity - sample.velocity) * (velocity - sample.velocity)
      wanted += sample.velocity * sample.velocity
      most = max(most, abs(velocity))
      found.append((sample.time, velocity))
    }
    let peak = samples.map { abs($0.velocity) }.max() ?? 0
    overshoots.append(peak > 0 ? max(most / peak - 1, 0) * 100 : 0)
  }

  /// The root mean square of the error, in per cent of that of the velocity.
  var error: Double { wanted > 0 ? (squares / wanted).squareRoot() * 100 : 0 }

  /// The excess of the largest estimated velocity over the largest true one, in per cent.
  var overshoot: Double { overshoots.isEmpty ? 0 : overshoots.reduce(0, +) / Double(overshoots.count) }

  /// The shift in milliseconds with which the velocity fits best; nil where the velocity never changes.
  var lag: Double? {
    guard motion.changes else { return nil }
    func misfit(_ shift: Int) -> Double {
      found.reduce(0) { sum, entry in
        let difference = entry.velocity - motion.velocity(entry.time - Double(shift) / 1000)
        return sum + difference * difference
      }
    }
    return (-20...80).map { ($0, misfit($0)) }.min { $0.1 < $1.1 }.map { Double($0.0) }
  }
}
