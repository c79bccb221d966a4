/// When view controllers hear that their views come into sight and go: whenever a view with all in it comes into a
/// window that is not hidden, or leaves it. What they were told is kept, and compared with what is so.
extension Scene {
  /// Whether a view is in a window that is not hidden.
  func isInSight(_ view: UInt32) -> Bool {
    let top = record(of: root(of: view)).flags
    return top.contains(.isWindow) && !top.contains(.isHidden)
  }

  /// The controllers whose root views are a view or lie in it, the outer ones first.
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

  /// Tells the controllers in a view of what is about to happen to it.
  func announceAppearance(below top: UInt32, _ appears: Bool) {
    guard controllers.count > 0 else { return }
    let all = controllers(below: top)
    for controller in all { announceAppearance(of: controller, appears) }
    runControllerCalls()
  }

  /// Tells a controller of what is about to happen to its view, if that is new to it.
  func announceAppearance(of controller: Entity, _ appears: Bool) {
    switch (controllers[controller]?.appearance, appears) {
    case (.gone, true): note(controller, .appearing)
    case (.seen, false): note(controller, .disappearing)
    default: break
    }
  }

  /// Tells the controllers in a view of what has become of it.
  func settleAppearance(below top: UInt32) {
    guard controllers.count > 0, isView(top) else { return }
    for controller in controllers(below: top) { settleAppearance(of: controller) }
    runControllerCalls()
  }

  /// Brings what a controller was told in line with what is so. The callbacks wait to be made.
  func settleAppearance(of controller: Entity) {
    guard let record = controllers[controller] else { return }
    let isSeen = isAlive(record.view) && isInSight(record.view.index)
    note(controller, isSeen ? .seen : .gone)
  }

  /// Notes how a controller's view stands, and brings the callbacks on their way to it in line with that: those that
  /// still hold stay where they are, those that do not are taken out, and what is missing comes last.
  private func note(_ controller: Entity, _ appearance: Appearance) {
    guard let record = controllers[controller], record.appearance != appearance else { return }
    controllers[controller]?.appearance = appearance
    // Nobody is told.
    guard responders.responder(of: controller) != nil else {
      controllers[controller]?.told = appearance
      return
    }
    let wanted = record.told.calls(to: appearance)
    let isOnItsWay = record.told != record.appearance
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

  /// Puts a callback behind those on their way.
  func enqueue(_ call: ControllerCall, to controller: Entity) {
    guard let responder = responders.responder(of: controller) else { return }
    controllers.calls.append(PendingControllerCall(call: call, controller: controller, responder: responder))
  }

  /// Makes the callbacks that wait. It stops at one whose controller's own code runs, and goes on when that returns.
  func runControllerCalls() {
    guard !controllers.isCalling, !controllers.isWaiting, !controllers.calls.isEmpty else { return }
    guard settling.holds == 0 else { return settling.isNeeded = true }
    controllers.isCalling = true
    defer { controllers.isCalling = false }
    // Each comes and goes a few times at most, unless two send each other away for ever.
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
      if let told = Appearance(after: next.call) { controllers[next.controller]?.told = told }
      next.responder.controller(next.call, ViewController(next.controller, in: columns))
    }
  }

  /// How many views a living view lies in.
  func depth(of view: UInt32) -> Int {
    var (depth, current) = (0, record(of: view).parent)
    while current != .max {
      depth += 1
      current = record(of: current).parent
    }
    return depth
  }
}
