import Dactyl

/// The navigation stacks of a scene whose views move, or are swiped back.
final class StackTransitions: AddedPart, EntityEndObserver {
  private var all: [StackTransition] = []
  /// The recognizers of stacks that are swiped back.
  private var swipes: [(stack: Entity, gesture: AnyGesture)] = []

  /// The transition of a stack; makes it when it is asked for first.
  func transition(of stack: NavigationController) -> StackTransition {
    if let found = all.first(where: { $0.stack == stack }) { return found }
    let transition = StackTransition(stack, Spring(duration: 0.35))
    all.append(transition)
    return transition
  }

  func isMoving(_ stack: NavigationController) -> Bool { all.contains { $0.stack == stack && $0.isActive } }

  func allowsSwipeBack(_ stack: NavigationController) -> Bool {
    swipes.contains { $0.stack == stack.controller.entity && $0.gesture.isAlive }
  }

  func setAllowsSwipeBack(_ allows: Bool, of stack: NavigationController) {
    guard allows != allowsSwipeBack(stack), let scene = stack.controller.scene else { return }
    guard !scene.isAnswering else {
      return scene.postpone { [weak self] _ in
        if stack.controller.isAlive { self?.setAllowsSwipeBack(allows, of: stack) }
      }
    }
    guard let view = stack.controller.view else { return }
    guard allows else {
      let old = swipes.filter { $0.stack == stack.controller.entity }
      swipes.removeAll { $0.stack == stack.controller.entity }
      for swipe in old where swipe.gesture.isAlive { swipe.gesture.remove() }
      return
    }
    let transition = transition(of: stack)
    let pan = view.addGestureRecognizer(PanGestureRecognizer()) { [weak transition] in transition?.drag($0) }
    pan.any.name = "swipe back"
    pan.any.delegate.shouldReceiveTouch = { [weak transition] gesture, touch in
      transition?.takes(touch, edge: gesture.settings?.edgeWidth.points ?? 20) ?? false
    }
    pan.any.delegate.shouldBegin = { [weak transition] _ in
      transition?.takesDrag(by: pan.translation(in: view)) ?? false
    }
    // What scrolls at the edge waits until it is certain that nothing is swiped back.
    pan.any.delegate.shouldBeRequiredToFail = { $1.view?.scrollView?.panGestureRecognizer == $1 }
    swipes.append((stack.controller.entity, pan.any))
  }

  // MARK: The life of the scene

  func addHooks(to parts: SceneParts) { parts.entityEndObservers.append(self) }

  func entitiesDidEnd(in scene: Scene) {
    all.removeAll { !$0.stack.controller.isAlive }
    swipes.removeAll { !scene.isAlive($0.stack) || !$0.gesture.isAlive }
  }

  func sceneDidEmpty(_ scene: Scene) { (all, swipes) = ([], []) }

  func mix(into hash: inout StateHash) { hash.mix(all.count { $0.isActive }) }

  package func copyState(_ copier: StateCopier) {
    copier.copy(all) { all = $0 }
    copier.copy(swipes) { swipes = $0 }
    for transition in all { copier.copy(transition) }
  }
}

extension NavigationController {
  /// Pushes a controller, whose view comes in from the right while the previous one moves away under it.
  ///
  /// The stack changes at once, and the new view appears; the covered one disappears when the movement is over. As
  /// long as it lasts, touches reach neither. Another push or pop takes it to its end first.
  ///
  /// - Returns: false, with a diagnostic, as `push(_:)`.
  @discardableResult
  public func push(_ next: ViewController, animated isAnimated: Bool) -> Bool {
    guard isAnimated, let scene = controller.scene, controller.window != nil, next.parent != controller,
      !scene.isAnswering
    else {
      finishMovement()
      return push(next)
    }
    return scene.stackTransitions.transition(of: self).push(next)
  }

  /// Pops the top controller, unless it is the last: its view moves out to the right, over the one below, which appears
  /// at once. The stack changes when the movement is over.
  ///
  /// - Returns: the top controller; nil when it is the last.
  @discardableResult
  public func pop(animated isAnimated: Bool) -> ViewController? {
    finishMovement()
    guard isAnimated, let scene = controller.scene, controller.window != nil, !scene.isAnswering else { return pop() }
    guard viewControllers.count > 1, let top else { return nil }
    return scene.stackTransitions.transition(of: self).pop() ? top : pop()
  }

  /// Whether a finger or the mouse that moves from the left edge to the right pops the top controller, whose view
  /// follows it; lifted before the middle it comes back, unless it was thrown. A view on its way is caught anywhere.
  /// False by default.
  public var allowsSwipeBack: Bool {
    get { controller.scene?.part(StackTransitions.self)?.allowsSwipeBack(self) ?? false }
    nonmutating set { controller.scene?.stackTransitions.setAllowsSwipeBack(newValue, of: self) }
  }

  /// Whether views of the stack are on their way.
  public var isMoving: Bool { controller.scene?.part(StackTransitions.self)?.isMoving(self) ?? false }

  private func finishMovement() {
    guard let scene = controller.scene, let part = scene.part(StackTransitions.self), part.isMoving(self),
      !scene.isAnswering
    else { return }
    part.transition(of: self).finish()
  }
}

extension Scene {
  fileprivate var stackTransitions: StackTransitions {
    if let part = part(StackTransitions.self) { return part }
    let part = StackTransitions()
    addPart(part)
    return part
  }
}
