import Dactyl

/// The velocity that remains after a rest, when the finger lifts.
struct RestFigures {
  private(set) var mean = 0.0
  private(set) var worst = 0.0
  private(set) var peerMean = 0.0
  private(set) var peerWorst = 0.0

  /// Simulates the rest in traces of every rate and noise. A silent device sends nothing of a finger at rest; others
  /// send its noise.
  init(of rest: Double, isSilent: Bool, seed: UInt64) {
    var count = 0.0
    for rate in Trace.rates {
      for noise in Trace.noises {
        for number in 0..<VelocityReport.traces {
          var trace = Trace(of: .stop, by: Trace.Device(rate: rate, noise: noise), seed: seed &+ number)
          let lift = Timestamp(seconds: 0.25 + rest)
          trace.samples.removeAll { isSilent ? $0.time > 0.25 : $0.timestamp > lift }
          // No device sends a sample whose position is that of the one before.
          let sent = trace.samples.enumerated().filter { index, sample in
            index == 0 || trace.samples[index - 1].position != sample.position
          }.map(\.element)
          var estimate = VelocityEstimate()
          for sample in sent { estimate.add(sample.position - .zero, at: sample.timestamp) }
          let left = Double(estimate.velocity(at: lift, window: 0.1).length)
          let peer = abs(Estimator.lastTwo.velocities(sent).last ?? 0)
          count += 1
          mean += left
          peerMean += peer
          worst = max(worst, left)
          peerWorst = max(peerWorst, peer)
        }
      }
    }
    mean /= count
    peerMean /= count
  }
}
