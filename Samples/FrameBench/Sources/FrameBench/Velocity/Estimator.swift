import Dactyl

/// A method of estimating the velocity from samples.
enum Estimator: String, CaseIterable {
  /// The engine's estimate.
  case dactyl
  /// The last two samples, as in most engines.
  case lastTwo = "last two"
  /// A line by least squares through a tenth of a second.
  case line
  /// A parabola by least squares through a tenth of a second.
  case parabola

  /// Returns the velocity along x at each sample, estimated from it and those before.
  func velocities(_ samples: [Trace.Sample]) -> [Double] {
    if self == .dactyl {
      var estimate = VelocityEstimate()
      return samples.map { sample in
        estimate.add(sample.position - .zero, at: sample.timestamp)
        return Double(estimate.velocity(at: sample.timestamp, window: 0.1).dx)
      }
    }
    return samples.indices.map { velocity(samples[...$0]) }
  }

  private func velocity(_ samples: ArraySlice<Trace.Sample>) -> Double {
    guard let last = samples.last else { return 0 }
    let points = samples.filter { last.timestamp - $0.timestamp <= 0.1 }.map {
      (time: $0.timestamp - last.timestamp, position: Double($0.position.x - last.position.x))
    }
    switch self {
    case .dactyl, .lastTwo:
      guard let before = points.dropLast().last, before.time < 0 else { return 0 }
      return before.position / before.time
    case .line: return Self.slope(points, bends: false)
    case .parabola: return Self.slope(points, bends: true)
    }
  }

  /// Returns the slope at the last point of the fit.
  static func slope(_ points: [(time: Double, position: Double)], bends: Bool) -> Double {
    var (t0, t1, t2, t3, t4, p0, p1, p2) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for (time, position) in points {
      t0 += 1
      t1 += time
      t2 += time * time
      t3 += time * time * time
      t4 += time * time * time * time
      p0 += position
      p1 += time * position
      p2 += time * time * position
    }
    guard t0 > 1 else { return 0 }
    let (a, b, c) = (t2 - t1 * t1 / t0, t3 - t1 * t2 / t0, t4 - t2 * t2 / t0)
    let (first, second) = (p1 - t1 * p0 / t0, p2 - t2 * p0 / t0)
    guard a > 1e-12 else { return 0 }
    let determinant = a * c - b * b
    guard bends, Set(points.map(\.time)).count > 2, determinant > 1e-18 else { return first / a }
    return (first * c - second * b) / determinant
  }
}
