/// The views of some trees that may be seen, in paint order, with where and how they appear.
///
/// Where much of a scene is out of sight, the list is made anew whenever something changed, and costs what is in sight.
/// Where nearly all of it is in sight, the list is kept as long as views only move: then it holds all views, those out of
/// sight marked, and only what moved is worked out again, in the order of the list.
package final class VisibleViews {
  /// One view that may be seen.
  package struct Item {
    /// The view.
    package var index: UInt32
    /// From its own coordinates to the scene's.
    package var transform: Transform
    /// Its opacity times that of all its ancestors.
    package var alpha: Float
    /// The area it is clipped to, by its place in `clips`, or -1.
    package var clip: Int32
  }

  /// A view that clips what is in it.
  package struct Clip {
    package var transform: Transform
    package var bounds: Rect
    package var parent: Int32
    /// The upright box of the area, already cut by those further out.
    package var box: Rect
    /// The view's place in the list.
    var item: UInt32
  }

  /// Where and how a listed view appears: 32 bytes.
  struct Appearance {
    /// a, b, c, d of the transform to the scene's coordinates.
    var linear: SIMD4<Float>
    /// tx, ty of it.
    var shift: SIMD2<Float>
    var alpha: Float
    /// The number of its clip, -1 for none, or `outside`.
    var clip: Int32

    /// In place of a clip: the view is out of sight.
    static let outside: Int32 = -2
    /// What is around the top of a tree.
    static var around: Appearance { Appearance(transform: .identity, alpha: 1, clip: -1) }

    @inline(__always)
    init(transform: Transform, alpha: Float, clip: Int32) {
      linear = SIMD4(transform.a, transform.b, transform.c, transform.d)
      shift = SIMD2(transform.tx, transform.ty)
      self.alpha = alpha
      self.clip = clip
    }

    var transform: Transform {
      Transform(a: linear.x, b: linear.y, c: linear.z, d: linear.w, tx: shift.x, ty: shift.y)
    }
  }

  /// A listed view's place among the others: 12 bytes.
  struct Node {
    var index: UInt32
    /// The place of its parent in the list, if that is listed, or `UInt32.max`.
    var parent: UInt32
    /// Where those that lie in it end in the list.
    var end: UInt32
  }

  /// What a list knows about itself.
  struct State {
    /// Whether all views are listed that can be drawn, so that it can be kept.
    var isComplete = false
    /// Whether the next new list is to hold all views, since most of them were in sight.
    var isForAll = false
    /// How many listed views are out of sight.
    var outside = 0
    /// Whether the places of views are known.
    var isMapped = false
    /// Whether the memory is that of a list that was much longer.
    var isRoomy = false
    var viewport = Rect.zero
    var structure: UInt64 = 0
    var round: UInt64 = 0
  }

  let appearances = Column<Appearance>()
  let nodes = Column<Node>()
  package let clips = Column<Clip>()
  /// The tops of the trees that are asked for.
  let tops = Column<UInt32>()
  /// The tops of the trees that were listed, and how they were then.
  let roots = Column<UInt32>()
  let rootRecords = Column<ViewRecord>()
  /// For each view its place in the list, or anything if it has none.
  let places = Column<UInt32>()
  /// A bit for each place whose view changed.
  let marks = Column<UInt64>()
  /// The places of views that changed, in the order of the list.
  let starts = Column<UInt32>()
  // What making the list works with.
  let levels = Column<Level>()
  let pending = Column<UInt32>()
  let search = RectangleSearch()
  /// Parents that were looked into for their extents alone, for nothing.
  let vain = Column<UInt32>()
  /// One value, behind a pointer.
  let state = Cell(State())

  /// Makes an empty list.
  package init() {}

  /// How many views there are.
  package var count: Int { nodes.count - state.value.outside }

  /// Empties the list.
  package func removeAll() {
    appearances.removeAll()
    nodes.removeAll()
    clips.removeAll()
    roots.removeAll()
    rootRecords.removeAll()
    state.value = State()
  }

  /// How many views are listed, with those out of sight.
  package var listed: Int { nodes.count }

  /// The view at a place of the list.
  package func index(at place: Int) -> UInt32 { nodes[place].index }

  /// The view at a place of the list with how it appears; nil if it is out of sight.
  package func item(at place: Int) -> Item? {
    let appearance = appearances[place]
    guard appearance.clip != Appearance.outside else { return nil }
    return Item(
      index: nodes[place].index, transform: appearance.transform, alpha: appearance.alpha, clip: appearance.clip)
  }

  /// Makes the list that of the trees below `tops`, the back one first, with the views that may show inside a rectangle of
  /// the scene's coordinates.
  func collect(of views: ViewColumns, in viewport: Rect) {
    let isKept = hasTops() && canKeep(views, viewport)
    // A list of all views needs no extents, unless another list does.
    views.refreshExtents(isWanted: !isKept && !state.value.isForAll)
    if !(isKept && renew(views)) { collectAfresh(views, viewport) }
    views.drawing.forgetChanges()
    state.value.structure = views.drawing.state.value.structure
    state.value.round = views.drawing.state.value.round
    noteRoots(views)
  }
}
