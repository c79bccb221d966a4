import Dactyl

/// The velocities of made strokes against those of a fit through the whole stroke, which also uses the later samples.
struct MadeStrokeReport {
  var text: String {
    let estimators: [Estimator] = [.dactyl, .lastTwo, .line, .parabola]
    var table = TextTable(
      "made strokes (no recordings): error along x in % of the velocity, and the velocity at the end",
      estimators.map(\.rawValue) + ["at the end", "last two", "afterwards"])
    for (name, data) in [("swipe", MadeStrokes.swipe), ("carry", MadeStrokes.carry), ("circles", MadeStrokes.circles)] {
      let samples = Self.samples(data)
      let wanted = samples.indices.map { Self.velocity(around: $0, in: samples) }
      let found = estimators.map { $0.velocities(samples) }
      let square = wanted.reduce(0) { $0 + $1 * $1 }
      let errors = found.map { velocities in
        (zip(velocities, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } / square).squareRoot() * 100
      }
      let ends = [found[0].last ?? 0, found[1].last ?? 0, wanted.last ?? 0]
      table.add(name, (errors + ends).map(TextTable.figure))
    }
    return table.text
  }

  private static func samples(_ data: MadeStrokes.Data) -> [Trace.Sample] {
    stride(from: 0, to: data.count - 2, by: 3).map { index in
      let time = Double(data[index]) / 1000
      return Trace.Sample(
        stamp: time, position: Point(Float(data[index + 1]), Float(data[index + 2])), time: time, velocity: 0)
    }
  }

  /// Fits a parabola through the samples up to 35 ms before and after one of them.
  private static func velocity(around index: Int, in samples: [Trace.Sample]) -> Double {
    let middle = samples[index]
    let near = samples.filter { abs($0.time - middle.time) <= 0.035 }
    return Estimator.slope(near.map { ($0.time - middle.time, Double($0.position.x - middle.position.x)) }, bends: true)
  }
}
