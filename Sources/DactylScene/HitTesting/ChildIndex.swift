extension ViewColumns {
  /// A child that contains a point, its order among its siblings, and the point in its own coordinates.
  typealias Found = (child: UInt32, order: UInt64, inside: SIMD2<Float>)

  /// The front-most child of a parent, among those behind a limit, that contains a point of the parent's coordinates.
  ///
  /// This is the only question that hit-testing asks of a parent's children. A few are scanned from the front, each
  /// with one vector compare; very many have an index. A child that cannot be hit has a box that contains no point.
  @inline(__always)
  func frontChild(of parent: UInt32, at point: SIMD2<Float>, behind limit: UInt64) -> Found? {
    let family = records[Int(parent)]
    let probe = SIMD4(point.x, point.y, -point.x, -point.y)
    if family.flags.contains(.isWide) {
      let tree = wide[Int(family.children)].tree
      guard let found = trees.topmost(of: tree, at: probe, below: limit, test: { enter($0, point) }) else { return nil }
      return (found.child, found.label, found.inside)
    }
    let start = Int(family.children)
    // Prefetches the children's indices along with their boxes.
    store.children.prefetch(start)
    var slot = start + Int(min(UInt64(family.childCount), limit)) - 1
    while slot >= start {
      if all(store.boxes[slot] .<= probe), let inside = enter(store.children[slot], point) {
        return (store.children[slot], UInt64(slot - start), inside)
      }
      slot -= 1
    }
    return nil
  }
}
