/// The notification of view controllers when their views appear and disappear: whenever a view subtree is added to a
/// window that is not hidden, or removed from it. The state that a controller was notified of is stored and compared
/// with the actual one.
extension Scene {
  /// Whether a view is in a window that is not hidden.
  func isInSight(_ view: UInt32) -> Bool {
    let top = record(of: root(of: view)).flags
    return top.contains(.isWindow) && !top.contains(.isHidden)
  }

  /// Returns the controllers whose root views are in a view's subtree, the outer ones first.
  package func controllers(below top: UInt32) -> [Entity] {
    let own = controllers.controller(of: entity(at: top))
    guard record(of: top).childCount > 0 else { return own.map { [$0] } ?? [] }
    var found: [(depth: Int, controller: Entity)] = []
    for index in 0..<controllers.indices.count {
      let controller = entity(at: controllers.indices[index])
      let view = controllers.view(of: controller)
      guard isAlive(view), isDescendant(view.index, of: top) else { continue }
      found.append((depth(of: view.index), controller))
    }
    found.sort { ($0.depth, $0.controller.index) < ($1.depth, $1.controller.index) }
    return found.map(\.controller)
  }

  /// Notifies the controllers in a view of its coming appearance or disappearance.
  func announceAppearance(below top: UInt32, _ appears: Bool) {
    guard controllers.count > 0 else { return }
    let all = controllers(below: top)
    for controller in all { announceAppearance(of: controller, appears) }
    runControllerCalls()
  }

  /// Notifies a controller of the coming appearance or disappearance of its view, if the state differs.
  func announceAppearance(of controller: Entity, _ appears: Bool) {
    switch (controllers[controller]?.appearance, appears) {
    case (.gone, true): note(controller, .appearing)
    case (.seen, false): note(controller, .disappearing)
    default: break
    }
  }

  /// Notifies the controllers in a view of its completed appearance or disappearance.
  func settleAppearance(below top: UInt32) {
    guard controllers.count > 0, isView(top) else { return }
    for controller in controllers(below: top) { settleAppearance(of: controller) }
    runControllerCalls()
  }

  /// Updates the state of which a controller is notified to the actual one. The callbacks are queued.
  func settleAppearance(of controller: Entity) {
    guard let record = controllers[controller] else { return }
    let isSeen = isAlive(record.view) && isInSight(record.view.index)
    note(controller, isSeen ? .seen : .gone)
  }

  /// Sets the appearance of a controller's view, and adapts its queued callbacks: those that are still right stay where
  /// they are, others are removed, and missing ones are appended.
  private func note(_ controller: Entity, _ appearance: Appearance) {
    guard let record = controllers[controller], record.appearance != appearance else { return }
    controllers[controller]?.appearance = appearance
    // There is no responder to notify.
    guard responders.responder(of: controller) != nil else {
      controllers[controller]?.notified = appearance
      return
    }
    let wanted = record.notified.calls(to: appearance)
    let isOnItsWay = record.notified != record.appearance
    var kept = 0
    if isOnItsWay {
      controllers.calls.removeAll(of: controller) { call in
        guard Appearance(after: call) != nil else { return false }
        guard kept < wanted.count, call == wanted[kept] else { return true }
        kept += 1
        return false
      }
    }
    for call in wanted.dropFirst(kept) { enqueue(call, to: controller) }
  }

  /// Appends a callback to the queue.
  func enqueue(_ call: ControllerCall, to controller: Entity) {
    guard let responder = responders.responder(of: controller) else { return }
    controllers.calls.append(PendingControllerCall(call: call, controller: controller, responder: responder))
  }

  /// Makes the queued callbacks. Pauses at a controller whose own code is running, and resumes when that returns.
  func runControllerCalls() {
    guard !controllers.isCalling, !controllers.isWaiting, !controllers.calls.isEmpty else { return }
    guard settling.holds == 0 else { return settling.isNeeded = true }
    controllers.isCalling = true
    defer { controllers.isCalling = false }
    // Each controller appears and disappears a few times at most, unless two remove each other for ever.
    var left = 1000 + 16 * controllers.count
    while let next = controllers.calls.first {
      guard left > 0 else {
        report(.unsettled, "view controllers were still coming and going after many callbacks; the rest waits a frame")
        return
      }
      left -= 1
      if next.responder.isBusy {
        controllers.isWaiting = true
        let resume = { [unowned self] in
          controllers.isWaiting = false
          runControllerCalls()
        }
        return next.responder.whenFree(resume)
      }
      controllers.calls.removeFirst()
      if next.call == .viewDidLayoutSubviews && !isAlive(next.controller) { continue }
      if let notified = Appearance(after: next.call) { controllers[next.controller]?.notified = notified }
      next.responder.controller(next.call, ViewController(next.controller, in: columns))
    }
  }

  /// The number of superviews of a living view.
  func depth(of view: UInt32) -> Int {
    var (depth, current) = (0, record(of: view).parent)
    while current != .max {
      depth += 1
      current = record(of: current).parent
    }
    return depth
  }
}
