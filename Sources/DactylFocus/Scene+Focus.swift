extension Scene {
  /// Who has the focus, or nil: the view to which keys and controllers lead. Nothing has it until a heading, or game
  /// code, asks (F1, F16). It is in the key window (F21), and is another thing than the first responder (F26).
  public var focusedItem: View? { focusedItem(ofPlayer: 0) }

  /// Moves the focus one step, as an arrow key or Tab does that nobody handled (F4, F15).
  ///
  /// - Parameters:
  ///   - heading: which way.
  ///   - player: whose focus; see `splitsFocus`.
  /// - Returns: whether it moved. In a hit shape it waits until the hit-test is over: false.
  @discardableResult
  public func moveFocus(_ heading: FocusHeading, ofPlayer player: Int = 0) -> Bool {
    guard !isAnswering else {
      postpone { $0.moveFocus(heading, ofPlayer: player) }
      return false
    }
    guard let own = focus(ofPlayer: player) else { return false }
    return finishAsking { FocusSystem.move(heading, own, in: $0) }
  }

  /// The item that a step leads to from the focused item, or from another view that can have it; nil for nobody. The
  /// same search as that of `moveFocus(_:ofPlayer:)`. Costs a look at each view of the key window that can have the
  /// focus, and where any changed a search for them before. In a hit shape, which may be asked in the middle of that
  /// search, there is none.
  public func nextFocusItem(_ heading: FocusHeading, from view: View? = nil, ofPlayer player: Int = 0) -> View? {
    guard !isAnswering else { return nil }
    guard let own = focus(ofPlayer: player), let source = view?.entity ?? FocusSystem.source(of: own, in: self) else {
      return nil
    }
    return finishAsking { FocusSystem.next(heading, from: source, own, in: $0) }.map { self.view($0) }
  }

  /// Moves the focus to a view that can have it, or into another environment, a view, controller or window, as the
  /// lists there say (F17, F18): at once. It may leave a trap, but not the key window.
  ///
  /// - Parameters:
  ///   - environment: where it goes.
  ///   - player: whose focus; see `splitsFocus`.
  /// - Returns: false when it leads nowhere new, or somebody said no. In a hit shape it waits until the hit-test is
  ///   over: false.
  @discardableResult
  public func requestFocus(at environment: Entity, ofPlayer player: Int = 0) -> Bool {
    guard check(environment, "move the focus to") else { return false }
    guard !isAnswering else {
      postpone { if $0.isAlive(environment) { $0.requestFocus(at: environment, ofPlayer: player) } }
      return false
    }
    guard let own = focus(ofPlayer: player) else { return false }
    return finishAsking { scene in
      var search = FocusSearch(for: own, in: scene)
      return search.first(at: environment).map { FocusSystem.move(to: $0, .request, own, in: scene) } ?? false
    }
  }

  /// Asks for a new focus at an environment, at the end of the frame: it counts where the environment holds the focus,
  /// or nothing has it; of several in a frame the outermost (F10, F18).
  public func setNeedsFocusUpdate(at environment: Entity) {
    guard check(environment, "update the focus of") else { return }
    focus.isUsed = true
    // Of the other players those whom something gave one before.
    for player in focus.players where player.number == 0 || player.place != nil { player.requests.append(environment) }
    focus.invalidate()
  }

  /// Does now what `setNeedsFocusUpdate(at:)` leaves to the end of the frame (F10).
  public func updateFocusIfNeeded() {
    guard !isAnswering else { return postpone { $0.updateFocusIfNeeded() } }
    finishAsking { FocusSystem.update(in: $0) }
  }

  /// Looks for somebody, which asks hit shapes who is covered: what those asked for is done at the end.
  func finishAsking<Answer>(_ body: (Scene) -> Answer) -> Answer {
    let answer = body(self)
    endWalk()
    settleIfIdle()
    return answer
  }

  /// What the whole scene is asked and told of the focus, after all environments.
  public var focusDelegate: FocusDelegate {
    get { focus.delegate }
    set { withExtendedLifetime(exchange(&focus.delegate, for: newValue)) {} }
  }

  /// Sets what an environment, a view, controller or window, is asked and told of the focus; nil for nothing.
  public func setFocusDelegate(_ delegate: FocusDelegate?, of environment: Entity) {
    guard check(environment, "set the focus delegate of") else { return }
    watchEnd(of: environment)
    focus.setDelegate(delegate, of: environment)
  }

  /// Whom an environment, a view, controller or window, prefers, in order: views, controllers and windows, each with
  /// its own list. An empty list, as by default, means itself (F6, F17).
  public func setPreferredFocusEnvironments(_ environments: [Entity], of environment: Entity) {
    changeFocus(environment) { $0.preferred = environments }
  }

  /// The environments in which the focus is looked for first; see `setPreferredFocusEnvironments(_:of:)`.
  public func preferredFocusEnvironments(of environment: Entity) -> [Entity] { focus[environment]?.preferred ?? [] }

  func changeFocus(_ entity: Entity, _ edit: (inout FocusSettings) -> Void) {
    guard check(entity, "change the focus of") else { return }
    watchEnd(of: entity)
    noteMayHaveFocus(entity.index)
    focus.change(entity, edit)
  }

  /// Has everybody looked for again who can have the focus: the answer of a widget or text input changed, and nothing
  /// that can be seen did.
  public func setNeedsFocusItems() { focus.invalidate() }
}
