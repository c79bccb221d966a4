import Dactyl

/// A point that follows the size of the table: a share of the size, plus an offset in points.
struct Anchor {
  /// The share of the width and height: 0 is the left or top edge, 1 the right or bottom one.
  var share: Vector
  /// The offset from there, in points.
  var offset: Vector

  /// Returns the point on a table of a size, kept inside so that it can be reached.
  func point(in size: Size) -> Point {
    let location = Point(size.width * share.dx + offset.dx, size.height * share.dy + offset.dy)
    return location.kept(in: size, margin: 44)
  }

  /// Makes the anchor of a location on a table of a size: the location keeps its distance from the edges that are near.
  init(_ location: Point, in size: Size) {
    func share(_ position: Float, _ length: Float) -> Float {
      position < length / 3 ? 0 : position > length * 2 / 3 ? 1 : 0.5
    }
    self.share = Vector(share(location.x, size.width), share(location.y, size.height))
    offset = Vector(location.x - size.width * self.share.dx, location.y - size.height * self.share.dy)
  }

  init(share: Vector, offset: Vector) {
    self.share = share
    self.offset = offset
  }
}
