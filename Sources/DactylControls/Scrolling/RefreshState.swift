import Dactyl

/// The state of a refresh control: how far it is pulled, and whether it refreshes.
final class RefreshState: ScrollCompanion, ScrollTimer {
  let scrollView: ScrollView
  let control: Control
  var due: Timestamp?
  private(set) var isRefreshing = false
  /// Whether the present drag has triggered a refresh already.
  private var isTaken = false
  /// The number of visible dots.
  private var shown = 0
  private var spinner = Spinner()

  /// The height of the control, and the distance of a full pull, in points.
  static var height: Float { 60 }

  init(_ scrollView: ScrollView, _ control: Control) {
    self.scrollView = scrollView
    self.control = control
  }

  /// The distance that the content is pulled down, in points.
  private var pulled: Float {
    max(0, Float(-scrollView.contentOffset.y) - scrollView.contentInset.top)
  }

  func didScroll(_ scrollView: ScrollView) {
    let view = control.view
    guard view.isAlive else { return }
    let pulled = pulled
    if !scrollView.isDragging { isTaken = false }
    let isSeen = pulled > 0 || isRefreshing
    if view.isHidden == isSeen { view.isHidden = !isSeen }
    guard isSeen else { return }
    if !isRefreshing {
      let count = Int(clamping: min(pulled / Self.height, 1) * Float(Spinner.count))
      if count != shown {
        shown = count
        show()
      }
    }
    view.setNeedsLayout()
    guard !isRefreshing, !isTaken, pulled >= Self.height, scrollView.isDragging else { return }
    isTaken = true
    begin()
    control.sendActions(for: .valueChanged)
  }

  func baseDidMove(by way: Vector) {
    if control.view.isAlive { control.view.center += way }
  }

  func begin() {
    guard !isRefreshing, let scene = scrollView.view.scene, control.view.isAlive else { return }
    isRefreshing = true
    shown = Spinner.count
    control.view.isHidden = false
    control.view.setNeedsLayout()
    show()
    ScrollTimers.set(scene.currentTime + Spinner.pause, of: self, in: scene)
    scrollView.refreshHeight = Self.height
  }

  func end() {
    guard isRefreshing, let scene = scrollView.view.scene else { return }
    isRefreshing = false
    ScrollTimers.set(nil, of: self, in: scene)
    scrollView.refreshHeight = 0
    guard control.view.isAlive, pulled <= 0 else { return }
    control.view.isHidden = true
  }

  func dueReached(at now: Timestamp, in scene: Scene) {
    guard isRefreshing else { return }
    spinner.advance()
    // Not drawn while it is out of sight.
    if pulled > 0 { show() }
    ScrollTimers.set(now + Spinner.pause, of: self, in: scene)
  }

  // MARK: Drawing

  /// Places the control above the content. Called before the next frame is drawn.
  func layOut() {
    let view = control.view
    guard view.isAlive else { return }
    let bounds = scrollView.view.bounds
    let top = Float(Double(bounds.minY) - scrollView.contentOffset.y)
    let frame = Rect(bounds.minX, top - Self.height, bounds.size.width, Self.height)
    if view.frame != frame { view.frame = frame }
    show()
  }

  /// Shows as many dots as the pull is far; while it refreshes, all of them, with one brightest and a tail.
  func show() {
    let view = control.view
    guard view.isAlive, let scene = view.scene else { return }
    spinner.show(shown, isTurning: isRefreshing, (control.style ?? scene.controlStyle).knob, in: view)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(due) { due = $0 }
    copier.copy(isRefreshing) { isRefreshing = $0 }
    copier.copy(isTaken) { isTaken = $0 }
    copier.copy(shown) { shown = $0 }
    copier.copy(spinner) { spinner = $0 }
  }
}
