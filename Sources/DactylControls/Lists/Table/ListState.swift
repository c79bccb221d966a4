import Dactyl

/// What a list has: what it was told, where everything lies, and the views of what can be seen.
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

  // MARK: What shows

  /// What each placing reads and writes. (In a cell, since the runtime would check each access to it else.)
  private struct Parts {
    var shape = ListShape()
    var rows: [ListRow] = []
    var spares: [ListRow] = []
    var kept: [ListRow] = []
    var kinds: [ListRowKind] = []
    var selection = ListSelection()
    var swipe: ListSwipe?
    var move: ListMove?
    var leaving: [ListRow] = []
    var pending: ListChanges?
  }
  private let parts = Cell(Parts())

  /// The rows that have views, in their order and without gaps: those that can be seen, and a few beside them.
  var rows: [ListRow] {
    get { parts.value.rows }
    _modify { yield &parts.value.rows }
  }
  /// Views of rows that wait to be others.
  var spares: [ListRow] {
    get { parts.value.spares }
    _modify { yield &parts.value.spares }
  }
  /// Rows that a change has left, whose views wait to be placed.
  var kept: [ListRow] {
    get { parts.value.kept }
    _modify { yield &parts.value.kept }
  }
  /// Whether those that are left of them slide away once all is placed.
  var slidesKept = false
  /// What kinds of rows there are.
  var kinds: [ListRowKind] {
    get { parts.value.kinds }
    _modify { yield &parts.value.kinds }
  }
  /// Headers and footers that have views, and views that wait to be others.
  var pins: [ListPin] = []
  var sparePins: [ListPin] = []
  /// Whether any section has a header or footer.
  var hasPins = false
  /// The part of the content for which there are views.
  var covered: Range<Double> = 0..<0

  /// Whether keys came to it when it was last notified of the focus.
  var hadKeys = false

  /// How many subviews the list had when it was placed last.
  var subviewCount = 0

  // MARK: Placing

  /// Counts up with everything that makes a placing under way void.
  var version = 0
  /// The version that was placed last.
  var placedVersion = -1
  var isPlacing = false
  /// Whether it is to be placed once more.
  var needsPlacing = false
  /// Whether sizes changed by which everything lies.
  var hasNewShape = true
  /// How high it was when it was placed last, and with what around the content.
  var placedRoom: (height: Float, inset: EdgeInsets) = (0, .zero)
  /// Whether the content has become less, or what shows of it more, since it was brought inside its limits.
  var mayBeOutside = false
  /// The size of the content as the scroll view was told last.
  var toldSize: ScrollSize?
  /// Views of the game's own in the list, and where they are.
  var guests: [ListGuest] = []
  /// Whether it was told what is in it.
  var isLoaded = false
  /// Where an animated offset is to lead: to a row, wherever that turns out to be.
  var destination: (path: ListPath, position: ListScrollPosition)?

  // MARK: Rows of the user's

  /// The rows that are selected.
  var selection: ListSelection {
    get { parts.value.selection }
    _modify { yield &parts.value.selection }
  }
  var touch = ListTouch()
  /// The touches and presses whose beginnings it kept from who is around it.
  var taken: Set<InputID> = []
  /// The row that was swiped aside.
  var swipe: ListSwipe? {
    get { parts.value.swipe }
    _modify { yield &parts.value.swipe }
  }
  /// The touch that closed a row, or was on an open one: it selects nothing.
  var swallowed: UInt64 = 0
  var allowsFullSwipe = true
  /// The row that is being taken elsewhere.
  var move: ListMove? {
    get { parts.value.move }
    _modify { yield &parts.value.move }
  }
  /// Whether others make room for the row that is being taken elsewhere: what that moves is not followed once more.
  var isFollowing = false
  /// The recognizers of swipes and moves, once there was use for them.
  var swipePan: Gesture<PanGestureRecognizer>?
  var movePress: Gesture<LongPressGestureRecognizer>?
  /// The key that is held and goes on from row to row.
  var heldKey: ListHeldKey?
  /// Views of rows that are gone or out of sight, and slide or fade yet.
  var leaving: [ListRow] {
    get { parts.value.leaving }
    _modify { yield &parts.value.leaving }
  }
  /// What was told in the middle of other changes; nil when none are told.
  var pending: ListChanges? {
    get { parts.value.pending }
    _modify { yield &parts.value.pending }
  }
  /// Whether the game is being asked what is in the list, and whether that changed meanwhile.
  var isCounting = false
  var mustCountAgain = false
  /// Whether it is in the middle of a change, or gone: nobody knows which row is which then, and none is dragged.
  var isChanging: Bool { pending != nil || isCounting || !view.isAlive }
  /// Whether rows were to be filled again meanwhile.
  var mustFillAgain = false

  init(_ view: View, _ scroll: ScrollView) {
    self.view = view
    self.scroll = scroll
  }

  var scene: Scene? { view.isAlive ? view.scene : nil }
  func view(of row: ListRow) -> View { View(row.view, in: view.columns) }
  func view(_ entity: Entity) -> View { View(entity, in: view.columns) }
  func report(_ kind: Diagnostic.Kind, _ text: String) { scene?.report(kind, text) }

  func contentDidMove() { if view.isAlive { view.setNeedsLayout() } }

  /// Has everything placed once more before the next frame is drawn.
  func setNeedsPlacing() {
    version &+= 1
    needsPlacing = true
    // While it is placed that is done in another round.
    if view.isAlive, !isPlacing { view.setNeedsLayout() }
  }

  /// Where a row that has a view is among those.
  func index(of path: ListPath) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].path == path ? low : nil
  }

  /// The row whose view a view is, or is in.
  func row(containing view: Entity) -> Int? {
    var current: View? = self.view(view)
    while let next = current, next.isAlive, next.entity != self.view.entity {
      if let index = rows.firstIndex(where: { $0.view == next.entity }) { return index }
      current = next.superview
    }
    return nil
  }
}

/// How a list was told to lie.
struct ListShape: Equatable {
  var rowHeight = ListRowHeight.fixed(44)
  var columns = ListColumns.count(1)
  var rowSpacing: Float = 0
  var columnSpacing: Float = 0
  var sectionInset = EdgeInsets.zero
  var allowsSelection = true
  var allowsMultipleSelection = false
}
