extension Scene {
  /// The first responder of the key window, or nil (R10).
  public var firstResponder: Entity? {
    firstResponders.responder(of: keyWindowEntity).flatMap { isAlive($0) ? $0 : nil }
  }

  /// The first responder of a window, or nil.
  public func firstResponder(of window: Window) -> Entity? {
    firstResponders.responder(of: window.view.entity).flatMap { isAlive($0) ? $0 : nil }
  }

  /// Whether a view, view controller or window is the first responder of its window.
  public func isFirstResponder(_ entity: Entity) -> Bool { firstResponders.window(of: entity) != nil }

  /// Makes a view, view controller or window the first responder of its window, which then receives shakes, remote
  /// control and actions first, and presses where nothing has the focus. One that is so already changes nothing (R13).
  /// A control or list is not one of those: keys come to it with the focus (`requestFocus(at:ofPlayer:)`).
  ///
  /// - Returns: false when it is in no window (R14), when it may not (R12, R15), or when the one that is first
  ///   responder now does not give it up (R16). Nothing has changed then. In a hit shape it waits until the hit-test is
  ///   over: false.
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
    if let old, isAlive(old), responders.responder(of: old)?.canResignFirst == false {
      record(.refuseResign, rule: .R16, view: old)
      return false
    }
    // Who was asked may have ended or moved this one, or made another one first responder.
    guard isAlive(entity), !isLeaving(entity), self.window(of: entity) == window,
      firstResponders.responder(of: window) == old
    else { return false }
    if let old, isAlive(old) {
      firstResponders.set(nil, of: window)
      record(.resignFirst, rule: .R17, view: old)
      tell(old, isFirst: false)
      // Its own code may have made another one first responder, or ended or moved this one.
      guard isAlive(entity), !isLeaving(entity), self.window(of: entity) == window,
        firstResponders.responder(of: window) == nil
      else { return false }
    }
    watchEnd(of: entity)
    firstResponders.set(entity, of: window)
    record(.becomeFirst, rule: .R17, view: entity)
    tell(entity, isFirst: true)
    return isAlive(entity) && firstResponders.responder(of: window) == entity
  }

  /// Reports a widget that a game makes first responder for the sake of keys: those come with the focus (R12, F26).
  private func reportWidget(_ entity: Entity) {
    guard isAlive(entity), textInputs[entity] == nil, responders.responder(of: entity)?.saysWhetherFirst != true,
      isView(entity.index), widgets[entity.index]?.isFocusable == true, isAlive(entity)
    else { return }
    report(
      .refusedFirstResponder,
      "\(view(entity)) can't become first responder, it does not say that it can: requestFocus(at:) has keys come to it"
    )
  }

  /// Lets a first responder be so no longer; nobody takes its place (R18). True also for one that was not. In a hit
  /// shape it waits until the hit-test is over: false.
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
    // Who was asked may have ended it, or have resigned already.
    guard isAlive(entity), firstResponders.responder(of: window) == entity else { return true }
    firstResponders.set(nil, of: window)
    record(.resignFirst, rule: .R18, view: entity)
    tell(entity, isFirst: false)
    return true
  }

  /// Ends what a first responder edits, whatever it answers: it is hidden or disabled, and keys that are typed into
  /// nothing that shows are lost (R18). Others stay first responder meanwhile.
  package func endEditing(_ entity: Entity) {
    guard isAlive(entity), textInputs[entity] != nil, let window = firstResponders.window(of: entity) else { return }
    guard !isAnswering else { return postpone { $0.endEditing(entity) } }
    firstResponders.set(nil, of: window)
    record(.resignFirst, rule: .R18, view: entity)
    tell(entity, isFirst: false)
  }

  /// Takes being first responder from those that leave with a view, whatever they say to it (R19).
  func resignFirstResponders(leaving top: UInt32) {
    func leaves(_ entry: FirstResponderTable.Entry) -> Bool {
      let view = viewInChain(of: entry.responder)
      return view != .none && isDescendant(view.index, of: top)
    }
    guard firstResponders.entries.contains(where: leaves) else { return }
    for entry in Array(firstResponders.entries) {
      // Who was told before may have moved this one, which has resigned then.
      guard firstResponders.responder(of: entry.window) == entry.responder, leaves(entry) else { continue }
      firstResponders.set(nil, of: entry.window)
      record(.resignFirst, rule: .R19, view: entry.responder)
      tell(entry.responder, isFirst: false)
    }
  }

  /// Takes being first responder from a controller that is about to end.
  func resignFirstResponder(ending entity: Entity) {
    while let window = firstResponders.window(of: entity) {
      firstResponders.set(nil, of: window)
      record(.resignFirst, rule: .R19, view: entity)
      tell(entity, isFirst: false)
    }
  }

  /// Tells whoever became first responder, or is so no longer: the responder, and then what edits text. All are told in
  /// the order in which it came to that (R17).
  private func tell(_ entity: Entity, isFirst: Bool) {
    let calls = firstResponders.calls
    // The responder may take it back: what edits text hears of what lasts.
    var lasts = true
    for hearer in responders.responder(of: entity)?.hearers ?? [] {
      calls.append(hearer) { [self] in
        let before = firstResponders.window(of: entity)
        hearer.tell(.first(isFirst))
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

  /// The view that an entity of the chain is or belongs to, or none.
  package func viewInChain(of entity: Entity) -> Entity {
    guard isAlive(entity) else { return .none }
    if isView(entity.index) { return entity }
    let view = controllers[entity]?.view ?? .none
    return isAlive(view) ? view : .none
  }

  /// The window that an entity of the chain is in, or none.
  package func window(of entity: Entity) -> Entity {
    let view = viewInChain(of: entity)
    guard view != .none else { return .none }
    let top = root(of: view.index)
    return record(of: top).flags.contains(.isWindow) ? self.entity(at: top) : .none
  }
}

extension Diagnostic.Kind {
  /// A control, a list or another widget was to become first responder, and does not say that it can.
  public static let refusedFirstResponder = Diagnostic.Kind("refusedFirstResponder")
}

extension View {
  /// Makes the view first responder; see `Scene.becomeFirstResponder(_:)`.
  @discardableResult
  public func becomeFirstResponder() -> Bool { scene?.becomeFirstResponder(entity) ?? false }
  /// Lets the view be first responder no longer; see `Scene.resignFirstResponder(_:)`.
  @discardableResult
  public func resignFirstResponder() -> Bool { scene?.resignFirstResponder(entity) ?? false }
  /// Whether the view is the first responder of its window.
  public var isFirstResponder: Bool { scene?.isFirstResponder(entity) ?? false }
}

extension Window {
  /// Makes the window itself first responder; see `Scene.becomeFirstResponder(_:)`.
  @discardableResult
  public func becomeFirstResponder() -> Bool { view.becomeFirstResponder() }
  /// Lets the window be first responder no longer; see `Scene.resignFirstResponder(_:)`.
  @discardableResult
  public func resignFirstResponder() -> Bool { view.resignFirstResponder() }
  /// Whether the window itself is its first responder.
  public var isFirstResponder: Bool { view.isFirstResponder }
}
