extension Scene {
  /// The first responder of the key window, or nil (R10).
  public var firstResponder: Entity? {
    firstResponders.responder(of: keyWindowEntity).flatMap { isAlive($0) ? $0 : nil }
  }

  /// Returns the first responder of a window, or nil.
  public func firstResponder(of window: Window) -> Entity? {
    firstResponders.responder(of: window.view.entity).flatMap { isAlive($0) ? $0 : nil }
  }

  /// Whether a view, view controller or window is the first responder of its window.
  public func isFirstResponder(_ entity: Entity) -> Bool { firstResponders.window(of: entity) != nil }

  /// Makes a view, view controller or window the first responder of its window. It then receives shakes, remote control
  /// and actions first, and presses while nothing is focused. Does nothing for the present first responder (R13).
  /// Controls and lists can't: keys reach them by the focus (`requestFocus(at:ofPlayer:)`).
  ///
  /// - Returns: false, without any change, when the entity is in no window (R14), when it may not become first
  ///   responder (R12, R15), or when the present one does not resign (R16). In the closure of a hit shape the call is
  ///   deferred until the hit-test is over, and returns false.
  @discardableResult
  public func becomeFirstResponder(_ entity: Entity) -> Bool {
    guard check(entity, "make first responder") else { return false }
    guard !isAnswering else {
      postpone { if $0.isAlive(entity) { $0.becomeFirstResponder(entity) } }
      return false
    }
    let window = window(of: entity)
    guard window != .none else {
      record(.refuseFirst, rule: .R14, view: entity)
      return false
    }
    let old = firstResponders.responder(of: window)
    if old == entity {
      record(.becomeFirst, rule: .R13, view: entity)
      return true
    }
    guard textInputs[entity]?.input.canBeginEditing ?? (responders.responder(of: entity)?.canBecomeFirst == true) else {
      record(.refuseFirst, rule: .R12, view: entity)
      reportWidget(entity)
      return false
    }
    if let input = textInputs[entity]?.input, !input.shouldBeginEditing {
      record(.refuseFirst, rule: .R12, view: entity)
      return false
    }
    if let old, isAlive(old), responders.responder(of: old)?.canResignFirst == false {
      record(.refuseResign, rule: .R16, view: old)
      return false
    }
    // The code that was called may have destroyed or moved the entity, or made another one first responder.
    guard isAlive(entity), !isLeaving(entity), self.window(of: entity) == window,
      firstResponders.responder(of: window) == old
    else { return false }
    if let old, isAlive(old) {
      firstResponders.set(nil, of: window)
      record(.resignFirst, rule: .R17, view: old)
      notify(old, isFirst: false)
      // Its code may have made another one first responder, or destroyed or moved the entity.
      guard isAlive(entity), !isLeaving(entity), self.window(of: entity) == window,
        firstResponders.responder(of: window) == nil
      else { return false }
    }
    watchEnd(of: entity)
    firstResponders.set(entity, of: window)
    record(.becomeFirst, rule: .R17, view: entity)
    notify(entity, isFirst: true)
    return isAlive(entity) && firstResponders.responder(of: window) == entity
  }

  /// Reports a widget that a game makes first responder to have it receive keys: those require the focus (R12, F26).
  private func reportWidget(_ entity: Entity) {
    guard isAlive(entity), textInputs[entity] == nil, responders.responder(of: entity)?.saysWhetherFirst != true,
      isView(entity.index), widgets[entity.index]?.isFocusable == true, isAlive(entity)
    else { return }
    report(
      .refusedFirstResponder,
      "\(view(entity)) can't become first responder, it does not say that it can: requestFocus(at:) has keys come to it"
    )
  }

  /// Resigns a first responder, without a successor (R18). Returns true also for an entity that was none. In the
  /// closure of a hit shape the call is deferred until the hit-test is over, and returns false.
  @discardableResult
  public func resignFirstResponder(_ entity: Entity) -> Bool {
    guard isAlive(entity), let window = firstResponders.window(of: entity) else { return true }
    guard !isAnswering else {
      postpone { $0.resignFirstResponder(entity) }
      return false
    }
    guard responders.responder(of: entity)?.canResignFirst != false else {
      record(.refuseResign, rule: .R12, view: entity)
      return false
    }
    // The code that was called may have destroyed the entity, or resigned already.
    guard isAlive(entity), firstResponders.responder(of: window) == entity else { return true }
    firstResponders.set(nil, of: window)
    record(.resignFirst, rule: .R18, view: entity)
    notify(entity, isFirst: false)
    return true
  }

