/// The columns of all views, by entity index, with functions that read and change a single view.
///
/// The indices that are passed belong to living views: handles check that before.
final class ViewColumns: SnapshotState {
  let records = Column<ViewRecord>()
  /// The children of parents that are not wide.
  let store = ChildStore()
  /// The wide parents, by the numbers in their records.
  let wide = Column<WideParent>()
  let freeWide = Column<UInt32>()
  /// The order of the children of wide parents, and the index over their boxes.
  let orders = SiblingOrders()
  let trees = BoxTrees()
  /// Views whose boxes are older than their records, and some that are up to date again.
  let stale = Column<UInt32>()
  /// The path of the last hit-test, and the return points of those under way.
  let path = Cell(HitPath())
  let returns = Column<HitReturn>()
  /// The memory of a question whether a view is covered.
  let openPlaces = Column<OpenPlace>()
  /// The memory of a hit-test that reports its verdicts; empty while one is under way.
  var explainedPath: [ExplainedLevel] = []
  let outsets = SparseColumn<EdgeInsets>()
  let shapes = SparseColumn<HitShape>()
  let reaches = SparseColumn<HitReaches>()
  let answers = SparseColumn<HitAnswers>()
  let moved = SparseColumn<MovedView>()
  /// The least width and height of the area in which fingers hit views that ask to be enlarged, in points of their own
  /// coordinates.
  var wantedHitSize: Float = 44
  /// The minimum hit size of all views; nil where only those are enlarged that ask for it.
  var minimumHitSize: SIMD2<Float>?
  /// Whether any view is, or was, enlarged for fingers.
  var hasGrownViews = false
  /// Whether the present query ignores the enlarging of views for fingers.
  var isHitExact = false
  /// Returns the part of a picture that a view shows, or nil; called for alpha masks only.
  var picturePart: ((UInt32) -> PicturePart?)?
  let masks = SparseColumn<AutoresizingMask>()
  /// Views that need a layout, and some that did.
  let layouts = Column<UInt32>()
  /// The containers, and the measured views in them.
  let arrangers = SparseColumn<Arranger>()
  let measures = SparseColumn<ContentMeasure>()
  /// The container whose own layout code is running, which may adjust the frames that the container has set.
  var adjusted = UInt32.max
  /// The changes since the last drawing, and the areas that views draw in.
  let changes = ViewChanges()
  /// A counter that increases when views may have come within reach of the focus: added to the tree, or no longer
  /// hidden, faint or closed to input.
  var reachVersion: UInt64 = 0
  let extents = DrawnExtents()

  /// Adds the record of an entity that becomes a view, with an empty frame.
  func add(_ index: UInt32, flags: ViewFlags) {
    while records.count <= Int(index) { records.append(ViewRecord()) }
    records[Int(index)] = ViewRecord()
    records[Int(index)].flags = flags.union(.isView)
    if minimumHitSize != nil { records[Int(index)].flags.insert(.isGrownForTouch) }
  }

  /// Clears the record of a view that is out of the tree and has no children. Values whose release may run code of the
  /// game are added to the deferred releases.
  func clear(_ index: UInt32, _ remains: inout Remains) {
    let flags = records[Int(index)].flags
    if flags.contains(.hasShape) { remains.keep(shapes.take(index)) }
    if flags.contains(.answersHitTest) {
      reaches.remove(index)
      remains.keep(answers.take(index))
    }
    if flags.contains(.hasOutsets) { outsets.remove(index) }
    if flags.contains(.isMovedByTransform) { moved.remove(index) }
    if flags.contains(.sticks) { masks.remove(index) }
    if arrangers.count > 0 { arrangers.remove(index) }
    if measures.count > 0 { measures.remove(index) }
    releaseChildren(of: index)
    extents.remove(of: index)
    changes.noteStructure()
    records[Int(index)] = ViewRecord()
  }

  @inline(__always)
  func isView(_ index: UInt32) -> Bool {
    Int(index) < records.count && records[Int(index)].flags.contains(.isView)
  }

  /// Changes a view's record. The box in which it can be hit is updated when it is next read.
  @inline(__always)
  func update(_ index: UInt32, _ change: (inout ViewRecord) -> Void) {
    let (flags, alpha) = (records[Int(index)].flags, records[Int(index)].alpha)
    change(&records[Int(index)])
    let switched = flags.symmetricDifference(records[Int(index)].flags)
    if !switched.isDisjoint(with: [.isHidden, .isInteractionDisabled, .clips]) || alpha != records[Int(index)].alpha {
      noteSwitch(of: index, switched, from: alpha)
    }
    noteChange(of: index)
  }

