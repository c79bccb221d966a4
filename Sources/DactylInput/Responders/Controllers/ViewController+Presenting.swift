extension ViewController {
  /// The controller that presents this one, or nil.
  public var presentingViewController: ViewController? { handle { $0.presenter } }
  /// The controller that this one presents, or nil.
  public var presentedViewController: ViewController? { handle { $0.presented } }

  /// Presents another controller above everything in the window: its view fills the window and receives the touches.
  /// The views below stay, and follow in the chain (R2). The window's first responder resigns, if it agrees, and
  /// becomes first responder again when the other controller is dismissed.
  ///
  /// - Returns: false, with a diagnostic, when this controller is in no window or presents another already, or the
  ///   other one is presented, a child, a window's root, or being loaded.
  @discardableResult
  public func present(_ other: ViewController) -> Bool { scene?.present(other.entity, from: entity) ?? false }

  /// Dismisses the presented controller, with everything that is presented above it; or this controller, when it
  /// presents none; or the nearest ancestor that is presented, for a child of a sheet or of a presented stack.
  ///
  /// - Returns: false when nothing is presented.
  @discardableResult
  public func dismiss() -> Bool {
    guard isAlive, let scene else { return false }
    let ancestor = presentedViewController == nil ? ancestor { scene.isAlive($0.presenter) } : nil
    return scene.dismiss(presentingViewController == nil ? ancestor?.entity ?? entity : entity)
  }
}

extension Scene {
  func present(_ other: Entity, from presenter: Entity) -> Bool {
    guard check(presenter, "present from view controller"), check(other, "present view controller"),
      canPresent(other, from: presenter), let view = loadView(of: other)
    else { return false }
    // Loading ran code of the game.
    guard isAlive(presenter), isAlive(other), view.isAlive, canPresent(other, from: presenter) else { return false }
    let window = window(of: presenter)
    controllers[presenter]?.presented = other
    controllers[other]?.presenter = presenter
    if let first = firstResponders.responder(of: window), isAlive(first), resignFirstResponder(first) {
      controllers[presenter]?.formerResponder = first
    }
    guard controllers.presenter(of: other) == presenter else { return false }
    guard isAlive(window), view.isAlive else {
      unlinkPresentation(of: other)
      return false
    }
    // A hidden pointer could press nothing in what is presented.
    setPointerLock(nil)
    fill(self.view(window), with: view)
    self.view(window).addSubview(view)
    if isAlive(other), controllers.presenter(of: other) == presenter { return true }
    // Dismissed before it was shown, unless another controller presents it now.
    if controllers.presenter(of: other) == .none, view.isAlive, view.superview?.entity == window {
      view.removeFromSuperview()
    }
    return false
  }

  private func canPresent(_ other: Entity, from presenter: Entity) -> Bool {
    guard let record = controllers[presenter], let presented = controllers[other], canJoin(other, presenter) else {
      return false
    }
    let reason: String? =
      if isAlive(record.presented) {
        "it presents another"
      } else if presented.parent != .none {
        "that is a child"
      } else if isRoot(other) {
        "that is a window's root"
      } else if window(of: presenter) == .none {
        "it is in no window"
      } else { nil }
    guard let reason else { return true }
    report(
      .mismatchedControllers, "view controller \(presenter.index) can't present \(other.index): \(reason)")
    return false
  }

  private func isRoot(_ controller: Entity) -> Bool {
    windowTable.order.contains { self[$0, RootViewController.self]?.controller == controller }
  }

  @discardableResult
  func dismiss(_ controller: Entity) -> Bool {
    guard let record = controllers[controller] else { return false }
    let first = isAlive(record.presented) ? record.presented : controller
    guard isAlive(controllers.presenter(of: first)) else { return false }
    var all = [first]
    while let next = controllers[all[all.count - 1]]?.presented, isAlive(next), all.count <= controllers.count {
      all.append(next)
    }
    for controller in all.reversed() where isAlive(controller) {
      endPresentation(of: controller, givesFocusBack: controller == first)
    }
    return true
  }

  /// Removes a presented controller's view from the window, while its chain is intact, and then the controller from the
  /// chain. The former first responder becomes first responder again.
  func endPresentation(of controller: Entity, givesFocusBack: Bool = true) {
    let presenter = controllers.presenter(of: controller)
    guard presenter != .none else { return }
    let view = controllers.view(of: controller)
    let window = window(of: controller)
    if isAlive(view) { self.view(view).removeFromSuperview() }
    guard controllers.presenter(of: controller) == presenter else { return putBack(controller) }
    unlinkPresentation(of: controller)
    guard isAlive(presenter), let former = controllers[presenter]?.formerResponder else { return }
    controllers[presenter]?.formerResponder = .none
    guard givesFocusBack, isAlive(window), firstResponders.responder(of: window) == nil else { return }
    if isAlive(former) { becomeFirstResponder(former) }
  }

  /// Shows the view of a controller that another one presented while it was being removed from the window.
  private func putBack(_ controller: Entity) {
    let window = window(of: controllers.presenter(of: controller))
    let view = controllers.view(of: controller)
    guard window != .none, isAlive(view), self.view(view).superview == nil else { return }
    self.view(window).addSubview(self.view(view))
  }

  func unlinkPresentation(of controller: Entity) {
    guard let record = controllers[controller], record.presenter != .none else { return }
    controllers[controller]?.presenter = .none
    if isAlive(record.presenter), controllers[record.presenter]?.presented == controller {
      controllers[record.presenter]?.presented = .none
    }
  }

  /// Sets the frame of a view to the bounds of another, less insets, and keeps it so by its autoresizing mask.
  func fill(_ container: View, with view: View, inside insets: EdgeInsets = .zero) {
    let bounds = container.bounds
    view.frame = Rect(
      bounds.minX + insets.left, bounds.minY + insets.top, max(0, bounds.size.width - insets.left - insets.right),
      max(0, bounds.size.height - insets.top - insets.bottom))
    view.autoresizing = .flexibleSize
  }
}

extension Scene {
  /// The topmost presented view in a window; nil when nothing is presented. Keys reach nothing else in the window
  /// (F20).
  package func topPresentation(in window: Entity) -> Entity? {
    var top: (view: Entity, index: Int)?
    forEachPresentation(in: window) { view in
      let own = self.view(view).siblingIndex
      if own > top?.index ?? -1 { top = (view, own) }
    }
    return top?.view
  }

  /// Calls the closure for each visible presented view in a window.
  package func forEachPresentation(in window: Entity, _ body: (Entity) -> Void) {
    guard controllers.presentations > 0 else { return }
    for index in 0..<controllers.indices.count {
      let controller = entity(at: controllers.indices[index])
      guard controllers.presenter(of: controller) != .none else { continue }
      let view = controllers.view(of: controller)
      guard isAlive(view), record(of: view.index).parent == window.index,
        !record(of: view.index).flags.contains(.isHidden)
      else { continue }
      body(view)
    }
  }
}
