/// The continuation of a path for a short time after its newest sample, which rather falls short than overshoots.
///
/// It continues as the fit does, including braking and turning. It stops where it would turn back, and never goes much
/// further than the finger moved in the same time before. After a step backwards there is no prediction.
struct PathPrediction {
  private let fit: PathFit
  private let newest: PathSamples.Sample
  /// The mean time between two samples, in seconds.
  var spacing: Double { fit.spacing }
  /// The largest ratio to the preceding movement: a finger that flicks accelerates.
  private static var mostGrowth: Double { 1.25 }

  /// Makes a prediction; nil when the path is too short, rests, or has just turned.
  init?(_ path: borrowing PathSamples, window: Double) {
    guard path.count > 2, let fit = PathFit(path, at: path[0].time, window: window), fit.count > 2,
      fit.velocity != .zero
    else { return nil }
    let step = path[0].location - path[1].location
    guard Double(step.dx) * fit.velocity.x + Double(step.dy) * fit.velocity.y >= 0 else { return nil }
    self.fit = fit
    newest = path[0]
  }

  /// Returns the predicted location at a moment.
  func location(at moment: Timestamp, on path: borrowing PathSamples) -> Vector {
    var ahead = moment - newest.time
    guard ahead > 0 else { return path.location(at: moment) }
    let came = newest.location - path.location(at: newest.time + -ahead)
    let braking = -(fit.velocity * fit.acceleration).sum()
    let speed = (fit.velocity * fit.velocity).sum()
    if braking > 0 { ahead = min(ahead, speed / braking) }
    let way = Vector(fit.velocity * ahead + fit.acceleration * (ahead * ahead / 2))
    let most = came.length * Float(Self.mostGrowth)
    let length = way.length
    guard length.isFinite, most.isFinite else { return newest.location }
    return newest.location + (length > most ? way * (most / length) : way)
  }
}
