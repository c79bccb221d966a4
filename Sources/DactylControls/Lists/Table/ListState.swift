import Dactyl

/// The state of a list: its data source, its geometry, and the views of visible rows.
final class ListState: ScrollCompanion {
  let view: View
  let scroll: ScrollView
  let geometry = ListGeometry()

  var source = ListDataSource()
  var delegate = ListDelegate()
  var style = ListStyle()
  var shape: ListShape {
    get { parts.value.shape }
    _modify { yield &parts.value.shape }
  }

  // MARK: Views

  /// The values that each layout reads and writes. (In a cell, since the runtime would check the exclusivity of each
  /// access otherwise.)
  private struct Parts {
    var shape = ListShape()
    var rows: [ListRow] = []
    var spares: [ListRow] = []
    var kept: [ListRow] = []
    var kinds: [ListRowKind] = []
    var selection = ListSelection()
    var swipe: ListSwipe?
    var move: ListMove?
    var band: ListBand?
    var leaving: [ListRow] = []
    var pending: ListChanges?
  }
  private let parts = Cell(Parts())

  /// The rows with views, in order and without gaps: the visible ones, and a few beside them.
  var rows: [ListRow] {
    get { parts.value.rows }
    _modify { yield &parts.value.rows }
  }
  /// The reuse pool: views of rows that wait to be filled again.
  var spares: [ListRow] {
    get { parts.value.spares }
    _modify { yield &parts.value.spares }
  }
  /// Rows that a change has left, whose views wait to be placed.
  var kept: [ListRow] {
    get { parts.value.kept }
    _modify { yield &parts.value.kept }
  }
  /// Whether the remaining ones are animated out of sight after the layout, instead of going to the reuse pool.
  var slidesKept = false
  /// The kinds of rows that were used so far.
  var kinds: [ListRowKind] {
    get { parts.value.kinds }
    _modify { yield &parts.value.kinds }
  }
  /// Headers and footers with views, and those in the reuse pool.
  var pins: [ListPin] = []
  var sparePins: [ListPin] = []
  /// Whether any section has a header or footer.
  var hasPins = false
  /// The part of the content that is covered by views.
  var covered: Range<Double> = 0..<0

  /// The view of the row over which the pointer hovers; none else.
  var hoveredView = Entity.none
  /// The path of that row.
  var hovered: ListPath? {
    hoveredView == .none ? nil : rows.first { $0.view == hoveredView }?.path
  }

  /// Whether the list was focused when it was last notified of the focus.
  var hadKeys = false

  /// The number of subviews after the last layout.
  var subviewCount = 0

  // MARK: Placing

  /// Increases with every change that invalidates a layout under way.
  var version = 0
  /// The version of the last layout.
  var placedVersion = -1
  var isPlacing = false
  /// Whether another layout is needed.
  var needsPlacing = false
  /// Whether sizes in the shape have changed.
  var hasNewShape = true
  /// The height of the view and the insets at the last layout.
  var placedRoom: (height: Float, inset: EdgeInsets) = (0, .zero)
  /// Whether the content has shrunk, or its visible part has grown, since it was last brought inside its limits.
  var mayBeOutside = false
  /// The size of the content that was last reported to the scroll view.
  var reportedSize: ScrollSize?
  /// The game's own views in the list, with their positions.
  var guests: [ListGuest] = []
  /// Whether the data was read.
  var isLoaded = false
  /// The row that an animated scroll ends at, wherever it turns out to be.
  var destination: (path: ListPath, position: ListScrollPosition)?

  // MARK: Interaction

  /// The selected rows.
  var selection: ListSelection {
    get { parts.value.selection }
    _modify {
      yield &parts.value.selection
      noteChangedRows()
    }
  }
  var touch = ListTouch()
  /// The touches and presses whose begin was not passed on to the responders around the list.
  var taken: Set<InputID> = []
  /// The row that was swiped aside.
  var swipe: ListSwipe? {
    get { parts.value.swipe }
    _modify { yield &parts.value.swipe }
  }
  /// The touch that closed a row, or landed on an open one: it selects nothing.
  var swallowed: UInt64 = 0
  var allowsFullSwipe = true
  var hasFixedBase = false
  /// The row that is lifted to be moved.
  var move: ListMove? {
    get { parts.value.move }
    _modify { yield &parts.value.move }
  }
  /// The band that the mouse draws, and its recognizer, once it is allowed.
  var band: ListBand? {
    get { parts.value.band }
    _modify { yield &parts.value.band }
  }
  var bandPan: Gesture<PanGestureRecognizer>?
  /// Whether rows are making room for the lifted row: movement that follows from that is not followed again.
  var isFollowing = false
  /// The recognizers for swiping and moving, once there was use for them.
  var swipePan: Gesture<PanGestureRecognizer>?
  var movePress: Gesture<LongPressGestureRecognizer>?
  /// The held key that moves the current row repeatedly.
  var heldKey: ListHeldKey?
  /// Views of rows that are gone or out of sight and still being animated or faded.
  var leaving: [ListRow] {
    get { parts.value.leaving }
    _modify { yield &parts.value.leaving }
  }
  /// Changes that are reported during other changes; nil while there are none.
  var pending: ListChanges? {
    get { parts.value.pending }
    _modify { yield &parts.value.pending }
  }
  /// Whether the data is being read, and whether it changed meanwhile.
  var isCounting = false
  var mustCountAgain = false
  /// Whether the list is in the middle of a change, or gone: paths have no meaning then, and no row can be dragged.
  var isChanging: Bool { pending != nil || isCounting || !view.isAlive }
  /// Whether the rows are to be filled again because that was requested meanwhile.
  var mustFillAgain = false