  /// Ends text editing by a first responder, whatever it answers: it is hidden or disabled, and typed keys would be
  /// lost (R18). Entities that do not edit text stay first responder.
  package func endEditing(_ entity: Entity) {
    guard isAlive(entity), textInputs[entity] != nil, let window = firstResponders.window(of: entity) else { return }
    guard !isAnswering else { return postpone { $0.endEditing(entity) } }
    firstResponders.set(nil, of: window)
    record(.resignFirst, rule: .R18, view: entity)
    notify(entity, isFirst: false)
  }

  /// Makes first responders in the subtree of a leaving view resign, whatever they answer (R19).
  func resignFirstResponders(leaving top: UInt32) {
    func leaves(_ entry: FirstResponderTable.Entry) -> Bool {
      let view = viewInChain(of: entry.responder)
      return view != .none && isDescendant(view.index, of: top)
    }
    guard firstResponders.entries.contains(where: leaves) else { return }
    for entry in Array(firstResponders.entries) {
      // A notification before may have moved this one, which has resigned then.
      guard firstResponders.responder(of: entry.window) == entry.responder, leaves(entry) else { continue }
      firstResponders.set(nil, of: entry.window)
      record(.resignFirst, rule: .R19, view: entry.responder)
      notify(entry.responder, isFirst: false)
    }
  }

  /// Makes a controller resign that is about to end.
  func resignFirstResponder(ending entity: Entity) {
    while let window = firstResponders.window(of: entity) {
      firstResponders.set(nil, of: window)
      record(.resignFirst, rule: .R19, view: entity)
      notify(entity, isFirst: false)
    }
  }

  /// Notifies an entity that it became first responder or resigned: its responder, and then its text input.
  /// Notifications are made in the order of the changes (R17).
  private func notify(_ entity: Entity, isFirst: Bool) {
    let calls = firstResponders.calls
    // The responder may revert the change: the text input is notified only of lasting ones.
    var lasts = true
    for receiver in responders.responder(of: entity)?.receivers ?? [] {
      calls.append(receiver) { [self] in
        let before = firstResponders.window(of: entity)
        receiver.notify(.first(isFirst))
        if firstResponders.window(of: entity) != before { lasts = false }
      }
    }
    if let input = textInputs[entity] { calls.append(input.calls) { if lasts { input.setEditing(isFirst) } } }
    calls.goOn()
  }

  /// Whether an entity of the chain is about to end, or its view about to leave its window.
  func isLeaving(_ entity: Entity) -> Bool {
    guard !firstResponders.leaving.isEmpty else { return false }
    if firstResponders.leaving.contains(entity) { return true }
    let view = viewInChain(of: entity)
    return view != .none
      && firstResponders.leaving.contains { isView($0.index) && isDescendant(view.index, of: $0.index) }
  }

  /// The view of an entity of the chain, which it is itself or controls, or `.none`.
  package func viewInChain(of entity: Entity) -> Entity {
    guard isAlive(entity) else { return .none }
    if isView(entity.index) { return entity }
    let view = controllers[entity]?.view ?? .none
    return isAlive(view) ? view : .none
  }

  /// The window of an entity of the chain, or `.none`.
  package func window(of entity: Entity) -> Entity {
    let view = viewInChain(of: entity)
    guard view != .none else { return .none }
    let top = root(of: view.index)
    return record(of: top).flags.contains(.isWindow) ? self.entity(at: top) : .none
  }
}

extension Diagnostic.Kind {
  /// A control, a list or another widget that can't become first responder was asked to.
  public static let refusedFirstResponder = Diagnostic.Kind("refusedFirstResponder")
}

extension View {
  /// Makes the view first responder; see `Scene.becomeFirstResponder(_:)`.
  @discardableResult
  public func becomeFirstResponder() -> Bool { scene?.becomeFirstResponder(entity) ?? false }
  /// Resigns first responder; see `Scene.resignFirstResponder(_:)`.
  @discardableResult
  public func resignFirstResponder() -> Bool { scene?.resignFirstResponder(entity) ?? false }
  /// Whether the view is the first responder of its window.
  public var isFirstResponder: Bool { scene?.isFirstResponder(entity) ?? false }
}

extension Window {
  /// Makes the window itself first responder; see `Scene.becomeFirstResponder(_:)`.
  @discardableResult
  public func becomeFirstResponder() -> Bool { view.becomeFirstResponder() }
  /// Resigns first responder; see `Scene.resignFirstResponder(_:)`.
  @discardableResult
  public func resignFirstResponder() -> Bool { view.resignFirstResponder() }
  /// Whether the window itself is its first responder.
  public var isFirstResponder: Bool { view.isFirstResponder }
}
