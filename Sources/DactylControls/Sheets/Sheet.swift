import Dactyl

/// A view controller that is presented as a sheet: a panel at the lower edge of the window, which follows the finger.
///
/// It rests at its detents. A finger or the mouse drags it from anywhere in it, also while it moves; content that
/// scrolls is scrolled first, and moves the sheet down from its beginning. A flick or a drag below the lowest detent
/// dismisses it, as do a touch beside it, Escape and the right button of a controller. The grabber is a control:
/// pressed by touch, keys or controller, it goes to the next detent.
///
/// See `ViewController.presentSheet(_:detents:)`.
public final class Sheet: PresentedPanel {
  // Not in snapshots: set once.
  /// The controller whose view is in the sheet.
  public let content: ViewController
  // Not in snapshots: set once.
  /// The controller that is presented: its view fills the window, with the sheet in it.
  public let container: ViewController
  // Not in snapshots: set once.
  let views: SheetViews
  /// The heights at which it rests, at least one. Where it rests at one that is gone, it moves to the nearest.
  public var detents: [SheetDetent] {
    get { restingPlaces }
    set {
      guard !newValue.isEmpty else { return }
      restingPlaces = newValue
      if isShown, !newValue.contains(selectedDetent) { move(to: nearestDetent(to: visible), velocity: 0) }
    }
  }
  private var restingPlaces: [SheetDetent]
  /// The detent at which it rests, or to which it moves.
  public internal(set) var selectedDetent: SheetDetent
  /// Whether the user has to decide something: then only code dismisses it. False by default.
  public var isModal = false
  /// Called when the sheet has been dismissed, by the user or by code, after it has left the window.
  public var onDismiss: (() -> Void)?
  /// Whether it is leaving.
  var isLeaving = false
  var isEnding = false
  /// The height that was seen when the drag began.
  private var dragStart: Float = 0
  /// The system that moves the views while a spring moves the sheet.
  private var following: Subscription?
  // Not in snapshots: the scene's part, which is one and the same.
  private(set) weak var presenter: PanelPresenter?

  init(
    _ content: ViewController, in container: ViewController, _ views: SheetViews, detents: [SheetDetent],
    presenter: PanelPresenter
  ) {
    (self.content, self.container, self.views, self.presenter) = (content, container, views, presenter)
    restingPlaces = detents.isEmpty ? [.large] : detents
    selectedDetent = restingPlaces[0]
    let pan = views.sheetView.addGestureRecognizer(PanGestureRecognizer()) { [weak self] in self?.drag($0) }
    pan.any.delegate.shouldBegin = { [weak self] _ in
      guard let self else { return false }
      let translation = pan.translation(in: nil)
      return takesDrag(by: translation, at: pan.location(in: nil) - translation)
    }
    // What scrolls inside waits until it is certain that the sheet does not move.
    pan.any.delegate.shouldBeRequiredToFail = { $1.view?.scrollView?.panGestureRecognizer == $1 }
    views.grabber.addAction(for: .primaryActionTriggered) { [weak self] _, _ in self?.selectNext() }
  }

  /// Whether the sheet is in a window, and not on its way out of it.
  public var isShown: Bool { isInPlace }
  var root: View { views.root }
  var backdrop: View { views.dimming }
  var panelView: View { views.sheetView }
  var isWhole: Bool { content.isAlive && container.isAlive && views.isWhole }

  /// Moves the sheet to one of its detents, or to another one, which is no resting place for the finger.
  public func select(_ detent: SheetDetent, animated isAnimated: Bool = true) {
    guard isShown else { return }
    selectedDetent = detent
    if isAnimated { move(to: detent, velocity: 0) } else { rest(at: height(of: detent)) }
  }

  /// Dismisses the sheet: at once, or after it has moved out of the window.
  public func dismiss(animated isAnimated: Bool = true) {
    guard isPresented else { return }
    if isAnimated { leave(velocity: 0) } else { end() }
  }

  // MARK: Moving

  /// The height that is seen, in points.
  var visible: Float { views.sheetView[SheetPosition.self]?.visible ?? 0 }

  func height(of detent: SheetDetent) -> Float { views.height(of: detent) }

  /// The heights at which it rests, ascending.
  private var heights: [Float] { detents.map(height).sorted() }
  private var lowest: Float { heights.first ?? 0 }
  private var highest: Float { heights.last ?? 0 }

  private func nearestDetent(to height: Float) -> SheetDetent {
    detents.min { abs(self.height(of: $0) - height) < abs(self.height(of: $1) - height) } ?? .large
  }

