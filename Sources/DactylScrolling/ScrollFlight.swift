/// The movement of an offset along one axis after its release, or by an animation: some curves in a row.
struct ScrollFlight {
  private let curves: [ScrollCurve]

  init(_ curve: ScrollCurve) { curves = [curve] }
  private init(_ curves: [ScrollCurve]) { self.curves = curves }

  /// The duration in seconds.
  var duration: Double { curves.reduce(0) { $0 + $1.duration } }
  /// The offset at which the movement comes to rest.
  var end: Double { curves.last?.end ?? 0 }

  /// The offset at a time in seconds after the beginning.
  func offset(at time: Double) -> Double {
    guard time < duration else { return end }
    var time = time
    for curve in curves.dropLast() {
      if time < curve.duration { return curve.offset(at: time) }
      time -= curve.duration
    }
    return curves.last?.offset(at: time) ?? 0
  }

  /// The velocity at a time in seconds after the beginning, in points a second.
  func velocity(at time: Double) -> Double {
    var time = time
    for curve in curves {
      if time < curve.duration { return curve.velocity(at: time) }
      time -= curve.duration
    }
    return 0
  }

  /// The movement as one that arrives at once.
  var arrived: ScrollFlight { ScrollFlight(.rest(at: end)) }

  /// The movement, moved by a distance.
  func shifted(by way: Double) -> ScrollFlight { ScrollFlight(curves.map { $0.shifted(by: way) }) }

  /// Makes the movement of content that is released at an offset with a velocity, between limits (V12, V20).
  /// - Parameters:
  ///   - rate: The rate at which it slows down, a natural logarithm a second.
  ///   - bounces: Whether it moves past the limits and returns.
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

  /// Makes the movement of content that is released past a limit: it returns there, and continues into the content when
  /// it is fast enough.
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

  /// Makes the movement of content that is released with a velocity and comes to rest at a target: by slowing down if
  /// that leads there, else attracted by the target (V21).
  /// - Parameter isFree: Whether it may move past the target and return.
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

  /// Makes the movement of content that is released with a velocity and turns to a page: it arrives within about 0.35
  /// s, however gentle the flick was (V21).
  /// - Parameter isFree: Whether it may move past the page and return.
  init(turningFrom start: Double, _ velocity: Double, to page: Double, isFree: Bool) {
    let way = page - start
    let fastest = Self.pageStrength * abs(way)
    let velocity = isFree ? velocity : way * velocity <= 0 ? 0 : min(max(velocity, -fastest), fastest)
    self.init(.drawn(from: start, velocity, to: page, strength: Self.pageStrength))
  }

  /// The strength with which a page attracts content, a second: from half a screen away it arrives in 0.35 s.
  private static var pageStrength: Double { 28 }
  /// The strength with which a target attracts content, a second: from a page away it arrives in 0.5 s.
  private static var targetStrength: Double { 18 }
  /// The rates at which slowing down to a target looks natural.
  private static var gentleRates: ClosedRange<Double> { -12 ... -1.5 }
}

extension ScrollCurve {
  /// The curve with its end set to an offset that differs from it only by rounding.
  fileprivate func ending(at offset: Double) -> ScrollCurve {
    ScrollCurve(shape: shape, start: start, end: offset, duration: duration)
  }
}

extension ScrollFlight: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(curves) { hash, curve in
      hash.mix(curve.start)
      hash.mix(curve.end)
      hash.mix(curve.duration)
      hash.mix(curve.velocity(at: 0))
    }
  }
}
