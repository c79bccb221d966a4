extension ControllerTable: ScenePart {

  func viewWillLeave(_ view: UInt32, in scene: Scene) { scene.announceAppearance(below: view, false) }

  func viewWillEnter(_ view: UInt32, into parent: UInt32, in scene: Scene) {
    if count > 0, scene.isInSight(parent) { scene.announceAppearance(below: view, true) }
  }

  func viewDidMove(_ view: UInt32, in scene: Scene) { scene.settleAppearance(below: view) }
  package func windowDidHide(_ window: Entity, in scene: Scene) { scene.settleAppearance(below: window.index) }
  package func windowDidShow(_ window: Entity, in scene: Scene) { scene.settleAppearance(below: window.index) }

  package func entityWillEnd(_ entity: Entity, in scene: Scene) {
    guard isController(entity) else { return }
    scene.firstResponders.leaving.append(entity)
    scene.forget(entity)
    _ = scene.firstResponders.leaving.popLast()
  }

  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    if let handlers = tabs.take(entity.index) {
      handlers.end()
      remains.keep(handlers)
    }
    scene.forgetController(ofView: entity)
  }

  package var pendingWork: [String] { calls.isEmpty ? [] : ["\(calls.count) controllers to call"] }
  package var rowsInUse: Int { count }

  // MARK: The chain

  /// The entity after a controller in the responder chain: its view's superview (the window for a root controller), or
  /// the controller that presents it (R2, R3).
  func next(after controller: Entity, in scene: Scene) -> Entity {
    let presenter = presenter(of: controller)
    if presenter != .none, scene.isAlive(presenter) { return presenter }
    let view = view(of: controller)
    return scene.isAlive(view) ? scene.afterView(view) : .none
  }
}
