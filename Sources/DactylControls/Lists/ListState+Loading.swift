import Dactyl

/// What a list has to ask the game, and how it lies.
extension ListState {
  /// Asks the game again what is in the list. What was selected is not any more.
  func reload() {
    guard view.isAlive else { return }
    guard !isCounting else { return mustCountAgain = true }
    finishMove(isCancelled: true, places: false)
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

  /// What there is: asked for once more when what was called has changed that. Nil when the list is gone.
  private func readSections() -> [ListGeometry.Section]? {
    isCounting = true
    defer { isCounting = false }
    var sections: [ListGeometry.Section] = []
    for _ in 0..<8 where view.isAlive {
      mustCountAgain = false
      sections.removeAll()
      let count = usable(count: source.numberOfSections.map { $0() } ?? 1)
      while sections.count < count, view.isAlive { sections.append(readSection(sections.count)) }
      if !mustCountAgain { break }
    }
    guard view.isAlive else { return nil }
    if mustCountAgain {
      report(.unsettled, "\(view) was still being changed by what it calls after 8 times; taken as it was then")
    }
    return sections
  }

  /// What a section has.
  func readSection(_ number: Int) -> ListGeometry.Section {
    let told = source.numberOfRows?(number) ?? 0
    if told > Self.mostRows {
      report(
        .tooManyListRows,
        "section \(number) of \(view) has \(told) rows; a list shows the first \(Self.mostRows) of a section")
    }
    return ListGeometry.Section(
      rows: usable(count: told), header: pinHeight(source.heightOfHeader?(number)),
      footer: pinHeight(source.heightOfFooter?(number)))
  }

  /// How many rows of a section there can be in a list, and how many sections.
  static var mostRows: Int { Int(Int32.max) }

  /// A number of rows or sections that a list can have: those behind are left out.
  func usable(count: Int) -> Int { min(max(count, 0), Self.mostRows) }

  private func pinHeight(_ height: Float?) -> Float {
    guard let height, height > 0 else { return 0 }
    return min(height, Self.highest)
  }

  /// Takes all headers and footers away, to be filled again.
  func retirePins() {
    for pin in pins where view(pin.view).isAlive {
      view(pin.view).isHidden = true
      sparePins.append(pin)
    }
    pins.removeAll(keepingCapacity: true)
    sparePins.removeAll { !view($0.view).isAlive }
  }

  /// Has all rows filled again when they are placed next.
  func fillAllAgain() {
    mustFillAgain = true
    setNeedsPlacing()
  }

  // MARK: Shape

  /// Takes over how rows lie now. The first that shows stays where it is.
  func takeShape() {
    hasNewShape = false
    finishMove(isCancelled: true, places: false)
    endSwipe()
    let offset = scroll.contentOffset.y
    let isAtTop = offset <= -Double(scroll.contentInset.top)
    let anchor = isAtTop ? nil : firstInSight(from: offset)
    let width = contentWidth
    geometry.setShape(
      estimate: usable(shape.rowHeight.estimate, ListPath(row: 0)), spacing: finite(shape.rowSpacing),
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

  /// The first row that shows, and how far of it lies above.
  func firstInSight(from offset: Double) -> (path: ListPath, part: Double)? {
    guard let line = geometry.line(at: offset) else { return nil }
    let path = ListPath(row: line.line * geometry.columns, section: line.section)
    return (path, offset - geometry.place(ofLine: line.line, in: line.section).top)
  }

  /// Tells the scroll view how large the content is, of which so much more lies above what shows.
  func takeSize(shiftedBy shift: Double) {
    let size = ScrollSize(Double(contentWidth), geometry.height)
    guard shift != 0 || toldSize != size else { return }
    toldSize = size
    // With the base moved as far nothing in sight moves at all.
    scroll.contentDidChange(to: size, shiftedBy: ScrollPoint(0, shift))
    mayBeOutside = true
    if shift != 0 { moveBase(to: scroll.contentBase.y + shift) }
  }

  /// Brings content back inside its limits that is at rest outside them since it became less, and an animated offset to
  /// where it leads now.
  func stayInside() {
    guard destination != nil || mayBeOutside else { return }
    if let destination, scroll.animationEnd != nil, let target = offset(showing: destination.path, destination.position)
    {
      return scroll.redirectAnimation(to: target)
    }
    guard !scroll.isMoving else { return }
    // A finger holds it.
    guard !scroll.isTracking else { return scroll.comesBackWhenLetGo() }
    destination = nil
    // An offset that was set is taken as it is (V23).
    guard mayBeOutside else { return }
    mayBeOutside = false
    let limited = scroll.limited(scroll.contentOffset)
    if limited != scroll.contentOffset { scroll.contentOffset = limited }
  }

  /// The offset at which a row shows.
  func offset(showing path: ListPath, _ position: ListScrollPosition) -> ScrollPoint? {
    guard geometry.isRow(path) else { return nil }
    let (now, inset, height) = (scroll.contentOffset, scroll.contentInset, Double(view.bounds.size.height))
    let frame = geometry.frame(of: path)
    let header = Double(geometry.sections[path.section].header)
    // What stays at the top covers as much.
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
