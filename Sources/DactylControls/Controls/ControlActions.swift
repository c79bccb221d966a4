import Dactyl

/// What a control does for some of its events.
struct ControlListener {
  /// The effect of the events.
  enum Effect {
    /// Runs a closure.
    case run(CalledClosure<(Control, ControlEvents)>)
    /// Sends an action, to an entity that it does not keep alive (C18), or without a target up the chain (C16).
    case send(Action, Entity?)
  }
  var events: ControlEvents
  let effect: Effect
}

/// The listeners of a control: actions and targets in one order.
typealias ControlListeners = Listeners<ControlListener>

extension Control {
  /// Performs the actions that are registered for any of the events, each once, in the order in which they were added
  /// (C15). Actions that are removed meanwhile are skipped, and all that remain when the control is destroyed. Targets
  /// receive theirs by `Scene.sendAction`. A closure that is running is called again when it returns.
  public func sendActions(for events: ControlEvents) {
    guard let scene, view.isAlive else { return }
    if scene.decisions.isOn { for event in events.each { scene.note(event, of: self) } }
    let listeners = view.columns.readingControls { $0.actions[entity.index] } ?? nil
    listeners?.forEach { value, listener in
      if !value.events.isDisjoint(with: events) {
        perform(value.effect, of: listener, events.intersection(value.events), in: scene)
      }
    }
  }

  private func perform(
    _ effect: ControlListener.Effect, of listener: Listener, _ events: ControlEvents, in scene: Scene
  ) {
    scene.countAction()
    switch effect {
    case .run(let closure):
      scene.record(.action, rule: .C15, view: entity)
      run(closure, of: listener, events)
    case .send(let action, let target): scene.sendAction(action, to: target, from: entity)
    }
  }

  /// Runs a closure at once or, when it is running, after it returns. If the control has been destroyed by then, the
  /// closure receives only a pending `touchCancel` (C12).
  private func run(
    _ closure: CalledClosure<(Control, ControlEvents)>, of listener: Listener, _ events: ControlEvents
  ) {
    guard closure.isBusy else { return closure((self, events)) }
    closure.whenFree { [self] in
      if listener.isCancelled { return }
      if view.isAlive {
        run(closure, of: listener, events)
      } else if events.contains(.touchCancel) {
        closure((self, .touchCancel))
      }
    }
  }

  /// Sends the pending cancel of a control that was destroyed with a finger or key on it (C12) to its closures and to
  /// its actions with a target; actions without a target are skipped, since the control has no responder chain any
  /// more.
  func sendLastCancel(_ left: ControlTable.EndedControl, with event: Event?) {
    left.behavior?.cancelTracking(in: self, with: event)
    guard let scene else { return }
    scene.note(.touchCancel, of: self, rule: .C12)
    left.actions?.forEachToFinish { value, listener in
      guard value.events.contains(.touchCancel) else { return }
      switch value.effect {
      case .send(_, nil): break
      case .send: perform(value.effect, of: listener, .touchCancel, in: scene)
      case .run(let closure):
        scene.countAction()
        scene.record(.action, rule: .C15, view: entity)
        closure.call { if !listener.isCancelled { closure.body((self, .touchCancel)) } }
      }
    }
  }

  func add(_ effect: ControlListener.Effect, for events: ControlEvents) -> Subscription {
    guard let scene, check("add an action to") else { return Subscription() }
    let listeners = scene.controls.actions[entity.index] ?? ControlListeners()
    scene.controls.actions[entity.index] = listeners
    return listeners.add(ControlListener(events: events, effect: effect))
  }

  /// Changes the events of a target's action, and removes it when it is left without any.
  func editEvents(
    of action: Action, to target: Entity?, _ attempt: String, _ edit: (inout ControlEvents) -> Void
  ) {
    guard let scene, check(attempt) else { return }
    scene.controls.actions[entity.index]?.updateEach { listener in
      guard listener.sends(action, to: target) else { return true }
      edit(&listener.events)
      return !listener.events.isEmpty
    }
  }
}

extension ControlHandle {
  /// Calls a closure with the control when any of the events happens. Actions run in the order in which they were added
  /// (C15), until their subscriptions are cancelled or the control is destroyed.
  @discardableResult
  public func addAction(
    for events: ControlEvents = .primaryActionTriggered, _ action: @escaping (Self) -> Void
  ) -> Subscription {
    control.add(.run(CalledClosure(in: view.columns) { action(Self($0.0)) }), for: events)
  }

  /// Calls a closure with the control and those of the events that happened, when any of them does.
  @discardableResult
  public func addAction(for events: ControlEvents, _ action: @escaping (Self, ControlEvents) -> Void) -> Subscription {
    control.add(.run(CalledClosure(in: view.columns) { action(Self($0.0), $0.1) }), for: events)
  }

  /// Sends an action when any of the events happens: to an entity, or with nil up the responder chain, which is
  /// searched for a performer each time (C16, R23). The target is not kept alive; a destroyed one receives nothing
  /// (C18). A target and action that are added again share one entry for all their events (C15).
  public func addTarget(_ target: Entity?, action: Action, for events: ControlEvents = .primaryActionTriggered) {
    var isKnown = false
    control.editEvents(of: action, to: target, "add a target to") {
      $0.formUnion(events)
      isKnown = true
    }
    if !isKnown { _ = control.add(.send(action, target), for: events) }
  }

  /// Stops sending an action to a target for some events; a nil target means the entry without a target.
  public func removeTarget(_ target: Entity?, action: Action, for events: ControlEvents = .allEvents) {
    control.editEvents(of: action, to: target, "remove a target of") { $0.subtract(events) }
  }

  /// The events that any action or target is registered for.
  public var registeredEvents: ControlEvents {
    var events: ControlEvents = []
    control.scene?.controls.actions[control.entity.index]?.forEach { listener, _ in events.formUnion(listener.events) }
    return events
  }
}

extension ControlListener {
  fileprivate func sends(_ action: Action, to target: Entity?) -> Bool {
    if case .send(action, target) = effect { return true }
    return false
  }
}
