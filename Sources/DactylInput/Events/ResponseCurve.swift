#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a stick or trigger answers over its way: what comes of a value from 0 to 1, behind its dead zone.
public enum ResponseCurve: Hashable, Sendable {
  /// As far as it is moved.
  case linear
  /// The value to a power: with 2 or 3 it is fine near the middle and quick at the stop, with less than 1 the other way
  /// round.
  case power(Float)
  /// Straight lines between points in the order of their `x`, each from 0 to 1: before the first and after the last as
  /// there.
  case points([Point])

  /// What comes of a value from −1 to 1: the same way for both signs. What is no number is 0.
  public func apply(_ value: Float) -> Float {
    guard value.isFinite else { return 0 }
    let size = min(abs(value), 1)
    let answer = answer(to: size)
    guard answer.isFinite else { return 0 }
    return (value < 0 ? -1 : 1) * min(max(answer, 0), 1)
  }

  /// The same for a stick, by how far it is from its middle: its direction stays.
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