  /// Records the effects of a view being shown, hidden, made clearer or fainter, clipping, or opened or closed to
  /// input.
  private func noteSwitch(of index: UInt32, _ switched: ViewFlags, from alpha: Float) {
    let record = records[Int(index)]
    if !switched.isDisjoint(with: [.isHidden, .clips]) || (alpha > 0) != (record.alpha > 0) { changes.noteStructure() }
    let isOpened = !switched.isDisjoint(with: [.isHidden, .isInteractionDisabled]) || alpha < 0.01
    if isOpened, record.canBeReached { noteReach(of: index) }
    if switched.contains(.isHidden) { noteArrangement(of: index) }
  }

  /// Records that a view came within reach of the focus. A view that the focus never comes to, without children, does
  /// not count.
  func noteReach(of index: UInt32) {
    let record = records[Int(index)]
    if record.childCount > 0 || record.flags.contains(.mayHaveFocus) { reachVersion &+= 1 }
  }

  func setOutsets(_ insets: EdgeInsets, of index: UInt32) {
    outsets[index] = insets == .zero ? nil : insets
    update(index) { $0.flags.set(.hasOutsets, insets != .zero) }
  }

  func setShape(_ shape: HitShape?, of index: UInt32) {
    update(index) { $0.flags.set(.hasShape, shape != nil) }
    // Set last, since releasing the previous shape may run any code.
    shapes[index] = shape
  }

  /// The largest rectangle, in a view's own coordinates, in which it can be hit: its bounds, grown by its outsets and
  /// enlarged for fingers.
  @inline(__always)
  func hitArea(of index: UInt32) -> Rect {
    let record = records[Int(index)]
    guard !record.flags.isDisjoint(with: [.hasOutsets, .isGrownForTouch]) else { return record.bounds }
    return hitArea(of: index, exactly: false)
  }

  /// The hit area of a view, enlarged for fingers or exact.
  func hitArea(of index: UInt32, exactly isExact: Bool) -> Rect {
    let record = records[Int(index)]
    var area = record.bounds
    if record.flags.contains(.hasOutsets), let insets = outsets[index] { area = area.outset(by: insets) }
    guard record.flags.contains(.isGrownForTouch), !isExact else { return area }
    var least = SIMD2<Float>(repeating: record.flags.contains(.wantsGrowth) ? wantedHitSize : 0)
    if let minimumHitSize { least = least.replacing(with: minimumHitSize, where: least .< minimumHitSize) }
    let size = Size(max(area.size.width, least.x), max(area.size.height, least.y))
    return size == area.size ? area : Rect(center: area.center, size: size)
  }

  /// Whether a view is another one or below it.
  func isDescendant(_ index: UInt32, of ancestor: UInt32) -> Bool {
    var current = index
    while current != .max {
      if current == ancestor { return true }
      current = records[Int(current)].parent
    }
    return false
  }

  /// The root of a view's tree: a window, or a view without superview.
  func root(of index: UInt32) -> UInt32 {
    var current = index
    while records[Int(current)].parent != .max { current = records[Int(current)].parent }
    return current
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    // Not copied: path, returns, openPlaces, explainedPath, adjusted (empty between calls); picturePart (it stays).
    copier.copy(records)
    copier.copy(store)
    copier.copy(wide)
    copier.copy(freeWide)
    copier.copy(orders)
    copier.copy(trees)
    copier.copy(stale)
    copier.copy(outsets)
    copier.copy(shapes)
    copier.copy(reaches)
    copier.copy(answers)
    copier.copy(moved)
    copier.copy(wantedHitSize) { wantedHitSize = $0 }
    copier.copy(minimumHitSize) { minimumHitSize = $0 }
    copier.copy(hasGrownViews) { hasGrownViews = $0 }
    copier.copy(isHitExact) { isHitExact = $0 }
    copier.copy(masks)
    copier.copy(layouts)
    copier.copy(arrangers)
    copier.copy(measures)
    copier.copy(changes)
    copier.copy(reachVersion) { reachVersion = $0 }
    copier.copy(extents)
  }
}

/// A return point: a view that lets touches through was entered, and the search continues behind it if nothing inside
/// takes the point.
struct HitReturn {
  var parent: UInt32
  var order: UInt64
  var point: SIMD2<Float>
  /// Whether the parent lets touches through, too.
  var isThrough: Bool
}
