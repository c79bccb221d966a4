import Dactyl

/// Changes of a list's rows. The selection is kept, and follows its rows. Rows slide and fade when that is asked for;
/// the visible rows keep their positions, unless the list is at its top, and fingers that scroll continue scrolling.
extension ListView {
  /// Makes several changes at once, with UIKit's indices: see `ListChanges`. The closure changes the game's data, and
  /// reports the changes.
  ///
  /// Rows that are not named are not asked about, and cost nothing unless they are visible. Changes that do not lead to
  /// the present numbers of rows are refused with a diagnostic, and the list is reloaded. A call within another one
  /// joins that one.
  public func performBatchUpdates(animated isAnimated: Bool = true, _ body: (inout ListChanges) -> Void) {
    changing("change")?.change(isAnimated: isAnimated, body)
  }

  /// Reports that rows were inserted into the data.
  public func insertRows(at paths: [ListPath], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.insertRows(at: paths) }
  }

  /// Reports that rows were deleted from the data.
  public func deleteRows(at paths: [ListPath], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.deleteRows(at: paths) }
  }

  /// Reports that the contents of rows changed: they are filled and measured again.
  public func reloadRows(at paths: [ListPath], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.reloadRows(at: paths) }
  }

  /// Reports that a row was moved in the data.
  public func moveRow(at from: ListPath, to: ListPath, animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.moveRow(from: from, to: to) }
  }

  /// Reports that sections were inserted with all of their rows.
  public func insertSections(_ sections: [Int], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.insertSections(sections) }
  }

  /// Reports that sections were deleted with all of their rows.
  public func deleteSections(_ sections: [Int], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.deleteSections(sections) }
  }

  /// Reports that the contents of sections changed, possibly with their numbers of rows.
  public func reloadSections(_ sections: [Int], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.reloadSections(sections) }
  }

  /// Reports that a section was moved with its rows.
  public func moveSection(_ from: Int, to: Int, animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.moveSection(from: from, to: to) }
  }

  /// Fills the views of visible rows again, which keep their heights; other rows are ignored. A call during a change,
  /// or while the list reads its data, joins that change, and may measure rows again.
  public func reconfigureRows(at paths: [ListPath]) {
    guard let state = changing("fill rows of") else { return }
    // While the data is being read, paths have no meaning.
    guard !state.isCounting else { return state.fillAllAgain() }
    // During a change the rows are reloaded with it.
    guard state.pending == nil else { return reloadRows(at: paths.filter(state.geometry.isRow)) }
    let version = state.version
    for path in paths {
      guard let index = state.index(of: path) else { continue }
      state.rows[index].isFresh = true
      let row = state.rows[index]
      state.source.showRow?(self, state.view(of: row), state.modelPath(of: path))
      guard view.isAlive else { return }
      // The closure may have changed the size of the view: the row keeps its frame.
      state.setFrameAgain(of: row.view)
      guard version == state.version else { return }
    }
    state.showStates()
  }

  /// Runs a closure in which the game changes its data, and finds the changes of rows by comparing identifiers: which
  /// were deleted, inserted and moved, with as few moves as possible.
  ///
  /// The identifiers of all rows are read now, before and after the change, and are not kept. That takes time for each
  /// row of the list: a game that knows the changes is faster with `performBatchUpdates(animated:_:)`. Rows that stay
  /// are not filled again. An identifier that two rows have is refused with a diagnostic, and the list is reloaded.
  ///
  /// ```swift
  /// list.update(ids: { mails[$0.row].id }) { mails.sort { $0.date > $1.date } }
  /// ```
  /// - Parameters:
  ///   - isAnimated: Whether rows slide and fade.
  ///   - ids: The identifier of a row, which is independent of its path.
  ///   - changes: Changes the game's data.
  @inlinable
  public func update<ID: Hashable>(animated isAnimated: Bool = true, ids: (ListPath) -> ID, changes: () -> Void) {
    update(animated: isAnimated, sectionIDs: { $0 }, ids: ids, changes: changes)
  }

  /// Finds changes of sections as well, by an identifier for each section.
  @inlinable
  public func update<SectionID: Hashable, ID: Hashable>(
    animated isAnimated: Bool = true, sectionIDs: (Int) -> SectionID, ids: (ListPath) -> ID, changes: () -> Void
  ) {
    // Written here to be specialised where the identifiers' types are known.
    guard let before = countsBeforeUpdate() else { return }
    var sections: [SectionID: Int] = [:]
    var rows: [ID: Int] = [:]
    rows.reserveCapacity(before.reduce(0, +))
    let old = read(before, sectionIDs, ids, &sections, &rows)
    changes()
    guard let after = countsAfterUpdate() else { return }
    let new = read(after, sectionIDs, ids, &sections, &rows)
    update(old, new, isAnimated: isAnimated)
  }

  /// Maps the identifiers of all sections and rows to numbers, equal ones to the same number.
  @inlinable
  func read<SectionID: Hashable, ID: Hashable>(
    _ counts: [Int], _ sectionIDs: (Int) -> SectionID, _ ids: (ListPath) -> ID, _ sections: inout [SectionID: Int],
    _ rows: inout [ID: Int]
  ) -> ListOrder {
    var order = ListOrder(sections: [], rows: [])
    for section in counts.indices {
      order.sections.append(number(of: sectionIDs(section), &sections))
      var numbers: [Int] = []
      numbers.reserveCapacity(counts[section])
      for row in 0..<counts[section] { numbers.append(number(of: ids(ListPath(row: row, section: section)), &rows)) }
      order.rows.append(numbers)
    }
    return order
  }

  @inlinable
  func number<ID: Hashable>(of id: ID, _ numbers: inout [ID: Int]) -> Int {
    let next = numbers.count
    func take(_ number: inout Int) -> Int {
      if number < 0 { number = next }
      return number
    }
    return take(&numbers[id, default: -1])
  }

  @usableFromInline
  func countsBeforeUpdate() -> [Int]? { changing("update")?.countsBeforeUpdate() }
  @usableFromInline
  func countsAfterUpdate() -> [Int]? { changing("update")?.countsAfterUpdate() }
  @usableFromInline
  func update(_ old: ListOrder, _ new: ListOrder, isAnimated: Bool) {
    changing("update")?.update(old, new, isAnimated: isAnimated)
  }
}
