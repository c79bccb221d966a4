import Dactyl

/// Changes that are found by identifiers.
extension ListState {
  func update<SectionID: Hashable, ID: Hashable>(
    isAnimated: Bool, _ sectionIDs: (Int) -> SectionID, _ ids: (ListPath) -> ID, _ changes: () -> Void
  ) {
    finishMove(isCancelled: true, places: false)
    let version = version
    let oldSections = geometry.sections.indices.map(sectionIDs)
    let old = geometry.sections.indices.map { section in read(ids, section, geometry.sections[section].rows) }
    changes()
    guard view.isAlive else { return }
    guard version == self.version, isLoaded, pending == nil else { return reload() }
    let count = source.numberOfSections.map { min(max($0(), 0), Int(Int32.max)) } ?? 1
    let newSections = (0..<count).map(sectionIDs)
    let new = (0..<count).map { section in read(ids, section, max(source.numberOfRows?(section) ?? 0, 0)) }
    guard view.isAlive, version == self.version else { return }
    let sections = ListDifference(from: [oldSections], to: [newSections]) { $0 }
    if let repeated = sections.repeated {
      report(.repeatedListIdentifier, "two sections of \(view) have the identifier \(repeated): loaded anew")
      return reload()
    }
    var told = ListChanges()
    told.deleteSections(sections.deleted.map(\.row))
    told.insertSections(sections.inserted.map(\.row))
    for move in sections.moved { told.moveSection(from: move.from.row, to: move.to.row) }
    let plan = ListPlan(told, counts: { geometry.sections[$0].rows }, oldSections.count, count)
    let difference = ListDifference(from: old, to: new, plan.place(ofSection:))
    if let repeated = difference.repeated {
      report(.repeatedListIdentifier, "two rows of \(view) have the identifier \(repeated): loaded anew")
      return reload()
    }
    told.deleteRows(at: difference.deleted)
    told.insertRows(at: difference.inserted)
    for move in difference.moved { told.moveRow(from: move.from, to: move.to) }
    guard !told.isEmpty else { return }
    apply(told, isAnimated: isAnimated)
  }

  private func read<ID>(_ ids: (ListPath) -> ID, _ section: Int, _ count: Int) -> [ID] {
    var all: [ID] = []
    all.reserveCapacity(count)
    for row in 0..<count { all.append(ids(ListPath(row: row, section: section))) }
    return all
  }
}
