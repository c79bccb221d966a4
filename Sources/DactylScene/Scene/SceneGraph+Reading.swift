/// Access to the columns for other modules. Read through these functions, the columns are accessed in place; read from
/// another module as a property, the whole structure may be copied for each access.
extension SceneGraph {
  /// The view that a point hits in a tree, or nil (H1-H11). The point is in the coordinates around the root.
  package final func hitTest(_ root: UInt32, at point: Point) -> UInt32? { views.hitTest(root, at: point) }

  /// The view that a point hits in a tree, with the verdict on each view that is visited.
  package final func hitTest(_ root: UInt32, at point: Point, explain: (UInt32, HitVerdict) -> Void) -> UInt32? {
    views.hitTest(root, at: point, explain: explain)
  }

  /// Runs a query in which no view is enlarged for fingers (`isGrownForTouch`). Only enlarged views check for it, so it
  /// costs the others nothing.
  package final func hitTestExactly<Answer>(_ query: () -> Answer) -> Answer {
    let wasExact = views.isHitExact
    views.isHitExact = true
    defer { views.isHitExact = wasExact }
    return query()
  }

  /// Whether a point of a living view's own coordinates is where the view can be hit: in its area, enlarged for fingers
  /// or exact, or where its closure answers that it is inside.
  package final func canHit(_ index: UInt32, at point: Point, exactly isExact: Bool) -> Bool {
    if views.hitArea(of: index, exactly: isExact).contains(point) { return true }
    guard views.records[Int(index)].flags.contains(.answersHitTest) else { return false }
    return isExact ? hitTestExactly { views.isInside(point, index) } : views.isInside(point, index)
  }

  /// The rectangle, in a living view's own coordinates, in which it can be hit, enlarged for fingers or exact.
  package final func hitArea(of index: UInt32, exactly isExact: Bool) -> Rect {
    views.hitArea(of: index, exactly: isExact)
  }

  /// The least width and height of the area in which fingers hit views that ask to be enlarged, in points of their own
  /// coordinates. Code that changes it updates the views by setting `wantsGrowth` again.
  package final var wantedHitSize: Float {
    get { views.wantedHitSize }
    set { views.wantedHitSize = newValue }
  }

  /// Returns the part of a picture that a view shows, or nil; called when an alpha mask is looked up.
  package final var picturePart: ((UInt32) -> PicturePart?)? {
    get { views.picturePart }
    set { views.picturePart = newValue }
  }

  /// Whether there is a view at an index.
  package final func isView(_ index: UInt32) -> Bool { views.isView(index) }

  /// The record of a living view.
  package final func record(of index: UInt32) -> ViewRecord { views.records[Int(index)] }

  /// The subviews of a living view, from back to front. Allocates an array.
  package final func children(of index: UInt32) -> [UInt32] { views.children(of: index) }

  /// The bounds of a living view.
  package final func bounds(of index: UInt32) -> Rect { views.records[Int(index)].bounds }

  /// The records of all views, for passes that read many. Valid until game code runs.
  package final var viewRecords: Column<ViewRecord>.Values { views.records.values }

  /// Whether a living view is another one or is in it. Costs a step for each level.
  package final func isDescendant(_ index: UInt32, of ancestor: UInt32) -> Bool {
    views.isDescendant(index, of: ancestor)
  }

  /// The root of a living view's tree. Costs a step for each level.
  package final func root(of index: UInt32) -> UInt32 { views.root(of: index) }

  /// Lists the views of some trees, given from back to front, that may be visible in a rectangle of the scene's
  /// coordinates. Destroyed trees are left out.
  package final func collect(_ roots: [Entity], in viewport: Rect, into list: VisibleViews) {
    list.roots.removeAll()
    for root in roots where isAlive(root) && views.isView(root.index) { list.roots.append(root.index) }
    list.collect(of: views, in: viewport)
  }

  /// Updates the indices of hit-testing to all changes, as the next hit-test would.
  package final func refreshBoxes() { views.refreshBoxes() }

  /// The number of bytes that entities and views use, without components. The spare capacity of columns is not
  /// included.
  package final var bytesInUse: Int { entities.bytes + views.bytes }
}
