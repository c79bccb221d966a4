import Dactyl
import Foundation

/// The tables of the pass `velocity`: motions that are known exactly, sampled as devices do at 60, 120 and 240 Hz with
/// uneven moments, and made strokes.
struct VelocityReport {
  let seed: UInt64
  /// The number of traces of each kind.
  static let traces: UInt64 = 8

  var text: String {
    [
      velocities, LiftReport(seed: seed).text, rests, PredictionReport(seed: seed).text,
      ResamplingReport(seed: seed).text, MadeStrokeReport().text,
    ].joined(separator: "\n")
  }

  /// The table of error, lag and overshoot.
  private var velocities: String {
    var table = TextTable(
      "velocity: error in % of the velocity, lag in ms, overshoot in %; noise in points (60, 120 and 240 Hz)",
      Estimator.allCases.map { $0.rawValue } + Estimator.allCases.map { "lag " + $0.rawValue }
        + Estimator.allCases.map { "over " + $0.rawValue })
    var means = Array(repeating: 0.0, count: Estimator.allCases.count)
    var count = 0.0
    for motion in Motion.sampled {
      for noise in Trace.noises + [-1] {
        let figures = Estimator.allCases.map { self.figures(of: $0, motion, noise) }
        let name = noise < 0 ? "\(motion.rawValue), bursts" : "\(motion.rawValue), noise \(noise)"
        table.add(
          name,
          figures.map { TextTable.figure($0.error) } + figures.map { $0.lag.map(TextTable.figure) ?? "" }
            + figures.map { TextTable.figure($0.overshoot) })
        for index in figures.indices { means[index] += figures[index].error }
        count += 1
      }
    }
    table.add("mean", means.map { TextTable.figure($0 / count) })
    return table.text
  }

  /// Measures an estimator. A `noise` below zero stands for samples that arrive together, two frames' worth, with a
  /// noise of half a point.
  private func figures(of estimator: Estimator, _ motion: Motion, _ noise: Double) -> VelocityFigures {
    var figures = VelocityFigures(of: motion)
    for rate in noise < 0 ? [120.0] : Trace.rates {
      for number in 0..<Self.traces {
        let device = Trace.Device(rate: rate, noise: noise < 0 ? 0.5 : noise, burst: noise < 0 ? 0.016 : 0)
        let trace = Trace(of: motion, by: device, seed: seed &+ number)
        figures.add(estimator.velocities(trace.samples), at: trace.samples)
      }
    }
    return figures
  }

  /// The table of the velocity that remains when a finger lifts after a rest.
  private var rests: String {
    var table = TextTable(
      "rest before lifting: what is left of 1000 points a second, mean and worst; noise 0 to 1, 60 to 240 Hz",
      ["dactyl", "worst", "last two", "worst"])
    for isSilent in [true, false] {
      for rest in [0.016, 0.033, 0.05, 0.08, 0.1, 0.15] {
        let left = RestFigures(of: rest, isSilent: isSilent, seed: seed)
        let name = "\(Int(rest * 1000)) ms, \(isSilent ? "silent" : "with samples")"
        table.add(name, [left.mean, left.worst, left.peerMean, left.peerWorst].map(TextTable.figure))
      }
    }
    return table.text
  }
}
