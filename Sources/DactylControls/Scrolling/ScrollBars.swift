import Dactyl

/// The bars of a scroll view: they appear when the content moves, and fade when it rests.
final class ScrollBars: ScrollCompanion, ScrollTimer {
  let scrollView: ScrollView
  var style = ScrollIndicatorStyle()
  var insets = EdgeInsets.zero
  /// The bars that may be shown; their views are made when they are shown for the first time.
  let across: ScrollBar
  let down: ScrollBar
  var due: Timestamp?
  private var isShown = false
  private var isFading = false

  init(_ scrollView: ScrollView) {
    self.scrollView = scrollView
    across = ScrollBar(across: true)
    down = ScrollBar(across: false)
  }

  var wanted: [ScrollBar] { [across, down].filter(\.isWanted) }

  func baseDidMove(by way: Vector) {
    for view in [across, down].compactMap(\.view) where view.isAlive { view.center += way }
  }

  func didScroll(_ scrollView: ScrollView) { show() }

  /// Shows the wanted bars, and schedules their fading.
  func show() {
    guard let scene = scrollView.view.scene, scrollView.view.isAlive else { return }
    if !isShown || isFading {
      isShown = true
      isFading = false
      for indicator in [across, down] where indicator.isWanted { indicator.appear(in: self) }
    }
    place()
    // A mouse that turns pages waits for the next page.
    if across.turnsPages || down.turnsPages { return }
    ScrollTimers.set(scene.currentTime + max(style.delay, 0), of: self, in: scene)
  }

  /// Called when a bar was turned on or off: the bars appear again when the content moves next.
  func wantedDidChange() { isShown = false }

  /// Requests a layout of the bars before the next frame is drawn, when the offset is final.
  func place() {
    across.view?.setNeedsLayout()
    down.view?.setNeedsLayout()
  }

  /// Whether a finger or the mouse keeps the bars from fading.
  private var isHeld: Bool { across.isHeld || down.isHeld || scrollView.isTracking }

  func dueReached(at now: Timestamp, in scene: Scene) {
    if across.turnsPages || down.turnsPages {
      for indicator in [across, down] where indicator.turnsPages { indicator.turnPage(of: self) }
      return ScrollTimers.set(now + 0.1, of: self, in: scene)
    }
    guard !isHeld else { return ScrollTimers.set(now + max(style.delay, 0.1), of: self, in: scene) }
    isFading = true
    for view in [across, down].compactMap(\.view) where view.isAlive {
      view.animate(duration: style.fading, allowsUserInteraction: true) {
        $0.alpha = 0
      } completion: { [weak self] isWhole in
        if isWhole { self?.disappear() }
      }
    }
  }

  private func disappear() {
    guard isFading else { return }
    isFading = false
    isShown = false
    for view in [across, down].compactMap(\.view) where view.isAlive { view.isHidden = true }
  }

  /// The geometry of a bar; nil when there is nothing to scroll along it.
  func geometry(of indicator: ScrollBar) -> ScrollBarGeometry? {
    let size = scrollView.view.bounds.size
    func limits(_ indicator: ScrollBar) -> ClosedRange<Double> { scrollView.limits(across: indicator.isAcross) }
    let other = indicator === across ? down : across
    let cover = scrollView.adjustedContentInset
    let own = scrollView.contentInset
    let insets = EdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom + cover.bottom - own.bottom, right: insets.right)
    let offset = scrollView.contentOffset
    return ScrollBarGeometry(
      across: indicator.isAcross, offset: indicator.isAcross ? offset.x : offset.y, limits: limits(indicator), in: size,
      insets: insets,
      leavingCorner: other.isWanted && limits(other).lowerBound < limits(other).upperBound, style: style)
  }

  /// The location of a gesture, relative to the corner of the visible part.
  func place(of gesture: AnyGesture) -> Point {
    let view = scrollView.view
    let (point, corner) = (gesture.location(in: view), view.bounds.origin)
    return Point(point.x - corner.x, point.y - corner.y)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(style) { style = $0 }
    copier.copy(insets) { insets = $0 }
    copier.copy(across)
    copier.copy(down)
    copier.copy(due) { due = $0 }
    copier.copy(isShown) { isShown = $0 }
    copier.copy(isFading) { isFading = $0 }
  }
}
