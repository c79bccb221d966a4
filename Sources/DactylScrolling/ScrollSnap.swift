/// Where content comes to rest along an axis after it was let go, and after steps of a wheel and keys: at places of the
/// offset, in points.
///
/// ```swift
/// strip.horizontalSnap = .every(120)
/// album.verticalSnap = .points([0, 240, 620])
/// dial.verticalSnap = .asking { end, velocity in (end / 30).rounded() * 30 }
/// ```
/// The ends of the content are places as well, and stand for those beyond them. A delegate's `willEndDragging` gets the
/// place as its target and has the last word; `isPagingEnabled` comes before snapping, and offsets that are set are
/// taken as they are.
public struct ScrollSnap {
  private enum Places {
    case points([Double])
    case every(Double, from: Double)
    case asking((Double, Double) -> Double)
  }
  private let places: Places

  /// Rests at the nearest of some offsets; of none it makes no difference. What is not finite is left out.
  public static func points(_ points: [Double]) -> ScrollSnap {
    ScrollSnap(places: .points(points.filter(\.isFinite).sorted()))
  }

  /// Rests at the nearest multiple of an interval, counted from an offset. One that is not above 0 makes no difference.
  public static func every(_ interval: Double, from start: Double = 0) -> ScrollSnap {
    let isUsable = interval > 0 && interval.isFinite && start.isFinite
    return ScrollSnap(places: isUsable ? .every(interval, from: start) : .points([]))
  }

  /// Rests where a closure says, which gets the offset at which the content would come to rest by itself, and the
  /// velocity with which it was let go, in points a second.
  ///
  /// For a step of a wheel or key the velocity is that of going there in a third of a second: its sign is the way, and
  /// a closure that answers with where the content is already is asked once more for a longer step. It answers a
  /// question: it may not edit.
  public static func asking(_ place: @escaping (_ end: Double, _ velocity: Double) -> Double) -> ScrollSnap {
    ScrollSnap(places: .asking(place))
  }

  /// How near to a place content counts as being there, in points.
  private static var tolerance: Double { 0.01 }

  /// Whether there are no places.
  var isEmpty: Bool { if case .points(let points) = places { points.isEmpty } else { false } }

  /// The place for content that would come to rest at an offset between limits.
  func place(
    for end: Double, _ velocity: Double, in limits: ClosedRange<Double>, _ columns: SceneColumns
  ) -> Double {
    let place = min(max(place(for: end, velocity, columns), limits.lowerBound), limits.upperBound)
    if case .asking = places { return place }
    return [place, limits.lowerBound, limits.upperBound].min { abs($0 - end) < abs($1 - end) } ?? place
  }

  /// The place for content that would come to rest at an offset.
  private func place(for end: Double, _ velocity: Double, _ columns: SceneColumns) -> Double {
    switch places {
    case .points(let points):
      // Of two that are equally near the lower one.
      return points.min { abs($0 - end) < abs($1 - end) } ?? end
    case .every(let interval, let start):
      return start + ((end - start) / interval).rounded() * interval
    case .asking(let ask):
      let place = columns.asking { ask(end, velocity) }
      return place.isFinite ? place : end
    }
  }

  /// The place for a step between limits: the last one on the way to where it leads, or else the first one beyond.
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
