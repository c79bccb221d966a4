import Dactyl

/// The shape and appearance of a list. A change of sizes places all rows again with the next frame; the first visible
/// row keeps its position.
extension ListView {
  private func set<Value: Equatable>(_ path: WritableKeyPath<ListShape, Value>, _ value: Value, isSize: Bool = true) {
    guard let state = changing("change"), state.shape[keyPath: path] != value else { return }
    state.shape[keyPath: path] = value
    guard isSize else { return }
    state.hasNewShape = true
    state.setNeedsPlacing()
  }

  /// The heights of rows; 44 points by default.
  public var rowHeight: ListRowHeight {
    get { read({ $0.shape.rowHeight }, .fixed(44)) }
    nonmutating set { set(\.rowHeight, newValue) }
  }

  /// The number of columns, which rows fill from left to right; one by default. Rows beside each other are as high as
  /// the highest.
  public var columns: ListColumns {
    get { read({ $0.shape.columns }, .count(1)) }
    nonmutating set { set(\.columns, newValue) }
  }

  /// The distance between lines, in points; 0 by default. The fill of the list's own view is visible between them: a
  /// distance of 1 point draws separators.
  public var rowSpacing: Float {
    get { read({ $0.shape.rowSpacing }, 0) }
    nonmutating set { set(\.rowSpacing, newValue) }
  }

  /// The distance between columns, in points; 0 by default.
  public var columnSpacing: Float {
    get { read({ $0.shape.columnSpacing }, 0) }
    nonmutating set { set(\.columnSpacing, newValue) }
  }

  /// The space around the rows of each section, in points; none by default.
  public var sectionInset: EdgeInsets {
    get { read({ $0.shape.sectionInset }, .zero) }
    nonmutating set {
      let isFinite = [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite)
      set(\.sectionInset, isFinite ? newValue : .zero)
    }
  }

  /// The appearance of the rows' states.
  public var style: ListStyle {
    get { read({ $0.style }, ListStyle()) }
    nonmutating set {
      guard let state = changing("set the style of") else { return }
      state.style = newValue
      for index in state.rows.indices { state.rows[index].isFresh = true }
      state.showStates()
    }
  }

  /// Whether the user can select rows; true by default.
  public var allowsSelection: Bool {
    get { read({ $0.shape.allowsSelection }, false) }
    nonmutating set { set(\.allowsSelection, newValue, isSize: false) }
  }

  /// Whether several rows can be selected at once; false by default. When true, a tap selects a row besides the others,
  /// or deselects it. A click of the mouse selects a row alone, with Control or Command it selects or deselects one
  /// more, and with Shift it selects all rows from the last one.
  public var allowsMultipleSelection: Bool {
    get { read({ $0.shape.allowsMultipleSelection }, false) }
    nonmutating set { set(\.allowsMultipleSelection, newValue, isSize: false) }
  }

  /// Whether the mouse draws a band over the list that selects the rows in it; false by default. Several rows have to
  /// be selectable. With Shift, Control or Command the rows are selected besides the others. At the edges the list
  /// scrolls, and Escape restores the selection. A drag that begins on a row which can be moved or dragged away does
  /// that. Fingers are not concerned.
  public var allowsBandSelection: Bool {
    get { read({ $0.shape.allowsBandSelection }, false) }
    nonmutating set {
      set(\.allowsBandSelection, newValue, isSize: false)
      guard let state = changing("change") else { return }
      if newValue { state.addBand() } else { state.endBand() }
    }
  }

  /// Whether frames of rows are those in the content, however far it was scrolled; false by default: then they are
  /// relative to a base near the visible part (`ScrollView.contentBase`), as exact at the end of a million rows as at
  /// the start. Set it before the list is scrolled. Rows of one that is true lie on multiples of a sixteenth of a point
  /// beyond 524,288 points.
  public var hasFixedBase: Bool {
    get { read({ $0.hasFixedBase }, false) }
    nonmutating set { changing("change")?.hasFixedBase = newValue }
  }

  /// Whether dragging a row aside all the way performs its first swipe action; true by default.
  public var allowsFullSwipe: Bool {
    get { read({ $0.allowsFullSwipe }, false) }
    nonmutating set { changing("change")?.allowsFullSwipe = newValue }
  }
}
