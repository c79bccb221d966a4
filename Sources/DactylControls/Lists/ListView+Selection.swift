import Dactyl

/// The selection of rows: by touch, mouse and keys, or by the program. The delegate is not called for changes by the
/// program.
extension ListView {
  /// The paths of all selected rows, in order. Allocates an array; `isSelected(_:)` and `selectedCount` do not.
  public var selectedPaths: [ListPath] {
    read(
      { state in
        state.selection.sectionsInOrder.flatMap { entry in
          entry.rows.ranges.flatMap { range in range.map { ListPath(row: $0, section: entry.section) } }
        }
      }, [])
  }

  /// The number of selected rows.
  public var selectedCount: Int { read({ $0.selection.count }, 0) }
  /// Whether a row is selected.
  public func isSelected(_ path: ListPath) -> Bool { read({ $0.selection.contains(path) }, false) }

  /// Selects a row: besides the others where `allowsMultipleSelection` is true, else instead of them.
  public func selectRow(at path: ListPath) {
    guard let state = changing("select a row of") else { return }
    guard state.geometry.isRow(path) else { return state.report(.noSuchRow, "\(view) has no row \(path) to select") }
    if !state.shape.allowsMultipleSelection { state.selection.removeAll() }
    state.selection.insert(path)
    (state.selection.focus, state.selection.anchor) = (path, path)
    state.showStates()
  }

  /// Deselects a row.
  public func deselectRow(at path: ListPath) {
    guard let state = changing("deselect a row of") else { return }
    state.selection.remove(path)
    state.showStates()
  }

  /// Selects rows of a section, by default all of them, besides the others; as one range, however many they are. Does
  /// nothing unless `allowsMultipleSelection` is true.
  public func selectRows(_ rows: Range<Int>? = nil, inSection section: Int = 0) {
    guard let state = changing("select rows of"), state.shape.allowsMultipleSelection,
      state.geometry.sections.indices.contains(section)
    else { return }
    state.selection.insert((rows ?? 0..<Int.max).clamped(to: 0..<state.geometry.sections[section].rows), in: section)
    state.showStates()
  }

  /// Deselects all rows.
  public func deselectAll() {
    guard let state = changing("deselect rows of") else { return }
    state.selection.removeAll()
    state.showStates()
  }

  /// The current row, from which keys go while the list is focused; nil for none. Setting it selects nothing; a row
  /// that does not exist is refused with a diagnostic. `scrollToRow` brings it into sight.
  public var focusedPath: ListPath? {
    get { read({ $0.selection.focus }, nil) }
    nonmutating set {
      guard let state = changing("set the focused row of") else { return }
      if let path = newValue, !state.geometry.isRow(path) {
        return state.report(.noSuchRow, "\(view) has no row \(path) to focus")
      }
      (state.selection.focus, state.selection.anchor) = (newValue, newValue)
      state.showStates()
    }
  }

  /// Whether a row is open, with its swipe actions visible.
  public var hasOpenRow: Bool { read({ $0.swipe.map { !$0.isEnding } ?? false }, false) }
  /// Closes the open row.
  public func closeOpenRow() { changing("close a row of")?.closeSwipe() }
  /// The present path of the row that is lifted to be moved; nil for none.
  public var movingPath: ListPath? { read({ $0.move?.path }, nil) }
}
