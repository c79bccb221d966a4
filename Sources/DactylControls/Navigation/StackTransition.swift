import Dactyl

/// The movement of a navigation stack's top view over the one below: pushed in, popped out, or following the finger.
final class StackTransition: SnapshotState {
  // Not in snapshots: set once.
  let stack: NavigationController
  // Not in snapshots: set once.
  private let spring: Spring
  /// The views while they move.
  private var views: (top: View, below: View)?
  /// What darkens the lower one, and takes the touches there.
  private var cover: View?
  /// The system that moves the views while a spring does.
  private var following: Subscription?
  /// Where the upper view was when the drag began.
  private var dragStart: Float = 0
  /// Whether it ends with a pop.
  private var pops = false

  init(_ stack: NavigationController, _ spring: Spring) {
    self.stack = stack
    self.spring = spring
  }

  /// Whether the views are on their way.
  var isActive: Bool { views != nil }

  private var scene: Scene? { stack.controller.scene }
  private var width: Float { stack.controller.viewIfLoaded?.bounds.size.width ?? 0 }
  /// How far the upper view is from its place, to the right.
  private var offset: Float { views?.top[StackOffset.self]?.points ?? 0 }

  /// Whether the views are those of the stack as it is: code may have changed it meanwhile.
  private var isValid: Bool {
    guard let views, let scene, stack.controller.isAlive, scene.hasRevealed(stack.controller.entity) else {
      return false
    }
    return [views.top, views.below].allSatisfy { $0.isAlive && $0.superview == stack.controller.viewIfLoaded }
      && stack.top?.viewIfLoaded == views.top
  }

  // MARK: Beginning

  /// Pushes a controller, whose view comes in from the right.
  func push(_ next: ViewController) -> Bool {
    finish()
    guard let scene else { return false }
    begin(scene.pushOver(next.entity, on: stack.controller.entity), at: width)
    if isActive { glide(to: 0, velocity: 0, pops: false) }
    return next.isAlive && next.parent == stack.controller
  }

  /// Pops the top controller, whose view goes out to the right.
  func pop() -> Bool {
    finish()
    guard reveal() else { return false }
    glide(to: width, velocity: 0, pops: true)
    return true
  }

  private func reveal() -> Bool {
    guard let scene else { return false }
    begin(scene.revealBelow(stack.controller.entity), at: 0)
    return isActive
  }

  private func begin(_ views: (top: View, below: View)?, at offset: Float) {
    guard let views, let scene, let around = views.top.superview else { return }
    self.views = views
    let cover = scene.makeView(frame: around.bounds)
    cover.name = "cover of the view below"
    cover.autoresizing = .flexibleSize
    cover[Shape.self] = Shape(.rectangle(), fill: .black)
    around.insertSubview(cover, belowSubview: views.top)
    self.cover = cover
    place(offset)
  }

  // MARK: Moving

  private func place(_ offset: Float) {
    guard let views, views.top.isAlive, views.below.isAlive else { return }
    views.top[StackOffset.self] = StackOffset(points: offset)
    show(offset)
  }

  private func show(_ offset: Float) {
    guard let views, views.top.isAlive, views.below.isAlive else { return }
    let share = width > 0 ? min(max(offset / width, 0), 1) : 1
    views.top.transform = .translation(offset, 0)
    views.below.transform = .translation(-0.3 * width * (1 - share), 0)
    if let cover, cover.isAlive { cover.alpha = max(0.25 * (1 - share), 0.02) }
  }

  private func glide(to end: Float, velocity: Float, pops: Bool) {
    guard let scene, let views, views.top.isAlive else { return }
    self.pops = pops
    following?.cancel()
    following = scene.addSystem("navigation", at: .update) { [weak self] _ in self?.follow() }
    let start = velocity == 0 ? nil : velocity
    views.top.animate(.spring(spring), \StackOffset.points, to: end, velocity: start) { [weak self] isWhole in
      if isWhole { self?.finish() }
    }
  }

  private func follow() {
    if isValid { show(offset) } else { clear() }
  }

  /// Takes the movement to its end at once.
  func finish() {
    guard isActive else { return }
    let isValid = isValid
    let pops = pops
    clear()
    guard isValid, stack.controller.isAlive else { return }
    if pops { stack.pop() } else { scene?.endReveal(of: stack.controller.entity) }
  }

  /// Puts the views where they belong without a movement.
  private func clear() {
    following?.cancel()
    following = nil
    let (views, cover) = (views, cover)
    (self.views, self.cover) = (nil, nil)
    if let cover, cover.isAlive { cover.destroy() }
    guard let views else { return }
    for view in [views.top, views.below] where view.isAlive {
      if view == views.top {
        view[StackOffset.self] = nil
        view.cancelAnimations()
      }
      view.transform = .identity
    }
  }

  // MARK: Dragging

  /// Whether a touch may become a swipe back: at the left edge, or anywhere while the views are on their way.
  func takes(_ touch: Touch, edge: Float) -> Bool {
    guard let view = stack.controller.viewIfLoaded else { return false }
    return isActive || touch.location(in: view).x <= edge && stack.viewControllers.count > 1
  }

  func takesDrag(by translation: Vector) -> Bool {
    isActive ? isValid : translation.dx > abs(translation.dy) && stack.viewControllers.count > 1
  }

  func drag(_ pan: Gesture<PanGestureRecognizer>) {
    let view = stack.controller.viewIfLoaded
    switch pan.state {
    case .began:
      guard isActive ? isValid : reveal(), let views else { return }
      following?.cancel()
      following = nil
      let offset = offset
      views.top.cancelAnimations()
      dragStart = offset
      place(max(dragStart + pan.translation(in: view).dx, 0))
    case .changed: if isValid { place(max(dragStart + pan.translation(in: view).dx, 0)) }
    case .ended:
      guard isValid else { return clear() }
      let velocity = pan.velocity(in: view).dx
      let pops = offset + velocity * 0.15 > width / 2 && stack.viewControllers.count > 1
      glide(to: pops ? width : 0, velocity: velocity, pops: pops)
    default: if isValid { glide(to: 0, velocity: 0, pops: false) } else { clear() }
    }
  }

  // MARK: State

  package func copyState(_ copier: StateCopier) {
    copier.copy(views) { views = $0 }
    copier.copy(cover) { cover = $0 }
    copier.copy(following) { following = $0 }
    copier.copy(dragStart) { dragStart = $0 }
    copier.copy(pops) { pops = $0 }
  }
}

/// How far a view of a stack is from its place: a component, which springs move.
struct StackOffset {
  var points: Float
}
