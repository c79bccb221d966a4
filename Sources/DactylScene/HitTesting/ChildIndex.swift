extension ViewColumns {
  /// The front child of a parent, among those behind a place, whose box contains a point of the parent's coordinates.
  ///
  /// This is the one question that hit-testing asks of a parent's children. It scans them from the front; each takes one
  /// vector compare, and a child that can't be hit has a box that no point is in.
  @inline(__always)
  func frontCandidate(of parent: UInt32, at point: SIMD2<Float>, behind limit: Int) -> Int? {
    let probe = SIMD4(point.x, point.y, -point.x, -point.y)
    let start = Int(blocks[Int(parent)].start)
    var slot = limit - 1
    while slot >= 0 {
      if all(store.boxes[start + slot] .<= probe) { return slot }
      slot -= 1
    }
    return nil
  }
}
