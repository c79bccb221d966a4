import Dactyl

/// The error of velocities at the moment that matters most: when the finger lifts.
struct LiftReport {
  let seed: UInt64
  private static let panels: [(name: String, device: Trace.Device)] = [
    ("smooth", .smooth), ("noise 0.5", Trace.Device(rate: 120, noise: 0.5)),
    ("noise 1", Trace.Device(rate: 120, noise: 1)),
  ]

  var text: String {
    var table = TextTable(
      "velocity when the finger lifts: error in % of it; smooth is a panel of 120 Hz with a filter of 8 ms and 1/8 points",
      Estimator.allCases.map(\.rawValue))
    for (name, device) in Self.panels {
      var means = Array(repeating: 0.0, count: Estimator.allCases.count)
      for motion in Motion.lifting {
        let errors = Estimator.allCases.map { error(of: $0, motion, device) }
        table.add("\(motion.rawValue), \(name)", errors.map(TextTable.figure))
        for index in errors.indices { means[index] += errors[index] / Double(Motion.lifting.count) }
      }
      table.add("mean, \(name)", means.map(TextTable.figure))
    }
    return table.text
  }

  /// Returns the mean error over traces, in per cent.
  private func error(of estimator: Estimator, _ motion: Motion, _ device: Trace.Device) -> Double {
    var sum = 0.0
    for number in 0..<VelocityReport.traces {
      let samples = Trace(of: motion, by: device, seed: seed &+ number).samples
      guard let velocity = estimator.velocities(samples).last, let wanted = samples.last?.velocity else { continue }
      sum += abs(velocity - wanted) / abs(wanted)
    }
    return sum / Double(VelocityReport.traces) * 100
  }
}
