/// Changes of bindings.
extension InputActionTable {
  /// The binding of a target; an empty binding for the index after the last one; nil if there is none.
  func binding(_ target: RebindTarget) -> InputBinding? {
    guard let index = context(named: target.context), known[index].context.actions.contains(target.action) else {
      return nil
    }
    let bindings = known[index].context.bindings(of: target.action)
    if bindings.indices.contains(target.index) { return bindings[target.index] }
    guard target.index == bindings.count, bindings.count < InputBindings.mostBindings else { return nil }
    return InputBinding(.control(.none))
  }

  /// Sets the binding of a target, and resolves conflicts with the other bindings of its context.
  func bind(
    _ binding: InputBinding, at target: RebindTarget, _ conflict: RebindOptions.Conflict, at now: Timestamp
  ) -> RebindResult {
    guard let index = context(named: target.context), let old = self.binding(target) else { return .cancelled }
    var (context, binding) = (known[index].context, binding)
    let news = binding.ways.filter { !old.ways.contains($0) }
    let swapped = conflict == .swap ? old.source(ofPart: target.part) : .control(.none)
    var others: [InputActionID] = []
    if binding.repeats(target.part) {
      if conflict == .cancel { return .conflict(target.action) }
      others.append(target.action)
      binding.giveUpRepeats(of: target.part, for: swapped)
    }
    for action in context.actions {
      var bindings = context.bindings(of: action)
      for place in bindings.indices.reversed() where bindings[place].clashes(with: binding, in: news) {
        if action == target.action, place == target.index { continue }
        if conflict == .cancel { return .conflict(action) }
        if !others.contains(action) { others.append(action) }
        bindings[place].giveUp(news, for: swapped, of: action.kind)
        // An empty binding of the same action stays for now, so that indices do not change.
        if bindings[place].isEmpty, action != target.action { bindings.remove(at: place) }
      }
      context.setBindings(bindings, of: action)
    }
    var own = context.bindings(of: target.action)
    if own.indices.contains(target.index) { own[target.index] = binding } else { own.append(binding) }
    context.setBindings(own.filter { !$0.isEmpty || $0 == binding }, of: target.action)
    setContext(context, at: index)
    rebuild()
    refreshReceiving(at: now)
    return .bound(binding, others: others)
  }

  /// Sets the bindings of a context, and records the differences from the game's own as overrides.
  func setContext(_ context: InputContext, at index: Int) {
    known[index].context = context
    // Overrides of actions that the context does not know are kept.
    overrides.removeAll { override in
      override.context == context.name && context.entries.contains { $0.action.name == override.action }
    }
    for entry in context.entries where entry.bindings != known[index].standard.bindings(of: entry.action) {
      overrides.append(
        InputBindings.Override(context: context.name, action: entry.action.name, bindings: entry.bindings))
    }
  }

  /// Replaces all overrides; bindings without one are the game's own again.
  func setOverrides(_ new: [InputBindings.Override], at now: Timestamp) {
    overrides = new
    for index in known.indices {
      var context = known[index].standard
      for override in new where override.context == context.name { apply(override, to: &context) }
      known[index].context = context
    }
    rebuild()
    refreshReceiving(at: now)
  }
}

extension InputActions {
  /// The bindings that differ from the game's own, to be stored. Setting them replaces all that players have changed;
  /// contexts that the scene does not know yet get theirs when they are registered. Controls that are held are released
  /// then.
  public var bindingOverrides: InputBindings {
    get { InputBindings(table.overrides) }
    nonmutating set { table.setOverrides(newValue.overrides, at: scene.currentTime) }
  }

  /// The present bindings of an action in a context. Makes an array.
  public func bindings<Value>(of action: InputAction<Value>, in context: InputContext) -> [InputBinding] {
    table.context(named: context.name).map { table.known[$0].context.bindings(of: action.id) } ?? []
  }

  /// Replaces the bindings of an action in a context. Controls that players hold are released. Unknown contexts and
  /// actions are ignored; more than `InputBindings.mostBindings` are refused with a diagnostic.
  public func setBindings<Value>(_ bindings: [InputBinding], of action: InputAction<Value>, in context: InputContext) {
    guard let index = table.context(named: context.name) else { return }
    guard bindings.count <= InputBindings.mostBindings else {
      return scene.report(
        .tooManyBindings,
        "\(bindings.count) bindings of \"\(action.id.name)\", which takes \(InputBindings.mostBindings): it keeps those it has"
      )
    }
    check(bindings, of: action.id, in: context)
    var changed = table.known[index].context
    changed.setBindings(bindings, of: action.id)
    table.setContext(changed, at: index)
    table.rebuild()
    table.refreshReceiving(at: scene.currentTime)
  }

  /// Listens for the next control that is pressed, or stick that is moved, and binds it. There is only one session at a
  /// time: a previous one is cancelled. The closure is called once, with the result.
  ///
  /// - Returns: The session; nil if the target does not exist and cannot be added.
  @discardableResult
  public func rebind(
    _ target: RebindTarget, _ options: RebindOptions = RebindOptions(), then completion: ((RebindResult) -> Void)? = nil
  ) -> RebindSession? {
    guard table.binding(target) != nil else { return nil }
    let deadline = options.timeout.map { scene.currentTime + max(0, $0) }
    let session = RebindSession(target, options, until: deadline, in: scene.columns)
    session.completion = completion
    session.noteBusyAxes(of: table.axes)
    let last = table.listening
    table.listening = session
    scene.addKeyInterceptor(session)
    // The completion of the cancelled session may start another one, which then cancels this one.
    last?.cancel()
    return session
  }

  /// Restores the game's own bindings of a context, or of all contexts.
  public func reset(_ context: InputContext? = nil) {
    table.setOverrides(table.overrides.filter { context != nil && $0.context != context?.name }, at: scene.currentTime)
  }
}
