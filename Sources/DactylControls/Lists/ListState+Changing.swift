import Dactyl

/// Applies the changes that the game reports. The cost is in the rows that were named and those in sight.
extension ListState {
  /// Runs a closure in which the game changes its data, and applies the changes that it reports.
  func change(isAnimated: Bool, _ body: (inout ListChanges) -> Void) {
    guard view.isAlive else { return }
    var notified = ListChanges()
    if pending != nil {
      // Changes that are reported during other changes are applied with those.
      body(&notified)
      pending?.append(notified)
      return
    }
    if isCounting {
      // The data is being read right now: it is read once more.
      body(&notified)
      mustCountAgain = true
      return
    }
    endDrags()
    guard view.isAlive else { return }
    pending = ListChanges()
    body(&notified)
    notified.append(pending ?? ListChanges())
    pending = nil
    guard view.isAlive else { return }
    apply(notified, isAnimated: isAnimated)
  }

  /// Applies changes; reloads the list where they do not fit the data.
  func apply(_ changes: ListChanges, isAnimated: Bool) {
    guard isLoaded, !isCounting else { return reload() }
    // A row may have been lifted while the game changed its data.
    endDrags()
    guard view.isAlive else { return }
    isCounting = true
    mustCountAgain = false
    let (plan, fresh, fault) = planned(changes)
    isCounting = false
    guard view.isAlive else { return }
    // A callback has changed the list: what was read is out of date.
    guard !mustCountAgain else { return reload() }
    if let fault {
      report(.mismatchedListChanges, "changes of \(view) do not fit: \(fault); loaded again")
      return reload()
    }
    make(plan, fresh, isAnimated: isAnimated)
  }

  /// The plan for the rows, the contents of new sections, and what does not fit.
  private func planned(_ changes: ListChanges) -> (ListPlan, fresh: [ListGeometry.Section?], fault: String?) {
    let before = geometry.sections.count
    let after =
      source.numberOfSections.map { usable(count: $0(list)) } ?? (changes.changesSections ? -1 : before)
    let plan = ListPlan(changes, counts: { geometry.sections[$0].rows }, before, after < 0 ? before : after)
    var fault = plan.fault
    if let path = swipe?.path, plan.place(of: path) == nil || plan.reloaded.contains(path) { endSwipe() }
    for (section, rows) in plan.rows.sorted(by: { $0.key < $1.key }) where fault == nil && view.isAlive {
      let count = geometry.sections[section].rows - rows.deleted.count + rows.inserted.count
      let place = plan.place(ofSection: section) ?? section
      let now = source.numberOfRows?(list, place) ?? 0
      // Which rows exceed the limit depends on those before them: the list is reloaded, which reports it.
      guard now <= Self.mostRows else {
        mustCountAgain = true
        break
      }
      if now != count { fault = "section \(place) has \(now) rows and not \(count)" }
      if let last = rows.inserted.last, last >= count { fault = "row \(last) of section \(place) can't be there" }
    }
    var fresh: [ListGeometry.Section?] = []
    for section in plan.sections ?? [] where fault == nil && view.isAlive {
      fresh.append(section == nil ? readSection(fresh.count) : nil)
    }
    return (plan, fresh, fault)
  }