  init(_ view: View, _ scroll: ScrollView) {
    self.view = view
    self.scroll = scroll
  }

  var scene: Scene? { view.isAlive ? view.scene : nil }
  /// The handle that the closures of the game receive.
  var list: ListView { ListView(view: view) }
  func view(of row: ListRow) -> View { View(row.view, in: view.columns) }
  func view(_ entity: Entity) -> View { View(entity, in: view.columns) }
  func report(_ kind: Diagnostic.Kind, _ text: String) { scene?.report(kind, text) }

  func contentDidMove() { if view.isAlive { view.setNeedsLayout() } }

  /// Requests a layout before the next frame is drawn.
  func setNeedsPlacing() {
    version &+= 1
    needsPlacing = true
    noteChangedRows()
    // A layout under way does another round.
    if view.isAlive, !isPlacing { view.setNeedsLayout() }
  }

  /// Records that assistive clients may find other rows.
  func noteChangedRows() {
    if view.isAlive { scene?.accessibilityTable.noteChange(of: view.entity) }
  }

  /// The index in `rows` of a row that has a view.
  func index(of path: ListPath) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].path == path ? low : nil
  }

  /// The index in `rows` of the row whose view contains a view.
  func row(containing view: Entity) -> Int? {
    var current: View? = self.view(view)
    while let next = current, next.isAlive, next.entity != self.view.entity {
      if let index = rows.firstIndex(where: { $0.view == next.entity }) { return index }
      current = next.superview
    }
    return nil
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(geometry)
    copier.copy(source) { source = $0 }
    copier.copy(delegate) { delegate = $0 }
    copier.copy(style) { style = $0 }
    copier.copy(parts)
    copier.copy(slidesKept) { slidesKept = $0 }
    copier.copy(pins) { pins = $0 }
    copier.copy(sparePins) { sparePins = $0 }
    copier.copy(hasPins) { hasPins = $0 }
    copier.copy(covered) { covered = $0 }
    copier.copy(hadKeys) { hadKeys = $0 }
    copier.copy(hoveredView) { hoveredView = $0 }
    copier.copy(subviewCount) { subviewCount = $0 }
    copier.copy(version) { version = $0 }
    copier.copy(placedVersion) { placedVersion = $0 }
    copier.copy(isPlacing) { isPlacing = $0 }
    copier.copy(needsPlacing) { needsPlacing = $0 }
    copier.copy(hasNewShape) { hasNewShape = $0 }
    copier.copy(placedRoom) { placedRoom = $0 }
    copier.copy(mayBeOutside) { mayBeOutside = $0 }
    copier.copy(reportedSize) { reportedSize = $0 }
    copier.copy(guests) { guests = $0 }
    copier.copy(isLoaded) { isLoaded = $0 }
    copier.copy(destination) { destination = $0 }
    copier.copy(touch) { touch = $0 }
    copier.copy(taken) { taken = $0 }
    copier.copy(swallowed) { swallowed = $0 }
    copier.copy(allowsFullSwipe) { allowsFullSwipe = $0 }
    copier.copy(hasFixedBase) { hasFixedBase = $0 }
    copier.copy(isFollowing) { isFollowing = $0 }
    copier.copy(swipePan) { swipePan = $0 }
    copier.copy(movePress) { movePress = $0 }
    copier.copy(bandPan) { bandPan = $0 }
    copier.copy(heldKey) { heldKey = $0 }
    copier.copy(isCounting) { isCounting = $0 }
    copier.copy(mustCountAgain) { mustCountAgain = $0 }
    copier.copy(mustFillAgain) { mustFillAgain = $0 }
  }
}

/// The settings of the list's shape.
struct ListShape: Equatable {
  var rowHeight = ListRowHeight.fixed(44)
  var columns = ListColumns.count(1)
  var rowSpacing: Float = 0
  var columnSpacing: Float = 0
  var sectionInset = EdgeInsets.zero
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsBandSelection = false
}
