import Dactyl

/// Which rows are selected: by touch, mouse and keys, or by the game. What the game selects itself it does not hear of.
extension ListView {
  /// The rows that are selected, in their order. Makes an array of all of them; `isSelected(_:)` and `selectedCount` do
  /// not.
  public var selectedPaths: [ListPath] {
    read(
      { state in
        state.selection.sectionsInOrder.flatMap { entry in
          entry.rows.ranges.flatMap { range in range.map { ListPath(row: $0, section: entry.section) } }
        }
      }, [])
  }

  /// How many rows are selected.
  public var selectedCount: Int { read({ $0.selection.count }, 0) }
  /// Whether a row is selected.
  public func isSelected(_ path: ListPath) -> Bool { read({ $0.selection.contains(path) }, false) }

  /// Selects a row: beside the others where several can be, else instead.
  public func selectRow(at path: ListPath) {
    guard let state = changing("select a row of") else { return }
    guard state.geometry.isRow(path) else { return state.report(.noSuchRow, "\(view) has no row \(path) to select") }
    if !state.shape.allowsMultipleSelection { state.selection.removeAll() }
    state.selection.insert(path)
    (state.selection.focus, state.selection.anchor) = (path, path)
    state.showStates()
  }

  /// Selects a row no longer.
  public func deselectRow(at path: ListPath) {
    guard let state = changing("deselect a row of") else { return }
    state.selection.remove(path)
    state.showStates()
  }

  /// Selects rows of a section beside the others, or without them all of its rows; as one range, however many they are.
  /// Only where several can be selected.
  public func selectRows(_ rows: Range<Int>? = nil, inSection section: Int = 0) {
    guard let state = changing("select rows of"), state.shape.allowsMultipleSelection,
      state.geometry.sections.indices.contains(section)
    else { return }
    state.selection.insert((rows ?? 0..<Int.max).clamped(to: 0..<state.geometry.sections[section].rows), in: section)
    state.showStates()
  }

  /// Selects no row.
  public func deselectAll() {
    guard let state = changing("deselect rows of") else { return }
    state.selection.removeAll()
    state.showStates()
  }

  /// The row from which keys go while the list has the focus; nil for none.
  public var focusedPath: ListPath? { read({ $0.selection.focus }, nil) }

  /// Whether a row lies aside, with its swipe actions in sight.
  public var hasOpenRow: Bool { read({ $0.swipe.map { !$0.isEnding } ?? false }, false) }
  /// Closes the row that lies aside.
  public func closeOpenRow() { changing("close a row of")?.closeSwipe() }
  /// The row that is being taken elsewhere, by where the list has it now; nil for none.
  public var movingPath: ListPath? { read({ $0.move?.path }, nil) }
}
