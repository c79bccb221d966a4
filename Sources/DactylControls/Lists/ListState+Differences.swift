import Dactyl

/// Changes that are found by comparing identifiers, each of which was mapped to a number, the same before and after.
extension ListState {
  /// Prepares a change that is found by identifiers. Returns the number of rows of each section.
  func countsBeforeUpdate() -> [Int]? {
    endDrags()
    return view.isAlive ? geometry.sections.map(\.rows) : nil
  }

  /// Reads the number of rows of each section from the game.
  func countsAfterUpdate() -> [Int]? {
    guard view.isAlive else { return nil }
    guard !isCounting else {
      mustCountAgain = true
      return nil
    }
    isCounting = true
    defer { isCounting = false }
    let count = usable(count: source.numberOfSections.map { $0(list) } ?? 1)
    var counts: [Int] = []
    while counts.count < count, view.isAlive {
      counts.append(usable(count: source.numberOfRows?(list, counts.count) ?? 0))
    }
    return view.isAlive ? counts : nil
  }

  /// Applies the difference between two orders.
  func update(_ old: ListOrder, _ new: ListOrder, isAnimated: Bool) {
    guard view.isAlive else { return }
    guard isLoaded, pending == nil, geometry.sections.map(\.rows) == old.rows.map(\.count) else { return reload() }
    let sections = ListDifference(from: [old.sections], to: [new.sections]) { $0 }
    if let repeated = sections.repeated {
      report(
        .repeatedListIdentifier,
        "sections of \(view) have the same identifier, one of them \(repeated.row): loaded again")
      return reload()
    }
    var notified = ListChanges()
    notified.deleteSections(sections.deleted.map(\.row))
    notified.insertSections(sections.inserted.map(\.row))
    for move in sections.moved { notified.moveSection(from: move.from.row, to: move.to.row) }
    let plan = ListPlan(notified, counts: { geometry.sections[$0].rows }, old.sections.count, new.sections.count)
    let difference = ListDifference(from: old.rows, to: new.rows, plan.place(ofSection:))
    if let repeated = difference.repeated {
      report(.repeatedListIdentifier, "rows of \(view) have the same identifier, one of them \(repeated): loaded again")
      return reload()
    }
    notified.deleteRows(at: difference.deleted)
    notified.insertRows(at: difference.inserted)
    for move in difference.moved { notified.moveRow(from: move.from, to: move.to) }
    guard !notified.isEmpty else { return }
    apply(notified, isAnimated: isAnimated)
  }
}
