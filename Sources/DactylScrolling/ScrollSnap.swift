/// The positions at which content comes to rest along an axis after its release, and after steps of a wheel and keys:
/// offsets in points.
///
/// ```swift
/// strip.horizontalSnap = .every(120)
/// album.verticalSnap = .points([0, 240, 620])
/// dial.verticalSnap = .asking { end, velocity in (end / 30).rounded() * 30 }
/// ```
/// The ends of the content are positions as well, and replace those beyond them. A delegate's `willEndDragging`
/// receives the position as its target and may change it; `isPagingEnabled` takes precedence over snapping, and offsets
/// that are set do not snap.
public struct ScrollSnap {
  private enum Places {
    case points([Double])
    case every(Double, from: Double)
    case asking((Double, Double) -> Double)
  }
  private let places: Places

  /// Rests at the nearest of some offsets; an empty list has no effect. Offsets that are not finite are ignored.
  public static func points(_ points: [Double]) -> ScrollSnap {
    ScrollSnap(places: .points(points.filter(\.isFinite).sorted()))
  }

  /// Rests at the nearest multiple of an interval, counted from an offset. An interval that is not above 0 has no
  /// effect.
  public static func every(_ interval: Double, from start: Double = 0) -> ScrollSnap {
    let isUsable = interval > 0 && interval.isFinite && start.isFinite
    return ScrollSnap(places: isUsable ? .every(interval, from: start) : .points([]))
  }

  /// Rests at the offset that a closure returns. It receives the offset at which the content would come to rest without
  /// snapping, and the velocity of the release, in points a second.
  ///
  /// For a step of a wheel or key the velocity is the one that covers the step in a third of a second: its sign is the
  /// direction, and a closure that returns an offset which is not ahead of the content is called again with a longer
  /// step, up to twelve times. The closure must not edit the scene.
  public static func asking(_ place: @escaping (_ end: Double, _ velocity: Double) -> Double) -> ScrollSnap {
    ScrollSnap(places: .asking(place))
  }

  /// The distance from a position within which content counts as being there, in points.
  private static var tolerance: Double { 0.01 }

  /// Whether there are no positions.
  var isEmpty: Bool { if case .points(let points) = places { points.isEmpty } else { false } }

  /// The position for content that would come to rest at an offset between limits.
  func place(
    for end: Double, _ velocity: Double, in limits: ClosedRange<Double>, _ columns: SceneColumns
  ) -> Double {
    let place = min(max(place(for: end, velocity, columns), limits.lowerBound), limits.upperBound)
    if case .asking = places { return place }
    return [place, limits.lowerBound, limits.upperBound].min { abs($0 - end) < abs($1 - end) } ?? place
  }

  /// The position for content that would come to rest at an offset.
  private func place(for end: Double, _ velocity: Double, _ columns: SceneColumns) -> Double {
    switch places {
    case .points(let points):
      // If two are equally near, the lower one.
      return points.min { abs($0 - end) < abs($1 - end) } ?? end
    case .every(let interval, let start):
      return start + ((end - start) / interval).rounded() * interval
    case .asking(let ask):
      let place = columns.asking { ask(end, velocity) }
      return place.isFinite ? place : end
    }
  }

  /// The position for a step between limits: the last one that the step reaches, or else the first one beyond.
  func place(
    stepping now: Double, to aim: Double, in limits: ClosedRange<Double>, _ columns: SceneColumns
  ) -> Double {
    min(max(place(stepping: now, to: aim, columns), limits.lowerBound), limits.upperBound)
  }

  private func place(stepping now: Double, to aim: Double, _ columns: SceneColumns) -> Double {
    let isUp = aim > now
    let sign = isUp ? 1.0 : -1.0
    func isAhead(_ place: Double) -> Bool { (place - now) * sign > Self.tolerance }
    func isReached(_ place: Double) -> Bool { (aim - place) * sign > -Self.tolerance }
    switch places {
    case .points(let points):
      let ahead = points.filter(isAhead)
      let reached = ahead.filter(isReached)
      return (isUp ? reached.last ?? ahead.first : reached.first ?? ahead.last) ?? sign * .infinity
    case .every(let interval, let start):
      func multiple(_ offset: Double) -> Double {
        let count = (offset - start) * sign / interval
        return (count + Self.tolerance / interval).rounded(.down)
      }
      let count = max(multiple(aim), multiple(now) + 1)
      return start + count * interval * sign
    case .asking:
      var way = aim - now
      for _ in 0..<12 {
        let place = place(for: now + way, way * 3, columns)
        if isAhead(place) { return place }
        way *= 2
      }
      return place(for: now, 0, columns)
    }
  }
}