  /// Applies changes that fit the data.
  func make(_ plan: ListPlan, _ fresh: [ListGeometry.Section?] = [], isAnimated: Bool, places: Bool = true) {
    let offset = scroll.contentOffset.y
    if !kept.isEmpty {
      rows = (rows + kept).sorted { $0.path < $1.path }
      kept.removeAll()
    }
    let shown = rows
    let anchor = anchor(of: plan, at: offset)
    edit(plan, fresh)
    follow(plan)
    // Views stay with their rows.
    var slides = ListSlides()
    let screen = Float(offset - scroll.contentBase.y)
    for row in shown where row.view != move?.view {
      let old = row.frame.offset(by: Vector(0, -screen))
      guard let path = plan.place(of: row.path), geometry.isRow(path) else {
        slides.gone.append((row, old))
        continue
      }
      slides.frames[path] = old
      guard !plan.reloaded.contains(row.path) else {
        keepSpare(row)
        continue
      }
      var row = row
      row.path = path
      kept.append(row)
    }
    rows.removeAll(keepingCapacity: true)
    covered = 0..<0
    retirePins()
    version &+= 1
    let shift = anchor.map { geometry.frame(of: $0.path).top - $0.place - offset } ?? 0
    takeSize(shiftedBy: shift)
    stayInside()
    guard view.isAlive else { return }
    for gone in slides.gone {
      if isAnimated, !isPlacing, wasDrawn(gone.row) { leave(gone.row, from: gone.frame) } else { keepSpare(gone.row) }
    }
    guard !isPlacing, places else { return setNeedsPlacing() }
    slidesKept = true
    place()
    slidesKept = false
    guard view.isAlive else { return }
    slide(slides, plan, isAnimated: isAnimated)
    view.setNeedsLayout()
  }

  /// The row that keeps its position on the screen, with that position: the first visible row or, when it goes or
  /// moves, the next one that stays in the order. Nil at the top, where inserted rows push the others down.
  private func anchor(of plan: ListPlan, at offset: Double) -> (path: ListPath, place: Double)? {
    guard offset > -Double(scroll.contentInset.top) else { return nil }
    var place: Double?
    for row in rows where row.top + Double(row.height) > offset {
      if place == nil { place = row.top - offset }
      if plan.moves[row.path] == nil, let path = plan.place(of: row.path), let place { return (path, place) }
    }
    return nil
  }

  /// Changes the geometry.
  private func edit(_ plan: ListPlan, _ fresh: [ListGeometry.Section?]) {
    // In the order of rows: sums are rounded as they are made, and are to be the same in each run.
    var heights: [(path: ListPath, height: Float)] = []
    if !shape.rowHeight.isFixed {
      // A row that moves keeps its height.
      for (from, to) in plan.moves.sorted(by: { $0.value < $1.value }) where geometry.columns == 1 {
        if let height = geometry.measuredHeight(ofLine: from.row, in: from.section) { heights.append((to, height)) }
      }
      for path in plan.reloaded.sorted() { geometry.forgetRows(path.row..<(path.row + 1), in: path.section) }
    }
    for (section, rows) in plan.rows.sorted(by: { $0.key < $1.key }) {
      for run in runs(of: rows.deleted).reversed() { geometry.removeRows(run, in: section) }
      for run in runs(of: rows.inserted) { geometry.insertRows(run.count, at: run.lowerBound, in: section) }
    }
    if let sections = plan.sections {
      geometry.rearrange(sections.count) { (sections[$0], fresh.indices.contains($0) ? fresh[$0] : nil) }
      hasPins = geometry.sections.contains { $0.header > 0 || $0.footer > 0 }
    }
    for (path, height) in heights where geometry.isRow(path) {
      _ = geometry.setHeight(height, ofLine: path.row, in: path.section)
    }
  }

  /// Updates everything that refers to rows: selection, focus, touch, swipe and scroll destination.
  private func follow(_ plan: ListPlan) {
    let isSelected = plan.moves.filter { selection.contains($0.key) }
    for path in isSelected.keys { selection.remove(path) }
    for (section, rows) in selection.sectionsInOrder {
      guard let change = plan.rows[section] else { continue }
      selection.set(rows.after(deleting: change.deleted, inserting: change.inserted), in: section)
    }
    if plan.sections != nil { selection.renumber(plan.place(ofSection:)) }
    for path in isSelected.values { selection.insert(path) }
    selection.focus = selection.focus.flatMap(plan.place(of:))
    selection.anchor = selection.anchor.flatMap(plan.place(of:))
    touch.path = touch.path.flatMap(plan.place(of:))
    if let path = swipe?.path, let now = plan.place(of: path) { swipe?.path = now }
    if let old = destination {
      destination = plan.place(of: old.path).map { ($0, old.position) }
    }
  }
}
