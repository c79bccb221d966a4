/// The columns of all views, by entity index, and what reads and changes one view.
///
/// Indices that come in here belong to living views: handles check that before.
final class ViewColumns {
  let records = Column<ViewRecord>()
  /// The children of parents that have few.
  let store = ChildStore()
  /// The parents that have very many, by the numbers in their records.
  let wide = Column<WideParent>()
  let freeWide = Column<UInt32>()
  /// The order of the children of wide parents, and the index over their boxes.
  let orders = SiblingOrders()
  let trees = BoxTrees()
  /// The views whose boxes are older than their records, and some that were.
  let stale = Column<UInt32>()
  /// The ways back of the hit-tests that are under way.
  let path = Cell(HitPath())
  let returns = Column<HitReturn>()
  let outsets = SparseColumn<EdgeInsets>()
  let shapes = SparseColumn<HitShape>()
  let reaches = SparseColumn<HitReaches>()
  let answers = SparseColumn<HitAnswers>()
  let moved = SparseColumn<MovedView>()
  /// The least width and height of the area in which fingers hit views that want to be grown for them, in points of
  /// their own.
  var wantedHitSize: Float = 44
  /// The same for all views; nil where only those are grown that want to be.
  var minimumHitSize: SIMD2<Float>?
  /// Whether any view is grown for fingers, or was.
  var hasGrownViews = false
  /// Whether the query that runs takes all views as they are, none grown for fingers.
  var isHitExact = false
  /// What of a picture a view shows, if it shows one: asked for alpha masks alone.
  var picturePart: ((UInt32) -> PicturePart?)?
  let masks = SparseColumn<AutoresizingMask>()
  /// The views that wait for a layout, and some that did.
  let layouts = Column<UInt32>()
  /// What changed since something last drew, and how far it reaches what is drawn.
  let changes = ViewChanges()
  /// Counts up whenever views that were out of the focus's reach may have come within it: put into the tree, or no
  /// longer hidden, faint or closed to input.
  var reachVersion: UInt64 = 0
  let extents = DrawnExtents()

  /// Adds the record of an entity: a view of no size.
  func add(_ index: UInt32, flags: ViewFlags) {
    while records.count <= Int(index) { records.append(ViewRecord()) }
    records[Int(index)] = ViewRecord()
    records[Int(index)].flags = flags.union(.isView)
    if minimumHitSize != nil { records[Int(index)].flags.insert(.isGrownForTouch) }
  }

  /// Clears the record of a view that is out of the tree and has no children. What may run code of the game when it is
  /// released is kept until then.
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
    releaseChildren(of: index)
    extents.remove(of: index)
    changes.noteStructure()
    records[Int(index)] = ViewRecord()
  }

  @inline(__always)
  func isView(_ index: UInt32) -> Bool {
    Int(index) < records.count && records[Int(index)].flags.contains(.isView)
  }

  /// Changes a view's record. The box in which it can be hit follows when someone asks.
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

  /// Notes what follows when a view is shown, hidden, made clearer or fainter, clips, or is opened or closed to input.
  private func noteSwitch(of index: UInt32, _ switched: ViewFlags, from alpha: Float) {
    let record = records[Int(index)]
    if !switched.isDisjoint(with: [.isHidden, .clips]) || (alpha > 0) != (record.alpha > 0) { changes.noteStructure() }
    let isOpened = !switched.isDisjoint(with: [.isHidden, .isInteractionDisabled]) || alpha < 0.01
    if isOpened, record.canBeReached { noteReach(of: index) }
  }

  /// Notes that a view came within reach. One that the focus never comes to, with nothing in it, need not be looked
  /// for.
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
    // Last, since releasing the one before may run any code.
    shapes[index] = shape
  }

  /// The rectangle of a view's own coordinates in which it can be hit at most: its bounds, grown by its outsets, and
  /// grown for fingers.
  @inline(__always)
  func hitArea(of index: UInt32) -> Rect {
    let record = records[Int(index)]
    guard !record.flags.isDisjoint(with: [.hasOutsets, .isGrownForTouch]) else { return record.bounds }
    return hitArea(of: index, exactly: false)
  }

  /// The same, for fingers or exactly.
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

  /// Whether a view is another or lies below it.
  func isDescendant(_ index: UInt32, of ancestor: UInt32) -> Bool {
    var current = index
    while current != .max {
      if current == ancestor { return true }
      current = records[Int(current)].parent
    }
    return false
  }

  /// The top of the tree that a view is in: a window, or a view that is in none.
  func root(of index: UInt32) -> UInt32 {
    var current = index
    while records[Int(current)].parent != .max { current = records[Int(current)].parent }
    return current
  }
}

/// A view that lets touches through, entered from its parent: where to go on when nothing inside takes the point.
struct HitReturn {
  var parent: UInt32
  var order: UInt64
  var point: SIMD2<Float>
  /// Whether the parent lets touches through, too.
  var isThrough: Bool
}
