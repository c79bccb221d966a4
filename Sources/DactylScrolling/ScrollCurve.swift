#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How an offset goes along one axis for some seconds, by itself: in closed form, so that it is at the same place at a
/// moment however often it is asked (V12).
struct ScrollCurve {
  enum Shape {
    /// The content stays where it is.
    case rest
    /// It slows down from a velocity by a rate, a natural logarithm a second.
    case slowing(velocity: Double, rate: Double)
    /// It is drawn to its end as by a spring that does not swing, so strongly, and entered with a velocity.
    case drawn(velocity: Double, strength: Double)
    /// It was past an edge and at rest, and goes back (V12: two exponentials).
    case released
    /// It goes slowly at both ends.
    case eased
    /// It goes as fast all the way.
    case steady
  }

  let shape: Shape
  let start: Double
  let end: Double
  /// In seconds.
  let duration: Double

  /// The offset so many seconds after the beginning.
  func offset(at time: Double) -> Double {
    guard time < duration else { return end }
    let time = max(time, 0)
    let way = start - end
    switch shape {
    case .rest: return end
    case .slowing(let velocity, let rate): return start + velocity * (exp(rate * time) - 1) / rate
    case .drawn(let velocity, let strength):
      return end + (way + (velocity + strength * way) * time) * exp(-strength * time)
    case .released:
      let (slow, fast) = (Self.slowReturn, Self.fastReturn)
      return end + way * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
    case .steady: return end + way * (1 - time / duration)
    case .eased:
      let (share, left) = (time / duration, 1 - time / duration)
      return end + way * (share < 0.5 ? 1 - 4 * share * share * share : 4 * left * left * left)
    }
  }

  /// How fast it goes so many seconds after the beginning, in points a second.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let time = max(time, 0)
    let way = start - end
    switch shape {
    case .rest: return 0
    case .slowing(let velocity, let rate): return velocity * exp(rate * time)
    case .drawn(let velocity, let strength):
      let pull = velocity + strength * way
      return (pull - strength * (way + pull * time)) * exp(-strength * time)
    case .released:
      let (slow, fast) = (Self.slowReturn, Self.fastReturn)
      return way * slow * fast * (exp(-fast * time) - exp(-slow * time)) / (fast - slow)
    case .steady: return -way / duration
    case .eased:
      let (share, left) = (time / duration, 1 - time / duration)
      return -way * 12 * (share < 0.5 ? share * share : left * left) / duration
    }
  }

  /// The same elsewhere.
  func shifted(by way: Double) -> ScrollCurve {
    ScrollCurve(shape: shape, start: start + way, end: end + way, duration: duration)
  }

  /// The speed below which content stands, in points a second (V12).
  static var slowest: Double { 10 }
  /// How strongly an edge draws back what flew past it, a second (V12).
  static var edgeStrength: Double { 11 }
  /// How fast what was let go past an edge goes back: two rates a second (V12).
  private static var slowReturn: Double { 9 }
  private static var fastReturn: Double { 46 }
  /// How far from its end a movement may stop, in points.
  static var tolerance: Double { 0.1 }

  // MARK: Making

  static func rest(at offset: Double) -> ScrollCurve {
    ScrollCurve(shape: .rest, start: offset, end: offset, duration: 0)
  }

  static func eased(from start: Double, to end: Double, during duration: Double) -> ScrollCurve {
    start == end ? rest(at: end) : ScrollCurve(shape: .eased, start: start, end: end, duration: duration)
  }

  /// Goes to its end with a velocity that leads there.
  static func steady(from start: Double, _ velocity: Double, to end: Double) -> ScrollCurve {
    guard velocity != 0, (end - start) * velocity > 0 else { return rest(at: start) }
    return ScrollCurve(shape: .steady, start: start, end: end, duration: (end - start) / velocity)
  }

  /// Slows down until it stands, wherever that is.
  static func slowing(from start: Double, _ velocity: Double, rate: Double) -> ScrollCurve {
    guard abs(velocity) > slowest else { return rest(at: start) }
    let left = velocity < 0 ? -slowest : slowest
    return ScrollCurve(
      shape: .slowing(velocity: velocity, rate: rate), start: start, end: start + (left - velocity) / rate,
      duration: log(slowest / abs(velocity)) / rate)
  }

  /// Is drawn to its end.
  static func drawn(from start: Double, _ velocity: Double, to end: Double, strength: Double) -> ScrollCurve {
    let way = start - end
    guard abs(way) > tolerance || abs(velocity) > slowest else { return rest(at: end) }
    let pull = velocity + strength * way
    func isFar(_ time: Double) -> Bool { abs(way + pull * time) * exp(-strength * time) > tolerance }
    // Where it turns, what is left shrinks from there on, unless nothing is; looked for in steps that halve.
    let turn = pull == 0 ? 0 : max(0, 1 / strength - way / pull)
    var low = isFar(turn) ? turn : 0
    var step = 1 / strength
    while isFar(low + step) {
      low += step
      step *= 2
    }
    for _ in 0..<30 {
      step /= 2
      if isFar(low + step) { low += step }
    }
    return ScrollCurve(
      shape: .drawn(velocity: velocity, strength: strength), start: start, end: end, duration: low + step)
  }

  /// Goes back to an edge from rest.
  static func released(from start: Double, to end: Double) -> ScrollCurve {
    let way = abs(start - end)
    guard way > tolerance else { return rest(at: end) }
    return ScrollCurve(
      shape: .released, start: start, end: end,
      duration: log(way * fastReturn / (fastReturn - slowReturn) / tolerance) / slowReturn)
  }

  // MARK: Crossing

  /// When a movement that slows down is at an offset, and how fast; nil when it never gets there.
  func crossing(of offset: Double) -> (time: Double, velocity: Double)? {
    guard case .slowing(let velocity, let rate) = shape, (offset - start) * velocity > 0 || offset == start,
      abs(offset - start) < abs(end - start)
    else { return nil }
    let left = 1 + rate * (offset - start) / velocity
    return (log(left) / rate, velocity * left)
  }

  /// When one that is drawn goes through its end, and how fast; nil when it comes to rest there, or nearly.
  var passing: (time: Double, velocity: Double)? {
    guard case .drawn(let velocity, let strength) = shape else { return nil }
    let way = start - end
    let pull = velocity + strength * way
    guard way * pull < 0 else { return nil }
    let time = -way / pull
    let left = pull * exp(-strength * time)
    return abs(left) > Self.slowest ? (time, left) : nil
  }

  /// The same, cut off at a moment.
  func cut(at time: Double, _ offset: Double) -> ScrollCurve {
    ScrollCurve(shape: shape, start: start, end: offset, duration: max(time, 0))
  }
}
