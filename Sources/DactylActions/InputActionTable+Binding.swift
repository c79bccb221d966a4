/// Changing what is bound.
extension InputActionTable {
  /// What is bound at a place; a binding to nothing right behind the last one; nil where there is none.
  func binding(_ target: RebindTarget) -> InputBinding? {
    guard let index = context(named: target.context), known[index].context.actions.contains(target.action) else {
      return nil
    }
    let bindings = known[index].context.bindings(of: target.action)
    if bindings.indices.contains(target.index) { return bindings[target.index] }
    guard target.index == bindings.count, bindings.count < InputActions.mostBindings else { return nil }
    return InputBinding(.control(.none))
  }

  /// Puts a binding in its place, and settles with those of its context that have the same.
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
        // Bindings before the one that is set keep its place.
        if bindings[place].isEmpty, action != target.action { bindings.remove(at: place) }
      }
      context.setBindings(bindings, of: action)
    }
    var own = context.bindings(of: target.action)
    if own.indices.contains(target.index) { own[target.index] = binding } else { own.append(binding) }
    context.setBindings(own.filter { !$0.isEmpty || $0 == binding }, of: target.action)
    setContext(context, at: index)
    rebuild()
    refreshHearing(at: now)
    return .bound(binding, others: others)
  }

  /// Takes a context as it is to be, and notes what differs from the game's own.
  func setContext(_ context: InputContext, at index: Int) {
    known[index].context = context
    // Those of actions that it does not know are kept.
    overrides.removeAll { override in
      override.context == context.name && context.entries.contains { $0.action.name == override.action }
    }
    for entry in context.entries where entry.bindings != known[index].standard.bindings(of: entry.action) {
      overrides.append(Override(context: context.name, action: entry.action.name, bindings: entry.bindings))
    }
  }

  /// Puts other bindings in the place of those that the player made; nothing but the game's own is left of the others.
  func setOverrides(_ new: [Override], at now: Timestamp) {
    overrides = new
    for index in known.indices {
      var context = known[index].standard
      for override in new where override.context == context.name { apply(override, to: &context) }
      known[index].context = context
    }
    rebuild()
    refreshHearing(at: now)
  }
}

extension InputActions {
  /// What is bound to an action in a context now. Makes an array.
  public func bindings<Value>(of action: InputAction<Value>, in context: InputContext) -> [InputBinding] {
    table.context(named: context.name).map { table.known[$0].context.bindings(of: action.id) } ?? []
  }

  /// Binds an action of a context again. What players hold is let go. Contexts that the scene does not know, and
  /// actions that they do not have, are left alone; more than `mostBindings` are refused with a diagnostic.
  public func setBindings<Value>(_ bindings: [InputBinding], of action: InputAction<Value>, in context: InputContext) {
    guard let index = table.context(named: context.name) else { return }
    guard bindings.count <= Self.mostBindings else {
      return scene.report(
        .tooManyBindings,
        "\(bindings.count) bindings of \"\(action.id.name)\", which takes \(Self.mostBindings): it keeps those it has"
      )
    }
    var changed = table.known[index].context
    changed.setBindings(bindings, of: action.id)
    table.setContext(changed, at: index)
    table.rebuild()
    table.refreshHearing(at: scene.currentTime)
  }

  /// Listens for the next control that is pressed, or stick that is moved, and binds it. Only one listens at a time:
  /// another one is cancelled. The closure hears what came of it, once.
  ///
  /// - Returns: who listens; nil when there is no such binding, or no room for one more.
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
    scene.addKeyTaker(session)
    // Who is told of that may listen again, and cancels this one then.
    last?.cancel()
    return session
  }

  /// Takes back what the player bound: of a context, or of all.
  public func reset(_ context: InputContext? = nil) {
    table.setOverrides(table.overrides.filter { context != nil && $0.context != context?.name }, at: scene.currentTime)
  }
}
