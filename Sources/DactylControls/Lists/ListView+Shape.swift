import Dactyl

/// How a list lies and looks. A change of sizes has all of it placed again with the next frame; the first row that
/// shows stays where it is.
extension ListView {
  private func set<Value: Equatable>(_ path: WritableKeyPath<ListShape, Value>, _ value: Value, isSize: Bool = true) {
    guard let state = changing("change"), state.shape[keyPath: path] != value else { return }
    state.shape[keyPath: path] = value
    guard isSize else { return }
    state.hasNewShape = true
    state.setNeedsPlacing()
  }

  /// How high rows are; 44 points by default.
  public var rowHeight: ListRowHeight {
    get { read({ $0.shape.rowHeight }, .fixed(44)) }
    nonmutating set { set(\.rowHeight, newValue) }
  }

  /// Into how many columns rows are put, from left to right; one by default. Rows beside each other are as high as the
  /// highest.
  public var columns: ListColumns {
    get { read({ $0.shape.columns }, .count(1)) }
    nonmutating set { set(\.columns, newValue) }
  }

  /// How far lines are apart, in points; 0 by default. What fills the list's own view shows between them: a point of it
  /// separates rows.
  public var rowSpacing: Float {
    get { read({ $0.shape.rowSpacing }, 0) }
    nonmutating set { set(\.rowSpacing, newValue) }
  }

  /// How far columns are apart, in points; 0 by default.
  public var columnSpacing: Float {
    get { read({ $0.shape.columnSpacing }, 0) }
    nonmutating set { set(\.columnSpacing, newValue) }
  }

  /// The room around the rows of each section, in points; none by default.
  public var sectionInset: EdgeInsets {
    get { read({ $0.shape.sectionInset }, .zero) }
    nonmutating set {
      let isFinite = [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite)
      set(\.sectionInset, isFinite ? newValue : .zero)
    }
  }

  /// How it shows its rows' states.
  public var style: ListStyle {
    get { read({ $0.style }, ListStyle()) }
    nonmutating set {
      guard let state = changing("set the style of") else { return }
      state.style = newValue
      for index in state.rows.indices { state.rows[index].isFresh = true }
      state.showStates()
    }
  }

  /// Whether rows can be selected by the user; true by default.
  public var allowsSelection: Bool {
    get { read({ $0.shape.allowsSelection }, false) }
    nonmutating set { set(\.allowsSelection, newValue, isSize: false) }
  }

  /// Whether several rows can be selected at once; false by default. Then taps select rows beside the others, and no
  /// longer; with the mouse a click selects a row alone, with Control one more, and with Shift all from the last one
  /// on.
  public var allowsMultipleSelection: Bool {
    get { read({ $0.shape.allowsMultipleSelection }, false) }
    nonmutating set { set(\.allowsMultipleSelection, newValue, isSize: false) }
  }

  /// Whether a row that is dragged aside all the way has its first swipe action performed; true by default.
  public var allowsFullSwipe: Bool {
    get { read({ $0.allowsFullSwipe }, false) }
    nonmutating set { changing("change")?.allowsFullSwipe = newValue }
  }
}
