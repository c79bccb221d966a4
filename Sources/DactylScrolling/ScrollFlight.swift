/// How an offset goes along one axis after it was let go, or is brought somewhere: some curves, one after another.
struct ScrollFlight {
  private let curves: [ScrollCurve]

  init(_ curve: ScrollCurve) { curves = [curve] }
  private init(_ curves: [ScrollCurve]) { self.curves = curves }

  /// The seconds that it takes.
  var duration: Double { curves.reduce(0) { $0 + $1.duration } }
  /// Where it comes to rest.
  var end: Double { curves.last?.end ?? 0 }

  /// The offset so many seconds after the beginning.
  func offset(at time: Double) -> Double {
    guard time < duration else { return end }
    var time = time
    for curve in curves.dropLast() {
      if time < curve.duration { return curve.offset(at: time) }
      time -= curve.duration
    }
    return curves.last?.offset(at: time) ?? 0
  }

  /// How fast it goes so many seconds after the beginning, in points a second.
  func velocity(at time: Double) -> Double {
    var time = time
    for curve in curves {
      if time < curve.duration { return curve.velocity(at: time) }
      time -= curve.duration
    }
    return 0
  }

  /// The same elsewhere.
  func shifted(by way: Double) -> ScrollFlight { ScrollFlight(curves.map { $0.shifted(by: way) }) }

  /// Lets go at an offset with a velocity, between limits (V12, V20).
  /// - Parameters:
  ///   - rate: how it slows down, a natural logarithm a second.
  ///   - bounces: whether it flies past the limits and comes back.
  init(from start: Double, _ velocity: Double, rate: Double, in limits: ClosedRange<Double>, bounces: Bool) {
    guard limits.contains(start) else {
      self.init(from: start, velocity, outside: limits, rate: rate, bounces: bounces)
      return
    }
    let slowing = ScrollCurve.slowing(from: start, velocity, rate: rate)
    let edge = velocity < 0 ? limits.lowerBound : limits.upperBound
    guard !limits.contains(slowing.end), let crossing = slowing.crossing(of: edge) else {
      self.init(slowing)
      return
    }
    let flying = slowing.cut(at: crossing.time, edge)
    guard bounces else {
      self.init(flying)
      return
    }
    self.init([flying, .drawn(from: edge, crossing.velocity, to: edge, strength: ScrollCurve.edgeStrength)])
  }

  /// Lets go past a limit: it goes back there, and on into the content when it comes fast enough.
  private init(
    from start: Double, _ velocity: Double, outside limits: ClosedRange<Double>, rate: Double, bounces: Bool
  ) {
    let edge = min(max(start, limits.lowerBound), limits.upperBound)
    guard abs(velocity) > ScrollCurve.slowest else {
      self.init(.released(from: start, to: edge))
      return
    }
    let back = ScrollCurve.drawn(from: start, velocity, to: edge, strength: ScrollCurve.edgeStrength)
    guard let passing = back.passing, limits.lowerBound < limits.upperBound else {
      self.init(back)
      return
    }
    let onward = ScrollFlight(from: edge, passing.velocity, rate: rate, in: limits, bounces: bounces)
    self.init([back.cut(at: passing.time, edge)] + onward.curves)
  }

  /// Lets go with a velocity to come to rest at a target: slowing down where that leads there, else drawn to it (V21).
  /// - Parameter isFree: whether it may fly past the target and come back.
  init(from start: Double, _ velocity: Double, to target: Double, isFree: Bool = true) {
    let way = target - start
    let fastest = Self.targetStrength * abs(way)
    let velocity = isFree ? velocity : way * velocity <= 0 ? 0 : min(max(velocity, -fastest), fastest)
    let rate = way == 0 ? 0 : ((velocity < 0 ? -ScrollCurve.slowest : ScrollCurve.slowest) - velocity) / way
    if abs(velocity) > ScrollCurve.slowest, way * velocity > 0, Self.gentleRates.contains(rate) {
      self.init(ScrollCurve.slowing(from: start, velocity, rate: rate).ending(at: target))
    } else {
      self.init(.drawn(from: start, velocity, to: target, strength: Self.targetStrength))
    }
  }

  /// Lets go with a velocity to turn to a page: it is there within about 0.35 s, however gentle the flick was (V21).
  /// - Parameter isFree: whether it may fly past the page and come back.
  init(turningFrom start: Double, _ velocity: Double, to page: Double, isFree: Bool) {
    let way = page - start
    let fastest = Self.pageStrength * abs(way)
    let velocity = isFree ? velocity : way * velocity <= 0 ? 0 : min(max(velocity, -fastest), fastest)
    self.init(.drawn(from: start, velocity, to: page, strength: Self.pageStrength))
  }

  /// How strongly a page draws, a second: it is there in 0.35 s from half a screen away.
  private static var pageStrength: Double { 28 }
  /// How strongly a target draws, a second: from a page away it is there in 0.5 s.
  private static var targetStrength: Double { 18 }
  /// The rates at which slowing down to a target looks as if it had come to rest there by itself.
  private static var gentleRates: ClosedRange<Double> { -12 ... -1.5 }
}

extension ScrollCurve {
  /// The same with its end exactly at an offset where it is already, but for rounding.
  fileprivate func ending(at offset: Double) -> ScrollCurve {
    ScrollCurve(shape: shape, start: start, end: offset, duration: duration)
  }
}
