extension Scene {
  /// The root view of a controller, loaded if necessary.
  func loadView(of controller: Entity) -> View? {
    guard check(controller, "read the view of view controller"), let record = controllers[controller] else {
      return nil
    }
    if isAlive(record.view) { return view(record.view) }
    let responder = responders.responder(of: controller)
    guard !record.isLoading, responder?.isBusy != true else { return nil }
    let handle = ViewController(controller, in: columns)
    controllers[controller]?.isLoading = true
    responder?.controller(.loadView, handle)
    guard isAlive(controller) else { return nil }
    controllers[controller]?.isLoading = false
    if !isAlive(controllers.view(of: controller)) {
      let view = makeView(frame: Rect(origin: .zero, size: size))
      view.autoresizing = .flexibleSize
      setView(view, of: controller)
    }
    responder?.controller(.viewDidLoad, handle)
    return handle.viewIfLoaded
  }

  func setView(_ view: View?, of controller: Entity) {
    guard check(controller, "set the view of view controller"), let record = controllers[controller] else { return }
    if let view, !canBeRootView(view, of: controller) { return }
    guard view?.entity != record.view else { return }
    if isAlive(record.view) { clearController(of: record.view) }
    if let view {
      if let other = controllers.controller(of: view.entity) { takeView(from: other) }
      watchEnd(of: view.entity)
      controllers.setController(controller, of: view.entity)
      responders.setTurnsOff(true, of: view.entity.index)
      view.observesLayout = true
    }
    controllers[controller]?.view = view?.entity ?? .none
    settleAppearance(of: controller)
    runControllerCalls()
  }

  /// Whether a view may be a controller's root view: any view of the scene except a window. Reports it if not.
  func canBeRootView(_ view: View, of controller: Entity) -> Bool {
    let isOwn = view.columns === columns
    guard isOwn, !isView(view.entity.index) || !record(of: view.entity.index).flags.contains(.isWindow) else {
      let reason = isOwn ? "a window" : "of another scene"
      report(.mismatchedViews, "view controller \(controller.index) can't have \(view): it is \(reason)")
      return false
    }
    return check(view.entity, "give a view controller the view")
  }

  private func takeView(from controller: Entity) {
    controllers[controller]?.view = .none
    settleAppearance(of: controller)
  }

  private func clearController(of view: Entity) {
    controllers.setController(nil, of: view)
    responders.setTurnsOff(false, of: view.index)
    self.view(view).observesLayout = isLaidOut(view)
  }

  /// Clears the controller of a destroyed view. Notifications of the controller are queued until all entities of the
  /// destruction have ended.
  func forgetController(ofView view: Entity) {
    guard controllers.count > 0, let controller = controllers.controller(of: view) else { return }
    controllers.setController(nil, of: view)
    controllers[controller]?.view = .none
    settleAppearance(of: controller)
    unlinkPresentation(of: controller)
  }

  /// Removes a controller from its parent, its stack and its presenter. It is notified that its view disappears.
  func forget(_ controller: Entity) {
    PendingCancels.note(ending: controller, in: self)
    resignFirstResponder(ending: controller)
    dismiss(controller)
    endPresentation(of: controller)
    removeFromParent(controller)
    guard let record = controllers[controller] else { return }
    for child in record.children { controllers[child]?.parent = .none }
    if isAlive(record.view) { clearController(of: record.view) }
    controllers[controller]?.view = .none
    settleAppearance(of: controller)
    controllers[controller] = nil
    runControllerCalls()
    settleIfIdle()
  }

  /// Destroys a controller with its view, its children and the controllers that it presents, and theirs. Views
  /// disappear first; a controller that the game removes from the family meanwhile survives.
  func destroyController(_ controller: Entity) {
    guard check(controller, "destroy view controller"), controllers.isController(controller),
      canEdit("destroy view controller \(controller.index)")
    else { return }
    var all = [controller]
    var index = 0
    while index < all.count {
      if let record = controllers[all[index]] {
        all += record.children
        if isAlive(record.presented) { all.append(record.presented) }
      }
      index += 1
    }
    func isToEnd(_ member: Entity) -> Bool {
      isAlive(member) && (member == controller || !isTaken(member, from: all))
    }
    for member in all where isToEnd(member) { dismiss(member) }
    for member in all where isToEnd(member) {
      let view = controllers.view(of: member)
      removeFromParent(member)
      if isAlive(view) { destroy(view) }
      if isAlive(member) { destroy(member) }
    }
  }

  /// Whether a controller now has a parent or presenter outside a family.
  private func isTaken(_ controller: Entity, from family: [Entity]) -> Bool {
    guard let record = controllers[controller] else { return false }
    return [record.parent, record.presenter].contains { isAlive($0) && !family.contains($0) }
  }
}
