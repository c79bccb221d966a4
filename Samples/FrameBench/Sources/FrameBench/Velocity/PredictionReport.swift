import Dactyl

/// The error of predicted touches, and that of the touch itself, which is drawn without a prediction.
struct PredictionReport {
  let seed: UInt64

  var text: String {
    let aheads = [1.0 / 60, InputSettings().predictionTime, 2.0 / 60]
    var table = TextTable(
      "prediction: points off, as the root of the mean square and at worst, dactyl and none; noise 0.5, 60 to 240 Hz",
      aheads.flatMap { ahead in
        let time = "\(TextTable.figure(ahead * 1000)) ms"
        return [time, "none", "worst", "none"]
      })
    for motion in Motion.sampled {
      table.add(motion.rawValue, aheads.flatMap { figures(of: motion, ahead: $0) }.map(TextTable.figure))
    }
    return table.text
  }

  private func figures(of motion: Motion, ahead: Double) -> [Double] {
    var (squares, without, worst, worstWithout, count) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for rate in Trace.rates {
      for number in 0..<VelocityReport.traces {
        let trace = Trace(of: motion, by: Trace.Device(rate: rate, noise: 0.5), seed: seed &+ number)
        for received in TracePlayer(trace.samples, predictionTime: ahead).received {
          let time = received.touch.timestamp.seconds + ahead
          guard received.frame > 0.05, time < motion.duration else { continue }
          // The last prediction ends up to a step short of the time to be predicted.
          let guess = received.predicted.last ?? received.touch
          let then = received.predicted.isEmpty ? time : guess.timestamp.seconds
          let off = abs(Double(guess.location.x) - 500 - motion.position(then))
          let offWithout = abs(Double(received.touch.location.x) - 500 - motion.position(then))
          squares += off * off
          without += offWithout * offWithout
          worst = max(worst, off)
          worstWithout = max(worstWithout, offWithout)
          count += 1
        }
      }
    }
    count = max(count, 1)
    return [(squares / count).squareRoot(), (without / count).squareRoot(), worst, worstWithout]
  }
}
