import Dactyl

/// A bar at an edge of a scroll view: it shows the offset, and the mouse can drag it.
final class ScrollBar: SnapshotState {
  let isAcross: Bool
  var isWanted = false
  /// The strip along the edge, which contains the bar.
  private(set) var view: View?
  private var thumb: Entity = .none
  private var isPointed = false
  /// The distance of the mouse from the start of the bar that it drags; nil without a drag.
  private var grip: Float?
  /// The position on the strip of the mouse that turns pages; nil when none does.
  private var pressed: Float?

  init(across isAcross: Bool) { self.isAcross = isAcross }

  var isHeld: Bool { isPointed || grip != nil || pressed != nil }
  var turnsPages: Bool { pressed != nil }

  /// Shows the bar at full opacity, in front of the content.
  func appear(in bars: ScrollBars) {
    let view = view ?? make(in: bars)
    guard view.isAlive else { return }
    view.cancelAnimations()
    view.alpha = 1
    view.isHidden = false
    view.bringToFront()
  }

  private func make(in bars: ScrollBars) -> View {
    let owner = bars.scrollView
    let view = owner.view.columns.makeView()
    self.view = view
    view[ControlPart.self] = ControlPart()
    view.name = isAcross ? "horizontal scroll indicator" : "vertical scroll indicator"
    owner.addFront(view)
    thumb = ControlPaint.addPart(to: view)
    // Fingers hit what is behind the bar.
    view.setPointInside { $0.isPointInside && $0.touchType == .pointer }
    view.onLayout = { [weak self, weak bars] _ in if let bars { self?.layOut(in: bars) } }
    view.addGestureRecognizer(HoverGestureRecognizer()) { [weak self, weak bars] hover in
      guard let bars else { return }
      self?.isPointed = !hover.state.isFinal
      bars.show()
    }
    view.addGestureRecognizer(LongPressGestureRecognizer(duration: 0, movement: .greatestFiniteMagnitude)) {
      [weak self, weak bars] press in
      if let bars { self?.take(press.any, in: bars) }
    }
    return view
  }

  func remove() {
    view?.destroy()
    view = nil
    (isPointed, grip, pressed) = (false, nil, nil)
  }

  private func layOut(in bars: ScrollBars) {
    guard let view, view.isAlive, let scene = view.scene else { return }
    guard let place = bars.geometry(of: self) else {
      view.frame = .zero
      return ControlPaint.setFrame(.zero, of: scene.view(thumb))
    }
    let style = bars.style
    let isWide = isHeld
    let corner = bars.scrollView.view.bounds.origin
    view.frame = Rect(
      origin: Point(place.track.minX + corner.x, place.track.minY + corner.y), size: place.track.size)
    // Content that was added since is put behind the bar.
    if view.siblingIndex + 2 < bars.scrollView.view.subviewCount { view.bringToFront() }
    let track = isWide ? style.track.map { Shape(.rectangle(), fill: $0) } : nil
    if view[Shape.self] != track { view[Shape.self] = track }
    let bar = place.thumb(style, isPointed: isWide)
    let knob = scene.view(thumb)
    ControlPaint.setFrame(bar, of: knob)
    let shape = Shape(
      .rectangle(cornerRadius: min(bar.size.width, bar.size.height) / 2),
      fill: isWide ? style.pointedColor : style.color)
    if knob[Shape.self] != shape { knob[Shape.self] = shape }
  }

  // MARK: The mouse

  private func take(_ press: AnyGesture, in bars: ScrollBars) {
    guard let geometry = bars.geometry(of: self), let scene = bars.scrollView.view.scene else { return }
    let place = geometry.place(of: bars.place(of: press))
    switch press.state {
    case .began:
      if place >= geometry.start && place <= geometry.start + geometry.length {
        grip = place - geometry.start
      } else {
        pressed = place
        turnPage(of: bars)
        bars.show()
        return ScrollTimers.set(scene.currentTime + 0.5, of: bars, in: scene)
      }
    case .changed:
      if pressed != nil { pressed = place }
      if let grip { drag(to: geometry.offset(startingAt: place - grip, bars.style), bars.scrollView) }
    default: (grip, pressed) = (nil, nil)
    }
    if pressed == nil { bars.show() }
  }

  private func drag(to offset: Double, _ scrollView: ScrollView) {
    var point = scrollView.contentOffset
    if isAcross { point.x = offset } else { point.y = offset }
    if scrollView.isScrollEnabled { scrollView.contentOffset = point }
  }

  /// Scrolls by a page towards the mouse, until the bar is under it.
  func turnPage(of bars: ScrollBars) {
    guard let pressed, let geometry = bars.geometry(of: self) else { return }
    if pressed < geometry.start {
      bars.scrollView.turnPage(across: isAcross, forward: false)
    } else if pressed > geometry.start + geometry.length {
      bars.scrollView.turnPage(across: isAcross, forward: true)
    }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(isWanted) { isWanted = $0 }
    copier.copy(view) { view = $0 }
    copier.copy(thumb) { thumb = $0 }
    copier.copy(isPointed) { isPointed = $0 }
    copier.copy(grip) { grip = $0 }
    copier.copy(pressed) { pressed = $0 }
  }
}
