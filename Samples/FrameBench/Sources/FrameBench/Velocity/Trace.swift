import Dactyl
import Foundation

/// A motion as a device reports it: samples at uneven moments, with noise, in whole points and milliseconds, or
/// smoothed.
struct Trace {
  struct Sample {
    /// The moment that the device reports.
    var stamp: Double
    /// The position that the device reports.
    var position: Point
    /// The moment at which the sample was measured.
    var time: Double
    /// The velocity of the finger at that moment.
    var velocity: Double
    var timestamp: Timestamp { Timestamp(seconds: stamp) }
  }
  /// The sampling of a device.
  struct Device {
    var rate: Double
    /// The noise of a position in points, as its deviation; with noise, positions are whole points.
    var noise: Double
    /// The unevenness of the moments, as a share of their distance.
    var unevenness = 0.2
    /// The seconds after which samples arrive together, with one timestamp; 0 if each arrives by itself.
    var burst = 0.0
    /// The grid to which positions are rounded, in points; nil for whole points if there is noise, and for none
    /// otherwise.
    var grid: Double?
    /// The time constant, in seconds, of the one-pole filter through which positions go; 0 for no filter.
    var filter = 0.0
    /// The unit to which timestamps are rounded, in seconds.
    var tick = 0.001

    /// A panel that smooths: 120 Hz, exact moments, a filter of 8 ms, and eighths of a point.
    static let smooth = Device(rate: 120, noise: 0, unevenness: 0, grid: 0.125, filter: 0.008, tick: 1e-9)
  }

  var samples: [Sample]

  /// Samples a motion; equal seeds give equal samples.
  init(of motion: Motion, by device: Device, seed: UInt64) {
    var random = SplitMix(seed: seed)
    func share() -> Double { Double(random.next() >> 11) / 9_007_199_254_740_992 }
    func normal() -> Double { (-2 * log(max(share(), 1e-12))).squareRoot() * cos(2 * .pi * share()) }
    let count = Int((motion.duration * device.rate).rounded(.down)) + 1
    let grid = device.grid ?? (device.noise > 0 ? 1 : 0)
    var filtered = motion.position(0)
    var moment = 0.0
    samples = (0..<count).map { number in
      let shift = (share() * 2 - 1) * device.unevenness
      let time = min(max((Double(number) + shift) / device.rate, 0), motion.duration)
      while device.filter > 0, moment < time {
        let step = min(time - moment, 0.0001)
        moment += step
        filtered += (motion.position(moment) - filtered) * (1 - exp(-step / device.filter))
      }
      let along = device.filter > 0 ? filtered : motion.position(time)
      let (x, y) = (along + normal() * device.noise, 100 + normal() * device.noise)
      let position = Point(Float(Self.rounded(x, to: grid)), Float(Self.rounded(y, to: grid)))
      let stamp = device.burst > 0 ? (time / device.burst).rounded(.up) * device.burst : time
      return Sample(
        stamp: Self.rounded(stamp, to: device.tick), position: position, time: time, velocity: motion.velocity(time))
    }
  }

  private static func rounded(_ number: Double, to grid: Double) -> Double {
    grid > 0 ? (number / grid).rounded() * grid : number
  }

  /// The sample rates and the noise of the tables.
  static let rates = [60.0, 120, 240]
  static let noises = [0.0, 0.5, 1]
}
