import Dactyl

/// Frames of views, relative to a base near the visible part: the last of a million rows moves as smoothly as the
/// first.
extension ListState {
  /// The greatest distance of the visible part from the base, in points: single precision is exact to 1/4096 point
  /// there.
  private static var reach: Double { 2048 }

  /// Keeps the base near an offset.
  func keepBaseNear(_ offset: Double) {
    let base = scroll.contentBase.y
    guard abs(offset - base) > Self.reach, offset.isFinite else { return }
    moveBase(to: offset.rounded(.down))
  }

  /// Moves the base. The frames of rows follow at the next layout; views that the game added to the list follow at
  /// once.
  func moveBase(to base: Double) {
    let way = base - scroll.contentBase.y
    guard way != 0, !hasFixedBase else { return }
    scroll.contentBase.y = base
    let own =
      rows.count + spares.count + kept.count + pins.count + sparePins.count + leaving.count + (swipe == nil ? 0 : 1)
      + (move == nil ? 0 : 2)
    guard view.subviewCount != own else { return shiftOthers(by: way) }
    moveGuests(from: base - way, to: base)
    shiftOthers(by: way)
  }

  /// Moves the game's own views. Their positions in the content are kept as doubles: a single-precision number is too
  /// coarse far away.
  private func moveGuests(from old: Double, to base: Double) {
    let known = guests
    guests = view.subviews.filter { !isOwn($0.entity) }.map { guest in
      let center = guest.center.y
      let place = known.first { $0.view == guest.entity && $0.center == center }?.place ?? old + Double(center)
      guest.center.y = Float(place - base)
      return ListGuest(view: guest.entity, place: place, center: guest.center.y)
    }
  }

  /// Moves the views of the list that are neither rows nor headers and footers.
  private func shiftOthers(by way: Double) {
    for row in leaving where view(of: row).isAlive { view(of: row).center.y -= Float(way) }
  }

  private func isOwn(_ entity: Entity) -> Bool {
    rows.contains { $0.view == entity } || spares.contains { $0.view == entity }
      || pins.contains { $0.view == entity } || sparePins.contains { $0.view == entity }
      || leaving.contains { $0.view == entity } || kept.contains { $0.view == entity } || swipe?.part == entity
      || move?.view == entity || move?.shadow == entity || band?.view == entity
  }

  /// Sets the frames of rows whose position or size has changed.
  func moveFrames() {
    let (base, width) = (scroll.contentBase.y, geometry.columnWidth)
    let lifted = move?.view
    // Taken out during the pass, in which no code of the game runs.
    var rows = self.rows
    self.rows = []
    defer { self.rows = rows }
    for index in rows.indices {
      let frame = Rect(
        geometry.x(of: rows[index].path.row), Float(rows[index].top - base), width, rows[index].height)
      guard frame != rows[index].frame, rows[index].view != lifted else { continue }
      rows[index].frame = frame
      setFrame(frame, of: rows[index].view)
    }
  }

  /// Restores the frame of a row's view after the game has changed it.
  func setFrameAgain(of entity: Entity) {
    guard entity != move?.view,
      let row = rows.first(where: { $0.view == entity }) ?? kept.first(where: { $0.view == entity })
    else { return }
    setFrame(row.frame, of: entity)
  }

  /// Sets the bounds and center of a view, so that its transform does not matter.
  func setFrame(_ frame: Rect, of entity: Entity) {
    let view = view(entity)
    guard view.isAlive else { return }
    if view.bounds.size != frame.size { view.bounds = Rect(origin: view.bounds.origin, size: frame.size) }
    view.center = frame.center
  }

  // MARK: Headers and footers

  /// Places headers and footers: each stays in sight as long as its section does, and the next one pushes it away.
  func placePins(_ sight: Range<Double>) {
    let inset = scroll.contentInset
    let (top, bottom) = (sight.lowerBound + Double(inset.top), sight.upperBound - Double(inset.bottom))
    for index in pins.indices { pins[index].isUsed = false }
    var section = geometry.sections.isEmpty ? 0 : geometry.section(at: min(sight.lowerBound, top))
    let version = version
    while section < geometry.sections.count {
      let (start, end) = (geometry.top(ofSection: section), geometry.top(ofSection: section + 1))
      if start >= sight.upperBound { break }
      let part = geometry.sections[section]
      if part.header > 0 {
        let last = end - Double(part.footer) - Double(part.header)
        pin(section, isFooter: false, at: max(start, min(top, last)), part.header)
      }
      if part.footer > 0, version == self.version {
        let first = start + Double(part.header)
        pin(
          section, isFooter: true, at: min(end - Double(part.footer), max(bottom - Double(part.footer), first)),
          part.footer)
      }
      guard version == self.version, view.isAlive else { return }
      section += 1
    }
    var index = 0
    while index < pins.count {
      guard !pins[index].isUsed else {
        index += 1
        continue
      }
      let pin = pins.remove(at: index)
      if view(pin.view).isAlive {
        view(pin.view).isHidden = true
        sparePins.append(pin)
      }
    }
  }

  private func pin(_ section: Int, isFooter: Bool, at top: Double, _ height: Float) {
    let frame = Rect(0, Float(top - scroll.contentBase.y), geometry.width, height)
    if let index = pins.firstIndex(where: { $0.section == section && $0.isFooter == isFooter }) {
      pins[index].isUsed = true
      guard pins[index].frame != frame else { return }
      pins[index].frame = frame
      return setFrame(frame, of: pins[index].view)
    }
    var pin: ListPin
    if let spare = sparePins.firstIndex(where: { $0.isFooter == isFooter }) {
      pin = sparePins.remove(at: spare)
      if !view(pin.view).isAlive { return self.pin(section, isFooter: isFooter, at: top, height) }
      view(pin.view).isHidden = false
    } else {
      guard let made = makePin(isFooter) else { return }
      pin = ListPin(view: made.entity, isFooter: isFooter, section: section)
    }
    pin.section = section
    pin.isUsed = true
    pin.frame = frame
    pins.append(pin)
    setFrame(frame, of: pin.view)
    (isFooter ? source.showFooter : source.showHeader)?(list, view(pin.view), section)
  }

  private func makePin(_ isFooter: Bool) -> View? {
    var made = (isFooter ? source.makeFooter : source.makeHeader)?(list) ?? view.columns.makeView()
    guard view.isAlive else { return nil }
    if !made.isAlive || made.columns !== view.columns || isOwn(made.entity) || made == view {
      report(.badRowView, "\(view) was given \(made) for a header, which is gone, of another scene or in use")
      made = view.columns.makeView()
    }
    view.addSubview(made)
    return made.isAlive && made.superview == view ? made : nil
  }
}
