import Dactyl
import Foundation

/// A touch panel that is defined by numbers, and its reports of a finger that moves by a formula: recordings for tests
/// whose true velocity is known. It is the same on every run.
package struct MadePanel {
  /// Samples a second.
  package var rate: Double
  /// The time constant in seconds of the filter of one pole that locations go through; 0 for none.
  package var filter: Double
  /// The deviation of the noise of a location, in points.
  package var noise: Double
  /// The unit that locations are rounded to, in points.
  package var grid: Double
  /// The unevenness of the times of samples, as a share of their distance.
  package var unevenness: Double

  /// Smooths: 120 Hz at exact moments, a filter of 8 ms, eighths of a point.
  package static let smooth = MadePanel(rate: 120, filter: 0.008, noise: 0, grid: 0.125, unevenness: 0)
  /// Reports raw measurements: 120 Hz at uneven moments, a noise of a point, whole points.
  package static let noisy = MadePanel(rate: 120, filter: 0, noise: 1, grid: 1, unevenness: 0.2)

  package init(rate: Double, filter: Double, noise: Double, grid: Double, unevenness: Double) {
    self.rate = rate
    self.filter = filter
    self.noise = noise
    self.grid = grid
    self.unevenness = unevenness
  }

  /// The reports at a moment.
  package struct Sample {
    package var time: Timestamp
    package var location: Vector
  }

  /// Reports a finger that is at a location at each second, from 0 on; the last sample is of the moment it lifts.
  package func samples(
    of duration: Double, seed: UInt64, _ location: (Double) -> (x: Double, y: Double)
  ) -> [Sample] {
    var random = SeededRandom(seed: seed)
    func normal() -> Double {
      // The sum of twelve uniform numbers is nearly a normal one.
      (0..<12).reduce(-6) { sum, _ in sum + Double(random.float(0, 1)) } * noise
    }
    let last = Int((duration * rate + 1e-9).rounded(.down))
    let start = duration - Double(last) / rate
    var (x, y) = location(0)
    var moment = 0.0
    return (0...last).map { number in
      let shift = number == last ? 0 : Double(random.float(-1, 1)) * unevenness
      let time = max(start + (Double(number) + shift) / rate, 0)
      while filter > 0, moment < time {
        let step = min(time - moment, 0.0002)
        moment += step
        let share = 1 - exp(-step / filter)
        x += (location(moment).x - x) * share
        y += (location(moment).y - y) * share
      }
      if filter == 0 { (x, y) = location(time) }
      return Sample(
        time: Timestamp(seconds: time),
        location: Vector(
          Float(((x + normal()) / grid).rounded() * grid), Float(((y + normal()) / grid).rounded() * grid)))
    }
  }
}
