import Dactyl

/// Changing what a list shows. What was selected stays so, and goes with its rows. Rows slide and fade when that is
/// asked for; what shows stays where it is, unless the list is at its top, and fingers that scroll go on.
extension ListView {
  /// Makes several changes at once, with UIKit's indices: see `ListChanges`. The closure changes what the game has, and
  /// tells what.
  ///
  /// Rows that are not named are not asked about, and cost nothing unless they show. What does not lead to the numbers
  /// of rows that there are is refused with a diagnostic, and the list is loaded again. In the middle of another call
  /// it joins that one.
  public func performBatchUpdates(animated isAnimated: Bool = true, _ body: (inout ListChanges) -> Void) {
    changing("change")?.change(isAnimated: isAnimated, body)
  }

  /// Rows have come: they are there already.
  public func insertRows(at paths: [ListPath], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.insertRows(at: paths) }
  }

  /// Rows are gone.
  public func deleteRows(at paths: [ListPath], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.deleteRows(at: paths) }
  }

  /// Rows show something else: they are filled and measured again.
  public func reloadRows(at paths: [ListPath], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.reloadRows(at: paths) }
  }

  /// A row has come elsewhere.
  public func moveRow(at from: ListPath, to: ListPath, animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.moveRow(from: from, to: to) }
  }

  /// Sections have come with all of their rows.
  public func insertSections(_ sections: [Int], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.insertSections(sections) }
  }

  /// Sections are gone.
  public func deleteSections(_ sections: [Int], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.deleteSections(sections) }
  }

  /// Sections show something else, and may have other rows.
  public func reloadSections(_ sections: [Int], animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.reloadSections(sections) }
  }

  /// A section has come elsewhere.
  public func moveSection(_ from: Int, to: Int, animated isAnimated: Bool = true) {
    performBatchUpdates(animated: isAnimated) { $0.moveSection(from: from, to: to) }
  }

  /// Fills the views of rows again that show; they keep their heights. Others are left out. What is called in the
  /// middle of a change, or while the list asks what is in it, is done with that, and may measure rows again.
  public func reconfigureRows(at paths: [ListPath]) {
    guard let state = changing("fill rows of") else { return }
    // While the game is asked what there is nobody knows which row is which.
    guard !state.isCounting else { return state.fillAllAgain() }
    // In the middle of a change it joins that one.
    guard state.pending == nil else { return reloadRows(at: paths.filter(state.geometry.isRow)) }
    let version = state.version
    for path in paths {
      guard let index = state.index(of: path) else { continue }
      state.rows[index].isFresh = true
      let row = state.rows[index]
      state.source.showRow?(state.view(of: row), state.modelPath(of: path))
      guard view.isAlive else { return }
      // It may have been given a size: it keeps the one that it has.
      state.setFrameAgain(of: row.view)
      guard version == state.version else { return }
    }
    state.showStates()
  }

  /// Has the game change what is in the list, and makes of it what became of each row, by identifiers: rows go, come
  /// and move, as few as can be.
  ///
  /// Identifiers are read now, of all rows before the change and after it, and are not kept. That takes time for each
  /// row of the list: who knows what changed is faster with `performBatchUpdates(animated:_:)`. Rows that stay are not
  /// filled again. An identifier that two rows have is refused with a diagnostic, and the list is loaded again.
  ///
  /// ```swift
  /// list.update(ids: { mails[$0.row].id }) { mails.sort { $0.date > $1.date } }
  /// ```
  /// - Parameters:
  ///   - isAnimated: whether rows slide and fade.
  ///   - ids: what a row is, whatever its place.
  ///   - changes: changes what the game has.
  @inlinable
  public func update<ID: Hashable>(animated isAnimated: Bool = true, ids: (ListPath) -> ID, changes: () -> Void) {
    update(animated: isAnimated, sectionIDs: { $0 }, ids: ids, changes: changes)
  }

  /// The same for sections that change, too: each is what it is by an identifier of its own.
  @inlinable
  public func update<SectionID: Hashable, ID: Hashable>(
    animated isAnimated: Bool = true, sectionIDs: (Int) -> SectionID, ids: (ListPath) -> ID, changes: () -> Void
  ) {
    // Written here to be compiled where the identifiers are known.
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

  /// Numbers the identifiers of all sections and rows, each by one number.
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
