/// What other modules ask of the columns. Asked here, they are read where they lie; reached from outside as a property,
/// the whole structure may be copied for each question.
extension SceneGraph {
  /// The view that a point hits in a tree, or nil (H1-H11). The point is in the coordinates around the root.
  package final func hitTest(_ root: UInt32, at point: Point) -> UInt32? { views.hitTest(root, at: point) }

  /// The same, with the verdict on each view that is visited.
  package final func hitTest(_ root: UInt32, at point: Point, explain: (UInt32, HitVerdict) -> Void) -> UInt32? {
    views.hitTest(root, at: point, explain: explain)
  }

  /// Lets the queries of the closure take all views as they are, none grown for fingers (`isGrownForTouch`). Only views
  /// that are grown ask for it, so it costs the others nothing.
  package final func hitTestExactly<Answer>(_ query: () -> Answer) -> Answer {
    let wasExact = views.isHitExact
    views.isHitExact = true
    defer { views.isHitExact = wasExact }
    return query()
  }

  /// Whether a point of a living view's own coordinates lies where the view can be hit: in its area, grown for fingers
  /// or exactly, or where its own answer says so.
  package final func canHit(_ index: UInt32, at point: Point, exactly isExact: Bool) -> Bool {
    if views.hitArea(of: index, exactly: isExact).contains(point) { return true }
    guard views.records[Int(index)].flags.contains(.answersHitTest) else { return false }
    return isExact ? hitTestExactly { views.isInside(point, index) } : views.isInside(point, index)
  }

  /// The rectangle of a living view's own coordinates in which it can be hit, grown for fingers or exactly.
  package final func hitArea(of index: UInt32, exactly isExact: Bool) -> Rect {
    views.hitArea(of: index, exactly: isExact)
  }

  /// The least width and height of the area in which fingers hit views that want to be grown for them, in points of
  /// their own. Code that changes it updates the views by setting their wish again.
  package final var wantedHitSize: Float {
    get { views.wantedHitSize }
    set { views.wantedHitSize = newValue }
  }

  /// What of a picture a view shows, if it shows one: asked when an alpha mask is looked up.
  package final var picturePart: ((UInt32) -> PicturePart?)? {
    get { views.picturePart }
    set { views.picturePart = newValue }
  }

  /// Whether a view lives at an index.
  package final func isView(_ index: UInt32) -> Bool { views.isView(index) }

  /// The record of a living view.
  package final func record(of index: UInt32) -> ViewRecord { views.records[Int(index)] }

  /// The subviews of a living view, the back one first. Makes an array.
  package final func children(of index: UInt32) -> [UInt32] { views.children(of: index) }

  /// The bounds of a living view.
  package final func bounds(of index: UInt32) -> Rect { views.records[Int(index)].bounds }

  /// The records of all views, for passes that read many. Good until game code runs.
  package final var viewRecords: Column<ViewRecord>.Values { views.records.values }

  /// Whether a living view is another or lies in it. Costs a step a level.
  package final func isDescendant(_ index: UInt32, of ancestor: UInt32) -> Bool {
    views.isDescendant(index, of: ancestor)
  }

  /// The top of the tree that a living view is in. Costs a step a level.
  package final func root(of index: UInt32) -> UInt32 { views.root(of: index) }

  /// Lists the views of some trees, the back one first, that may show inside a rectangle of the scene's coordinates.
  /// Trees that are gone are left out.
  package final func collect(_ roots: [Entity], in viewport: Rect, into list: VisibleViews) {
    list.roots.removeAll()
    for root in roots where isAlive(root) && views.isView(root.index) { list.roots.append(root.index) }
    list.collect(of: views, in: viewport)
  }

  /// Brings what finds views by points up to date with all changes, as the next hit-test would.
  package final func refreshBoxes() { views.refreshBoxes() }

  /// The bytes that all entities and views take, without components: what is in use of their columns. What columns hold
  /// beyond that, to grow into, comes on top.
  package final var bytesInUse: Int { entities.bytes + views.bytes }
}