  /// Shows it rising from the lower edge of the window.
  func appear() {
    place(0)
    move(to: selectedDetent, velocity: 0)
  }

  /// Lays it out again after the window has got another size.
  func fit() {
    if isShown { rest(at: height(of: selectedDetent)) }
  }

  /// Goes to the next higher detent, or from the highest to the lowest.
  func selectNext() {
    let higher = detents.filter { height(of: $0) > height(of: selectedDetent) + 1 }
    let next = (higher.isEmpty ? detents : higher).min { height(of: $0) < height(of: $1) }
    if let next { select(next) }
  }

  private func place(_ visible: Float) {
    views.sheetView[SheetPosition.self] = SheetPosition(visible: visible)
    views.place(visible, lowest: lowest)
  }

  private func rest(at height: Float) {
    stop()
    place(height)
  }

  /// Ends the movement where it is.
  func stop() {
    following?.cancel()
    following = nil
    if views.sheetView.isAlive { views.sheetView.cancelAnimations() }
  }

  /// - Parameter velocity: that of the upper edge, in points per second, upwards.
  private func move(to detent: SheetDetent, velocity: Float) {
    selectedDetent = detent
    glide(to: height(of: detent), velocity: velocity) { $0.rest(at: $0.height(of: detent)) }
  }

  private func leave(velocity: Float) {
    isLeaving = true
    glide(to: 0, velocity: min(velocity, 0)) { $0.end() }
  }

  private func glide(to height: Float, velocity: Float, then end: @escaping (Sheet) -> Void) {
    guard let scene = container.scene, views.sheetView.isAlive else { return }
    following?.cancel()
    following = scene.addSystem("sheet", at: .update) { [weak self] _ in self?.follow() }
    let animation = Animation.spring(views.style.spring).allowingUserInteraction
    let start = velocity == 0 ? nil : velocity
    views.sheetView.animate(animation, \SheetPosition.visible, to: height, velocity: start) { [weak self] isWhole in
      if isWhole, let self { end(self) }
    }
  }

  private func follow() {
    if views.sheetView.isAlive { views.place(visible, lowest: lowest) }
  }

  // MARK: Dragging

  /// Whether a drag that has begun with a translation moves the sheet: not where it would scroll something.
  func takesDrag(by translation: Vector, at start: Point) -> Bool {
    guard isPresented, abs(translation.dy) > abs(translation.dx) else { return false }
    guard let scroll = views.scrollView(at: start) else { return true }
    if translation.dy > 0 {
      return scroll.contentOffset.y <= -Double(scroll.adjustedContentInset.top) + 0.5
    }
    return visible < highest - 0.5
  }

  func drag(_ pan: Gesture<PanGestureRecognizer>) {
    guard isPresented else { return }
    switch pan.state {
    case .began:
      stop()
      isLeaving = false
      dragStart = visible
      follow(pan)
    case .changed: follow(pan)
    case .ended: release(velocity: -pan.velocity(in: container.view).dy)
    default: move(to: nearestDetent(to: visible), velocity: 0)
    }
  }

  private func follow(_ pan: Gesture<PanGestureRecognizer>) {
    let wanted = dragStart - pan.translation(in: container.view).dy
    // Beyond the highest detent, and where it can't be dismissed below the lowest, it follows less and less.
    func yielding(_ beyond: Float) -> Float { beyond * 60 / (beyond + 120) }
    if wanted > highest {
      place(highest + yielding(wanted - highest))
    } else if isModal, wanted < lowest {
      place(lowest - yielding(lowest - wanted))
    } else {
      place(max(wanted, 0))
    }
  }

  /// Moves it to where the finger has thrown it.
  private func release(velocity: Float) {
    let thrown = visible + velocity * 0.15
    if !isModal, thrown < lowest / 2 { return leave(velocity: velocity) }
    move(to: nearestDetent(to: thrown), velocity: velocity)
  }

  // MARK: State

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    copier.copy(restingPlaces) { restingPlaces = $0 }
    copier.copy(selectedDetent) { selectedDetent = $0 }
    copier.copy(isModal) { isModal = $0 }
    copier.copy(onDismiss) { onDismiss = $0 }
    copier.copy(isLeaving) { isLeaving = $0 }
    copier.copy(isEnding) { isEnding = $0 }
    copier.copy(dragStart) { dragStart = $0 }
    copier.copy(following) { following = $0 }
  }

  package func mix(into hash: inout StateHash) {
    hash.mix(container.entity)
    hash.mix(visible)
  }
}

@available(*, unavailable)
extension Sheet: Sendable {}

/// The height of a sheet that is seen: a component of its panel, which springs move.
struct SheetPosition {
  var visible: Float
}
