#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The response of a stick or trigger: a function from 0…1 to 0…1, applied after the dead zone.
public enum ResponseCurve: Hashable, Sendable {
  /// The value itself.
  case linear
  /// A power of the value: with 2 or 3 the response is fine near the middle and fast at the stop, with less than 1 the
  /// reverse.
  case power(Float)
  /// Straight lines between points in ascending order of `x`, with coordinates from 0 to 1; constant before the first
  /// and after the last.
  case points([Point])

  /// Returns the response to a value from −1 to 1, symmetrical for both signs. NaN and infinity become 0.
  public func apply(_ value: Float) -> Float {
    guard value.isFinite else { return 0 }
    let size = min(abs(value), 1)
    let answer = answer(to: size)
    guard answer.isFinite else { return 0 }
    return (value < 0 ? -1 : 1) * min(max(answer, 0), 1)
  }

  /// Returns the response to a stick, by its distance from the middle; its direction is preserved.
  public func apply(_ stick: Vector) -> Vector {
    let length = stick.length
    guard length.isFinite, length > 0 else { return .zero }
    return stick / length * apply(min(length, 1))
  }

  private func answer(to size: Float) -> Float {
    switch self {
    case .linear: return size
    case .power(let power): return size == 0 || size == 1 ? size : powf(size, power)
    case .points(let points):
      guard let first = points.first, let last = points.last else { return size }
      if size <= first.x { return first.y }
      for index in points.indices.dropFirst() where size <= points[index].x {
        let (start, end) = (points[index - 1], points[index])
        guard end.x > start.x else { return end.y }
        return start.y + (end.y - start.y) * (size - start.x) / (end.x - start.x)
      }
      return last.y
    }
  }
}
