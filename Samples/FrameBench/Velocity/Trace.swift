import Dactyl
import Foundation

/// A motion as a device reports it: samples at uneven moments, with noise, in whole points and milliseconds.
struct Trace {
  struct Sample {
    /// The moment that the device reports.
    var stamp: Double
    /// Where it reports the finger.
    var position: Point
    /// The moment at which it was measured.
    var time: Double
    /// Its velocity then.
    var velocity: Double
    var timestamp: Timestamp { Timestamp(milliseconds: Int64((stamp * 1000).rounded())) }
  }
  /// How a device samples.
  struct Device {
    var rate: Double
    /// The noise of a position in points, as its deviation; with noise, positions are whole points.
    var noise: Double
    /// How uneven the moments are, as a share of their distance.
    var unevenness = 0.2
    /// After how many seconds samples come together, with one timestamp; 0 for each by itself.
    var burst = 0.0
  }

  var samples: [Sample]

  /// Samples a motion; the same for the same seed.
  init(of motion: Motion, by device: Device, seed: UInt64) {
    var random = SplitMix(seed: seed)
    func share() -> Double { Double(random.next() >> 11) / 9_007_199_254_740_992 }
    func normal() -> Double { (-2 * log(max(share(), 1e-12))).squareRoot() * cos(2 * .pi * share()) }
    let count = Int(motion.duration * device.rate) + 1
    samples = (0..<count).map { number in
      let shift = (share() * 2 - 1) * device.unevenness
      let time = min(max((Double(number) + shift) / device.rate, 0), motion.duration)
      let (x, y) = (motion.position(time) + normal() * device.noise, 100 + normal() * device.noise)
      let position = device.noise > 0 ? Point(Float(x.rounded()), Float(y.rounded())) : Point(Float(x), Float(y))
      let stamp = device.burst > 0 ? (time / device.burst).rounded(.up) * device.burst : time
      return Sample(stamp: stamp, position: position, time: time, velocity: motion.velocity(time))
    }
  }

  /// The rates and their noise of the tables.
  static let rates = [60.0, 120, 240]
  static let noises = [0.0, 0.5, 1]
}
