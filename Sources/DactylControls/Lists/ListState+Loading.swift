import Dactyl

/// Loading of the list's data and shape.
extension ListState {
  /// Reads the data of the list again. The selection is cleared.
  func reload() {
    guard view.isAlive else { return }
    guard !isCounting else { return mustCountAgain = true }
    endDrags()
    endSwipe()
    guard let sections = readSections() else { return }
    geometry.setSections(sections.count) { sections[$0] }
    isLoaded = true
    hasPins = sections.contains { $0.header > 0 || $0.footer > 0 }
    selection = ListSelection()
    touch = ListTouch()
    destination = nil
    stopLeaving()
    retireAll()
    retireKept()
    retirePins()
    hideSpares()
    setNeedsPlacing()
    takeSize(shiftedBy: 0)
    stayInside()
  }

  /// Reads all sections, up to 8 times when callbacks change the list meanwhile. Returns nil when the list is gone.
  private func readSections() -> [ListGeometry.Section]? {
    isCounting = true
    defer { isCounting = false }
    var sections: [ListGeometry.Section] = []
    for _ in 0..<8 where view.isAlive {
      mustCountAgain = false
      sections.removeAll()
      let count = usable(count: source.numberOfSections.map { $0(list) } ?? 1)
      while sections.count < count, view.isAlive { sections.append(readSection(sections.count)) }
      if !mustCountAgain { break }
    }
    guard view.isAlive else { return nil }
    if mustCountAgain {
      report(.unsettled, "\(view) was still being changed by what it calls after 8 times; taken as it was then")
    }
    return sections
  }

  /// Reads a section.
  func readSection(_ number: Int) -> ListGeometry.Section {
    let notified = source.numberOfRows?(list, number) ?? 0
    if notified > Self.mostRows {
      report(
        .tooManyListRows,
        "section \(number) of \(view) has \(notified) rows; a list shows the first \(Self.mostRows) of a section")
    }
    return ListGeometry.Section(
      rows: usable(count: notified), header: pinHeight(source.heightOfHeader?(list, number)),
      footer: pinHeight(source.heightOfFooter?(list, number)))
  }

  /// The greatest number of rows in a section, and of sections.
  static var mostRows: Int { Int(Int32.max) }

  /// Limits a number of rows or sections to what a list can have; those beyond are left out.
  func usable(count: Int) -> Int { min(max(count, 0), Self.mostRows) }

  private func pinHeight(_ height: Float?) -> Float {
    guard let height, height > 0 else { return 0 }
    return min(height, Self.highest)
  }

  /// Moves all headers and footers to the reuse pool, so that they are filled again.
  func retirePins() {
    for pin in pins where view(pin.view).isAlive {
      view(pin.view).isHidden = true
      sparePins.append(pin)
    }
    pins.removeAll(keepingCapacity: true)
    sparePins.removeAll { !view($0.view).isAlive }
  }

  /// Has all rows filled again at the next layout.
  func fillAllAgain() {
    mustFillAgain = true
    setNeedsPlacing()
  }

  // MARK: Shape

  /// Applies a new shape of the list. The first visible row keeps its position on the screen.
  func takeShape() {
    hasNewShape = false
    endDrags()
    endSwipe()
    let offset = scroll.contentOffset.y
    let isAtTop = offset <= -Double(scroll.contentInset.top)
    let anchor = isAtTop ? nil : firstInSight(from: offset)
    let width = contentWidth
    geometry.setShape(
      estimate: usable(view.scene?.display.scaled(shape.rowHeight.estimate) ?? 0, ListPath(row: 0)),
      spacing: finite(shape.rowSpacing),
      columns: shape.columns.count(
        in: width - shape.sectionInset.left - shape.sectionInset.right, spacing: finite(shape.columnSpacing)),
      inset: shape.sectionInset, columnSpacing: finite(shape.columnSpacing), width: width)
    retireAll()
    retireKept()
    version &+= 1
    let shift = anchor.map { geometry.frame(of: $0.path).top + $0.part - offset } ?? 0
    takeSize(shiftedBy: shift)
    mayBeOutside = true
    stayInside()
  }

  private func finite(_ number: Float) -> Float { number.isFinite ? max(number, 0) : 0 }

  /// The first visible row, and how much of it is above the visible part, in points.
  func firstInSight(from offset: Double) -> (path: ListPath, part: Double)? {
    guard let line = geometry.line(at: offset) else { return nil }
    let path = ListPath(row: line.line * geometry.columns, section: line.section)
    return (path, offset - geometry.place(ofLine: line.line, in: line.section).top)
  }

  /// Reports the size of the content to the scroll view, with the height by which the content above the visible part
  /// has grown.
  func takeSize(shiftedBy shift: Double) {
    let size = ScrollSize(Double(contentWidth), geometry.height)
    guard shift != 0 || reportedSize != size else { return }
    reportedSize = size
    // With the base moved as far, nothing in sight moves at all.
    scroll.contentDidChange(to: size, shiftedBy: ScrollPoint(0, shift))
    mayBeOutside = true
    if shift != 0 { moveBase(to: scroll.contentBase.y + shift) }
  }

  /// Brings content at rest back inside its limits after it has shrunk, and redirects an animated scroll to where its
  /// row is now.
  func stayInside() {
    guard destination != nil || mayBeOutside else { return }
    if let destination, scroll.animationEnd != nil, let target = offset(showing: destination.path, destination.position)
    {
      return scroll.redirectAnimation(to: target)
    }
    guard !scroll.isMoving else { return }
    // A finger holds the content.
    guard !scroll.isTracking else { return scroll.comesBackWhenLetGo() }
    destination = nil
    // An offset that was set is taken as it is (V23).
    guard mayBeOutside else { return }
    mayBeOutside = false
    let limited = scroll.limited(scroll.contentOffset)
    if limited != scroll.contentOffset { scroll.contentOffset = limited }
  }

  /// The offset at which a row is visible in a position.
  func offset(showing path: ListPath, _ position: ListScrollPosition) -> ScrollPoint? {
    guard geometry.isRow(path) else { return nil }
    let (now, inset, height) = (scroll.contentOffset, scroll.contentInset, Double(view.bounds.size.height))
    let frame = geometry.frame(of: path)
    let header = Double(geometry.sections[path.section].header)
    // A header that stays at the top covers that much.
    let top = frame.top - Double(inset.top) - header
    let bottom = frame.top + Double(frame.size.height) - height + Double(inset.bottom)
    let target =
      switch position {
      case .top: top
      case .bottom: bottom
      case .middle: frame.top + Double(frame.size.height) / 2 - height / 2
      case .none: top < bottom ? min(max(now.y, top), bottom) : min(max(now.y, bottom), top)
      }
    return scroll.limited(ScrollPoint(now.x, target))
  }
}
