import Dactyl

extension Point {
  /// Returns the nearest point that lies a margin inside a table of a size.
  func kept(in size: Size, margin: Float) -> Point {
    func keep(_ value: Float, _ length: Float) -> Float { max(min(margin, length / 2), min(value, length - margin)) }
    return Point(keep(x, size.width), keep(y, size.height))
  }
}
