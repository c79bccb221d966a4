import Dactyl

/// What is left of a velocity after a rest, when the finger lifts.
struct RestFigures {
  private(set) var mean = 0.0
  private(set) var worst = 0.0
  private(set) var peerMean = 0.0
  private(set) var peerWorst = 0.0

  /// A device is silent about a finger that does not move, or tells its noise.
  init(of rest: Double, isSilent: Bool, seed: UInt64) {
    var count = 0.0
    for rate in Trace.rates {
      for noise in Trace.noises {
        for number in 0..<VelocityReport.traces {
          var trace = Trace(of: .stop, by: Trace.Device(rate: rate, noise: noise), seed: seed &+ number)
          let lift = Timestamp(seconds: 0.25 + rest)
          trace.samples.removeAll { isSilent ? $0.time > 0.25 : $0.timestamp > lift }
          // What tells of no move is not sent.
          let told = trace.samples.enumerated().filter { place, sample in
            place == 0 || trace.samples[place - 1].place != sample.place
          }.map(\.element)
          var estimate = VelocityEstimate()
          for sample in told { estimate.add(sample.place - .zero, at: sample.timestamp) }
          let left = Double(estimate.velocity(at: lift, window: 0.1).length)
          let peer = abs(Estimator.lastTwo.velocities(told).last ?? 0)
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
