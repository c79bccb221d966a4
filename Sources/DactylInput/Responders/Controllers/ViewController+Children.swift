extension ViewController {
  /// The controller whose child this one is, or nil.
  public var parent: ViewController? { handle { $0.parent } }

  /// The children, in the order in which they were added; for a navigation controller its stack, for a tab controller
  /// its pages. Allocates an array.
  public var children: [ViewController] {
    guard let scene, let children = scene.controllers[entity]?.children else { return [] }
    return children.map { ViewController($0, in: scene.columns) }
  }

  /// Makes another controller a child of this one, removing it from its parent. Adding its view is up to the game: the
  /// chain follows the views, from the child to the superview of its view (R3).
  ///
  /// - Returns: false, with a diagnostic, when the other controller is an ancestor of this one, or is presented.
  @discardableResult
  public func addChild(_ child: ViewController) -> Bool { scene?.addChild(child.entity, to: entity) ?? false }

  /// Removes the controller from its parent. In a navigation stack or tabs its view is removed with it.
  public func removeFromParent() {
    if let scene, scene.check(entity, "remove view controller") { scene.removeFromParent(entity) }
  }

  /// Returns the controller that a field of the record refers to, while it lives.
  func handle(_ entity: (ControllerRecord) -> Entity) -> ViewController? {
    guard isAlive, let scene, let record = scene.controllers[self.entity] else { return nil }
    return scene.viewController(entity(record))
  }
}

extension Scene {
  func addChild(_ child: Entity, to parent: Entity) -> Bool {
    guard check(parent, "add a child to view controller"), check(child, "add as a child view controller"),
      controllers.isController(parent), controllers.isController(child)
    else { return false }
    guard canJoin(child, parent) else { return false }
    if controllers[child]?.parent == parent { return true }
    removeFromParent(child)
    // Leaving a stack may have run code of the game.
    guard isAlive(child), isAlive(parent), controllers[child]?.parent == Entity.none, canJoin(child, parent) else {
      return false
    }
    controllers[child]?.parent = parent
    controllers[parent]?.children.append(child)
    childrenDidChange(of: parent)
    return true
  }

  /// Whether a controller may become a child of another, or be presented by it. Reports the reason if not.
  func canJoin(_ controller: Entity, _ other: Entity) -> Bool {
    var ancestor = other
    var steps = 0
    while ancestor != .none, let record = controllers[ancestor], steps <= controllers.count {
      guard ancestor != controller else {
        report(.cycle, "can't put view controller \(controller.index) into \(other.index): that is it or lies in it")
        return false
      }
      ancestor = record.parent != .none ? record.parent : record.presenter
      steps += 1
    }
    guard controllers.presenter(of: controller) == .none else {
      report(.mismatchedControllers, "view controller \(controller.index) is presented: dismiss it first")
      return false
    }
    return true
  }

  func removeFromParent(_ child: Entity) {
    guard let parent = controllers[child]?.parent, parent != .none else { return }
    controllers[child]?.parent = .none
    guard isAlive(parent) else { return }
    controllers[parent]?.remove(child)
    childrenDidChange(of: parent)
  }
}
