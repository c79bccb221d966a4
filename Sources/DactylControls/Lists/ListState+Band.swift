import Dactyl

/// The band that the mouse draws to select rows. At the edges of the list it scrolls; Escape restores the selection.
extension ListState {
  /// Adds the recognizer of the band, once it is allowed. Fingers scroll instead.
  func addBand() {
    guard bandPan == nil else { return }
    let pan = view.addGestureRecognizer(PanGestureRecognizer(maximumTouches: 1)) { [self] in drawBand(by: $0) }
    pan.any.allowedTouchTypes = [.pointer]
    pan.any.delegate.shouldBegin = { [self] in mayBeginBand($0) }
    pan.any.delegate.shouldBeRequiredToFail = { [scroll] in $1 == scroll.panGestureRecognizer }
    bandPan = pan
  }

  /// Whether a drag of the mouse begins a band: not where it drags a row.
  private func mayBeginBand(_ gesture: AnyGesture) -> Bool {
    guard !isChanging, shape.allowsBandSelection, shape.allowsSelection, shape.allowsMultipleSelection, move == nil,
      swipe == nil, band == nil, gesture.buttonMask == .primary,
      let pan = gesture.gesture(as: PanGestureRecognizer.self)
    else { return false }
    let start = pan.location(in: view) - pan.translation(in: view)
    guard let index = row(at: start) else { return true }
    let rowView = view(of: rows[index])
    return delegate.didMove == nil && rowView.isAlive && rowView.draggables.isEmpty
  }

  private func drawBand(by pan: Gesture<PanGestureRecognizer>) {
    guard view.isAlive else { return }
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      beginBand(at: finger - pan.translation(in: view), adds: !pan.any.modifierFlags.isDisjoint(with: Self.adding))
      fallthrough
    case .changed:
      guard band != nil else { return }
      band?.finger = Point(finger.x, finger.y - view.bounds.origin.y)
      scroll.autoscroll(at: finger)
      followBand()
    case .ended: endBand()
    default: endBand(restores: true)
    }
  }

  /// The modifier keys with which a band selects besides what is selected.
  private static var adding: ModifierFlags { [.shift, .control, .command] }

  private func beginBand(at point: Point, adds: Bool) {
    guard point.x.isFinite, point.y.isFinite, let scene = view.scene else { return }
    loseTouch()
    guard view.isAlive, !isChanging else { return }
    let bandView = view.columns.makeView()
    bandView.name = "band"
    bandView.isUserInteractionEnabled = false
    bandView[Shape.self] = Shape(.rectangle(), fill: style.band, stroke: style.bandOutline, lineWidth: 1)
    view.addSubview(bandView)
    band = ListBand(
      view: bandView.entity, start: (point.x, Double(point.y) + scroll.contentBase.y), finger: point,
      before: selection, isAdding: adds)
    scene.addKeyInterceptor(ListBandEscape(list: self))
  }

  /// Draws the band to the mouse, and selects the rows in it. Called when the mouse or the content has moved.
  func followBand() {
    guard let band, view.columns.isAlive(band.view), !isPlacing else { return }
    let end = Point(band.finger.x, band.finger.y + view.bounds.origin.y)
    let start = Point(band.start.x, Float(band.start.y - scroll.contentBase.y))
    let place = Double(end.y) + scroll.contentBase.y
    guard end.x.isFinite, end.y.isFinite else { return }
    view(band.view).frame = Rect(
      min(start.x, end.x), min(start.y, end.y), abs(start.x - end.x), abs(start.y - end.y))
    view(band.view).bringToFront()
    let covered = geometry.rows(
      x: min(band.start.x, end.x)...max(band.start.x, end.x), y: min(band.start.y, place)...max(band.start.y, place))
    guard covered != band.covered else { return }
    self.band?.covered = covered
    select(covered, of: band, isUp: place < band.start.y)
  }

  private func select(_ covered: ListBandRows, of band: ListBand, isUp: Bool) {
    let (old, version) = (selection, version)
    if band.isAdding { selection = band.before } else { selection.removeAll() }
    for part in covered.lines {
      geometry.forEachRange(of: part, covered.columns) { range in
        if version == self.version { select(range, in: part.section) }
      }
      guard version == self.version, view.isAlive else { return }
    }
    if let first = covered.lines.first, let last = covered.lines.last {
      let ends = [
        ListPath(row: first.lines.lowerBound * geometry.columns + covered.columns.lowerBound, section: first.section),
        ListPath(
          row: min(
            last.lines.upperBound * geometry.columns + covered.columns.upperBound,
            geometry.sections[last.section].rows) - 1, section: last.section),
      ]
      (selection.focus, selection.anchor) = isUp ? (ends[0], ends[1]) : (ends[1], ends[0])
    }
    guard selection.sections != old.sections else { return }
    showStates()
    if version == self.version, view.isAlive { delegate.didChangeSelection?(list) }
  }

  /// Ends the band. Its rows stay selected, or the selection is as it was before.
  func endBand(restores: Bool = false) {
    guard let band else { return }
    self.band = nil
    scroll.endAutoscroll()
    if view.columns.isAlive(band.view) { view(band.view).destroy() }
    guard view.isAlive else { return }
    if bandPan?.state == .began || bandPan?.state == .changed {
      bandPan?.any.isEnabled = false
      bandPan?.any.isEnabled = true
    }
    guard restores, !isChanging, selection.sections != band.before.sections else { return }
    let version = version
    selection = band.before
    showStates()
    if version == self.version, view.isAlive { delegate.didChangeSelection?(list) }
  }
}

/// Lets Escape end the band of a list, and the selection be as it was before.
private final class ListBandEscape: KeyInterceptor {
  private weak var list: ListState?

  init(list: ListState) { self.list = list }

  func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    guard let list, list.view.isAlive, list.band != nil else {
      scene.removeKeyInterceptor(self)
      return false
    }
    guard press.type == .key(.escape) else { return false }
    scene.removeKeyInterceptor(self)
    list.endBand(restores: true)
    return true
  }
}
