import Dactyl

/// The evenness of the steps of a moved thing from frame to frame, with touches as received and resampled.
struct ResamplingReport {
  let seed: UInt64

  var text: String {
    var table = TextTable(
      "resampling: jitter, the mean second difference from frame to frame at 60 Hz, in points; lag behind the frame in ms",
      ["raw", "resampled", "exact", "lag raw", "lag resampled"])
    for motion in [Motion.steady, .slow, .sine, .placed] {
      for rate in [60.0, 90, 120, 240] {
        let raw = figures(of: motion, rate, nil)
        let resampled = figures(of: motion, rate, Resampling())
        table.add(
          "\(motion.rawValue), \(Int(rate)) Hz",
          [raw.jitter, resampled.jitter, exact(motion), raw.lag, resampled.lag].map {
            BenchTable.short(($0 * 100).rounded() / 100)
          })
      }
    }
    return table.text
  }

  private func figures(of motion: Motion, _ rate: Double, _ resampling: Resampling?) -> (jitter: Double, lag: Double) {
    var (jitter, lag) = (0.0, 0.0)
    for number in 0..<VelocityReport.traces {
      let device = Trace.Device(rate: rate, noise: 0, unevenness: 0.3)
      let player = TracePlayer(
        Trace(of: motion, by: device, seed: seed &+ number).samples, resampling: resampling)
      // A frame without a sample shows the position of the frame before.
      var shown: [(frame: Double, position: Double)] = []
      for frame in 3..<Int(motion.duration * 60) {
        let time = Double(frame) / 60
        guard let position = player.received.last(where: { $0.frame <= time + 1e-9 })?.touch.location.x else {
          continue
        }
        shown.append((time, Double(position) - 500))
      }
      jitter += Self.jitter(shown.map(\.position))
      lag += Self.lag(shown, motion)
    }
    return (jitter / Double(VelocityReport.traces), lag / Double(VelocityReport.traces))
  }

  /// Returns the unevenness of the motion itself.
  private func exact(_ motion: Motion) -> Double {
    Self.jitter((3..<Int(motion.duration * 60)).map { motion.position(Double($0) / 60) })
  }

  private static func jitter(_ positions: [Double]) -> Double {
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    let seconds = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
    return seconds.isEmpty ? 0 : seconds.reduce(0, +) / Double(seconds.count)
  }

  /// Returns the shift in milliseconds by which the motion fits best.
  private static func lag(_ shown: [(frame: Double, position: Double)], _ motion: Motion) -> Double {
    func misfit(_ shift: Int) -> Double {
      shown.reduce(0) { sum, entry in
        let difference = entry.position - motion.position(entry.frame - Double(shift) / 2000)
        return sum + difference * difference
      }
    }
    return (-40...80).map { ($0, misfit($0)) }.min { $0.1 < $1.1 }.map { Double($0.0) / 2 } ?? 0
  }
}
