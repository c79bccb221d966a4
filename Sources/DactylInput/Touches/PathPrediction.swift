/// Where a path leads from its newest sample, and be it only a little: rather behind than past the mark.
///
/// It goes on as the fit says, braking and turning included. It stops where it would turn back, and never goes much
/// further than the finger came in the same time before. After a step backwards nobody can say: that is no prediction.
struct PathPrediction {
  private let fit: PathFit
  private let newest: PathSamples.Sample
  /// Seconds between two samples.
  var spacing: Double { fit.spacing }
  /// How much further it may go than the finger came before: a finger that is thrown gets faster.
  private static var mostGrowth: Double { 1.25 }

  /// Nil when the path is too short, rests, or has just turned.
  init?(_ path: borrowing PathSamples, window: Double) {
    guard path.count > 2, let fit = PathFit(path, at: path[0].time, window: window), fit.count > 2,
      fit.velocity != .zero
    else { return nil }
    let step = path[0].location - path[1].location
    guard Double(step.dx) * fit.velocity.x + Double(step.dy) * fit.velocity.y >= 0 else { return nil }
    self.fit = fit
    newest = path[0]
  }

  /// Where it is at a moment.
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
