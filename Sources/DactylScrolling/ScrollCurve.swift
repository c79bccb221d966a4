#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The movement of an offset along one axis over time: in closed form, so that its position at a moment does not depend
/// on the frame rate (V12).
struct ScrollCurve {
  enum Shape {
    /// The content does not move.
    case rest
    /// The movement slows down from a velocity by a rate, a natural logarithm a second.
    case slowing(velocity: Double, rate: Double)
    /// The end attracts the content like a critically damped spring, entered with a velocity; the strength is a second.
    case drawn(velocity: Double, strength: Double)
    /// The content returns to an edge from rest beyond it (V12: two exponentials).
    case released
    /// The movement is slow at both ends.
    case eased
    /// The movement has a constant speed.
    case steady
  }

  let shape: Shape
  let start: Double
  let end: Double
  /// The duration in seconds.
  let duration: Double

  /// The offset at a time in seconds after the beginning.
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

  /// The velocity at a time in seconds after the beginning, in points a second.
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

  /// The curve, moved by a distance.
  func shifted(by way: Double) -> ScrollCurve {
    ScrollCurve(shape: shape, start: start + way, end: end + way, duration: duration)
  }

  /// The speed below which content stops, in points a second (V12).
  static var slowest: Double { 10 }
  /// The strength with which an edge attracts content that moved past it, a second (V12).
  static var edgeStrength: Double { 11 }
  /// The rates at which content released past an edge returns: two rates a second (V12).
  private static var slowReturn: Double { 9 }
  private static var fastReturn: Double { 46 }
  /// The distance from its end at which a movement may stop, in points.
  static var tolerance: Double { 0.1 }

  // MARK: Making

  static func rest(at offset: Double) -> ScrollCurve {
    ScrollCurve(shape: .rest, start: offset, end: offset, duration: 0)
  }

  static func eased(from start: Double, to end: Double, during duration: Double) -> ScrollCurve {
    start == end ? rest(at: end) : ScrollCurve(shape: .eased, start: start, end: end, duration: duration)
  }

  /// Makes a movement of constant velocity to an end. One whose velocity does not lead there is at rest.
  static func steady(from start: Double, _ velocity: Double, to end: Double) -> ScrollCurve {
    guard velocity != 0, (end - start) * velocity > 0 else { return rest(at: start) }
    return ScrollCurve(shape: .steady, start: start, end: end, duration: (end - start) / velocity)
  }

  /// Makes a movement that slows down until it stops.
  static func slowing(from start: Double, _ velocity: Double, rate: Double) -> ScrollCurve {
    guard abs(velocity) > slowest else { return rest(at: start) }
    let left = velocity < 0 ? -slowest : slowest
    return ScrollCurve(
      shape: .slowing(velocity: velocity, rate: rate), start: start, end: start + (left - velocity) / rate,
      duration: log(slowest / abs(velocity)) / rate)
  }

  /// Makes a movement that its end attracts.
  static func drawn(from start: Double, _ velocity: Double, to end: Double, strength: Double) -> ScrollCurve {
    let way = start - end
    guard abs(way) > tolerance || abs(velocity) > slowest else { return rest(at: end) }
    let pull = velocity + strength * way
    func isFar(_ time: Double) -> Bool { abs(way + pull * time) * exp(-strength * time) > tolerance }
    // Beyond its turning point the distance only shrinks, unless it is zero; the end is searched for in steps that
    // halve.
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

  /// Makes a movement from rest back to an edge.
  static func released(from start: Double, to end: Double) -> ScrollCurve {
    let way = abs(start - end)
    guard way > tolerance else { return rest(at: end) }
    return ScrollCurve(
      shape: .released, start: start, end: end,
      duration: log(way * fastReturn / (fastReturn - slowReturn) / tolerance) / slowReturn)
  }

  // MARK: Crossing

  /// The time at which a movement that slows down reaches an offset, and its velocity there; nil when it never does.
  func crossing(of offset: Double) -> (time: Double, velocity: Double)? {
    guard case .slowing(let velocity, let rate) = shape, (offset - start) * velocity > 0 || offset == start,
      abs(offset - start) < abs(end - start)
    else { return nil }
    let left = 1 + rate * (offset - start) / velocity
    return (log(left) / rate, velocity * left)
  }

  /// The time at which an attracted movement passes its end, and its velocity there; nil when it comes to rest there,
  /// or nearly.
  var passing: (time: Double, velocity: Double)? {
    guard case .drawn(let velocity, let strength) = shape else { return nil }
    let way = start - end
    let pull = velocity + strength * way
    guard way * pull < 0 else { return nil }
    let time = -way / pull
    let left = pull * exp(-strength * time)
    return abs(left) > Self.slowest ? (time, left) : nil
  }

  /// The curve, cut off at a time.
  func cut(at time: Double, _ offset: Double) -> ScrollCurve {
    ScrollCurve(shape: shape, start: start, end: offset, duration: max(time, 0))
  }
}
