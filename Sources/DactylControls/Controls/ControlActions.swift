import Dactyl

/// An action of a control, as returned by `addAction`; pass it to `removeAction(_:)`.
public struct ControlAction: Hashable, Sendable {
  let control: Entity
  let number: UInt64
}

/// An action or a target that is registered for events of a control.
struct ControlActionEntry {
  /// The effect of the entry.
  enum Effect {
    /// Runs a closure.
    case run(CalledClosure<(Control, ControlEvents)>)
    /// Sends an action, to an entity that it does not keep alive (C18), or without a target up the chain (C16).
    case send(Action, Entity?)
  }
  let number: UInt64
  var events: ControlEvents
  let effect: Effect

  /// Marks the closure as removed, so that it is not called again.
  func end() { if case .run(let closure) = effect { closure.end() } }
}

extension Control {
  /// Performs the actions that are registered for any of the events, each once, in the order in which they were added
  /// (C15). Actions that are removed meanwhile are skipped, and all that remain when the control is destroyed. Targets
  /// receive theirs by `Scene.sendAction`. A closure that is running is called again when it returns.
  public func sendActions(for events: ControlEvents) {
    guard let scene, view.isAlive else { return }
    if scene.decisions.isOn { for event in events.each { scene.note(event, of: self) } }
    guard let entries = view.columns.readingControls({ $0.actions[entity.index] }) ?? nil else { return }
    for entry in entries where !entry.events.isDisjoint(with: events) {
      guard view.isAlive, isRegistered(entry) else { continue }
      perform(entry, events.intersection(entry.events), in: scene)
    }
  }

  private func isRegistered(_ entry: ControlActionEntry) -> Bool {
    view.columns.readingControls { $0.actions[entity.index]?.contains { $0.number == entry.number } == true } ?? false
  }

  private func perform(_ entry: ControlActionEntry, _ events: ControlEvents, in scene: Scene) {
    scene.countAction()
    switch entry.effect {
    case .run(let closure):
      scene.record(.action, rule: .C15, view: entity)
      run(closure, events)
    case .send(let action, let target): scene.sendAction(action, to: target, from: entity)
    }
  }

  /// Runs a closure at once or, when it is running, after it returns. If the control has been destroyed by then, the
  /// closure receives only a pending `touchCancel` (C12).
  private func run(_ closure: CalledClosure<(Control, ControlEvents)>, _ events: ControlEvents) {
    guard closure.isBusy else { return closure((self, events)) }
    closure.whenFree { [self] in
      if view.isAlive {
        run(closure, events)
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
    for entry in left.actions where entry.events.contains(.touchCancel) {
      switch entry.effect {
      case .send(_, nil): break
      case .send: perform(entry, .touchCancel, in: scene)
      case .run(let closure):
        scene.countAction()
        scene.record(.action, rule: .C15, view: entity)
        closure.call { closure.body((self, .touchCancel)) }
      }
    }
  }

  func add(_ effect: ControlActionEntry.Effect, for events: ControlEvents) -> ControlAction {
    guard let scene, check("add an action to") else { return ControlAction(control: .none, number: 0) }
    var entries = scene.controls.actions[entity.index] ?? []
    let entry = ControlActionEntry(number: scene.controls.takeNumber(), events: events, effect: effect)
    entries.append(entry)
    scene.controls.actions[entity.index] = entries
    return ControlAction(control: entity, number: entry.number)
  }

  func editActions(_ attempt: String, _ edit: (inout [ControlActionEntry]) -> Void) {
    guard let scene, check(attempt), var entries = scene.controls.actions[entity.index] else { return }
    let before = entries
    edit(&entries)
    entries.removeAll { $0.events.isEmpty }
    for entry in before where !entries.contains(where: { $0.number == entry.number }) { entry.end() }
    scene.controls.actions[entity.index] = entries.isEmpty ? nil : entries
  }
}

extension ControlHandle {
  /// Calls a closure with the control when any of the events happens. Actions run in the order in which they were added
  /// (C15).
  @discardableResult
  public func addAction(
    for events: ControlEvents = .primaryActionTriggered, _ action: @escaping (Self) -> Void
  ) -> ControlAction {
    control.add(.run(CalledClosure(in: view.columns) { action(Self($0.0)) }), for: events)
  }

  /// Calls a closure with the control and those of the events that happened, when any of them does.
  @discardableResult
  public func addAction(for events: ControlEvents, _ action: @escaping (Self, ControlEvents) -> Void) -> ControlAction {
    control.add(.run(CalledClosure(in: view.columns) { action(Self($0.0), $0.1) }), for: events)
  }

  /// Removes an action. Does nothing when the control does not have it.
  public func removeAction(_ action: ControlAction) {
    guard action.control == control.entity else { return }
    control.editActions("remove an action of") { $0.removeAll { $0.number == action.number } }
  }

  /// Sends an action when any of the events happens: to an entity, or with nil up the responder chain, which is
  /// searched for a performer each time (C16, R23). The target is not kept alive; a destroyed one receives nothing
  /// (C18). A target and action that are added again share one entry for all their events (C15).
  public func addTarget(_ target: Entity?, action: Action, for events: ControlEvents = .primaryActionTriggered) {
    var isKnown = false
    control.editActions("add a target to") { entries in
      for index in entries.indices where entries[index].sends(action, to: target) {
        entries[index].events.formUnion(events)
        isKnown = true
      }
    }
    if !isKnown { _ = control.add(.send(action, target), for: events) }
  }

  /// Stops sending an action to a target for some events; a nil target means the entry without a target.
  public func removeTarget(_ target: Entity?, action: Action, for events: ControlEvents = .allEvents) {
    control.editActions("remove a target of") { entries in
      for index in entries.indices where entries[index].sends(action, to: target) {
        entries[index].events.subtract(events)
      }
    }
  }

  /// The events that any action or target is registered for.
  public var registeredEvents: ControlEvents {
    control.scene?.controls.actions[control.entity.index]?.reduce(into: []) { $0.formUnion($1.events) } ?? []
  }
}

extension ControlActionEntry {
  fileprivate func sends(_ action: Action, to target: Entity?) -> Bool {
    if case .send(action, target) = effect { return true }
    return false
  }
}
