/// Decides whether views in front of another one cover it wholly, so that it cannot be touched (F22).
extension ViewColumns {
  /// Whether a view in front of another one, neither around it nor in it, covers it wholly and takes touches: exactly,
  /// without areas that are enlarged for fingers. Views with a hit shape cover nothing, and no closure of the game is
  /// called. Tests only views over the middle of the covered one. A view that is clipped by a scroll view, which the
  /// closure identifies, is covered only by a view that covers that scroll view as well.
  func isCovered(_ view: UInt32, scrollingIn isScrollView: (UInt32) -> Bool) -> Bool {
    refreshBoxes()
    var place = CoverablePlace(corners: Corners(of: records[Int(view)].bounds))
    var current = view
    while place.corners.isFinite {
      let record = records[Int(current)]
      place = place.outside(record, isScrollView: current != view && isScrollView(current))
      guard record.parent != .max else { return false }
      if holds(place, in: record.parent, inFrontOf: current) { return true }
      current = record.parent
    }
    return false
  }

  /// The area that has to be covered for a view, in the coordinates around the root of its tree.
  func coverablePlace(of view: UInt32, scrollingIn isScrollView: (UInt32) -> Bool) -> CoverablePlace {
    var place = CoverablePlace(corners: Corners(of: records[Int(view)].bounds))
    var current = view
    while current != .max {
      let record = records[Int(current)]
      place = place.outside(record, isScrollView: current != view && isScrollView(current))
      current = record.parent
    }
    return place
  }

  /// Whether a view that takes touches, in a tree with this root, covers an area in the coordinates around the root.
  func covers(_ place: CoverablePlace, root: UInt32) -> Bool {
    refreshBoxes()
    guard records[Int(root)].refusal == nil, let inside = inside(root, place) else { return false }
    return !records[Int(root)].flags.contains(.passesThrough) || holds(inside, in: root, inFrontOf: nil)
  }

  /// Whether anything in a view, in front of one of its children, covers an area in the view's coordinates. It does not
  /// recurse.
  private func holds(_ place: CoverablePlace, in parent: UInt32, inFrontOf child: UInt32?) -> Bool {
    openPlaces.removeAll()
    var (parent, place) = (parent, place)
    var floor = child
    while true {
      var limit = UInt64.max
      let middle = place.corners.middle
      while let found = frontChild(of: parent, at: middle, behind: limit) {
        limit = found.order
        // The child itself need not be hit at that point.
        if let floor, found.child == floor || !isInFront(found.child, of: floor) { break }
        guard let inside = inside(found.child, place) else { continue }
        guard records[Int(found.child)].flags.contains(.passesThrough) else { return true }
        openPlaces.append(OpenPlace(parent: found.child, place: inside))
      }
      guard let next = openPlaces.popLast() else { return false }
      (parent, place, floor) = (next.parent, next.place, nil)
    }
  }

  /// Converts an area to a view's own coordinates, if the view covers all of it.
  private func inside(_ view: UInt32, _ place: CoverablePlace) -> CoverablePlace? {
    let record = records[Int(view)]
    guard !record.flags.contains(.hasShape), let inside = place.corners.inside(record) else { return nil }
    guard let frame = place.frame else { return CoverablePlace(corners: inside) }
    guard let ownFrame = frame.inside(record) else { return nil }
    return CoverablePlace(corners: inside, frame: ownFrame)
  }

  /// Whether one child of a parent is in front of another.
  private func isInFront(_ child: UInt32, of other: UInt32) -> Bool { siblingRank(of: child) > siblingRank(of: other) }
}
