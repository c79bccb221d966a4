extension Scene {
  /// The focused item, to which keys and controllers lead; nil for none. No item is focused until a heading or game
  /// code requests it (F1, F16). It is in the key window (F21), and is independent of the first responder (F26).
  public var focusedItem: View? { focusedItem(ofPlayer: 0) }

  /// Moves the focus one step, as an unhandled arrow key or Tab does (F4, F15).
  ///
  /// - Parameters:
  ///   - heading: The direction or order of the step.
  ///   - player: The player whose focus moves; see `splitsFocus`.
  /// - Returns: Whether it moved. Called from a hit shape, it returns false and takes effect after the hit-test.
  @discardableResult
  public func moveFocus(_ heading: FocusHeading, ofPlayer player: Int = 0) -> Bool {
    guard !isAnswering else {
      postpone { $0.moveFocus(heading, ofPlayer: player) }
      return false
    }
    guard let own = focus(ofPlayer: player) else { return false }
    return finishAsking { FocusSystem.move(heading, own, in: $0) }
  }

  /// Returns the item that a step leads to from the focused item, or from another view that can have the focus; nil for
  /// none. The search is the same as that of `moveFocus(_:ofPlayer:)`. Costs a test of each view of the key window that
  /// can have the focus, and after a change first a search for those views. Returns nil when called from a hit shape,
  /// which may itself be called during that search.
  public func nextFocusItem(_ heading: FocusHeading, from view: View? = nil, ofPlayer player: Int = 0) -> View? {
    guard !isAnswering else { return nil }
    guard let own = focus(ofPlayer: player), let source = view?.entity ?? FocusSystem.source(of: own, in: self) else {
      return nil
    }
    return finishAsking { FocusSystem.next(heading, from: source, own, in: $0) }.map { self.view($0) }
  }

  /// Moves the focus at once to a view that can have it, or into another environment (a view, controller or window) as
  /// its preferences say (F17, F18). This may leave a trap, but not the key window.
  ///
  /// - Parameters:
  ///   - environment: The view or environment to focus.
  ///   - player: The player whose focus moves; see `splitsFocus`.
  /// - Returns: False when it leads to no other item, or a delegate prevents it. Called from a hit shape, it returns
  ///   false and takes effect after the hit-test.
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
      guard let item = search.first(at: environment) else {
        scene.record(.refuseFocus, rule: .F3, view: environment)
        return false
      }
      return FocusSystem.move(to: item, .request, own, in: scene)
    }
  }

  /// Requests a new focus in an environment at the end of the frame. The request counts if the environment contains the
  /// focus, or no item is focused; of several in a frame the outermost counts (F10, F18).
  public func setNeedsFocusUpdate(at environment: Entity) {
    guard check(environment, "update the focus of") else { return }
    focus.isUsed = true
    // Of the other players, those who have had a focus before.
    for player in focus.players where player.number == 0 || player.place != nil { player.requests.append(environment) }
    focus.invalidate()
  }

  /// Performs now the requests that `setNeedsFocusUpdate(at:)` leaves to the end of the frame (F10).
  public func updateFocusIfNeeded() {
    guard !isAnswering else { return postpone { $0.updateFocusIfNeeded() } }
    finishAsking { FocusSystem.update(in: $0) }
  }

  /// Runs a search, which calls hit shapes to compute cover, and performs what those postponed at its end.
  func finishAsking<Answer>(_ body: (Scene) -> Answer) -> Answer {
    let answer = body(self)
    endWalk()
    settleIfIdle()
    return answer
  }

  /// The delegate of the whole scene for the focus, called after those of all environments.
  public var focusDelegate: FocusDelegate {
    get { focus.delegate }
    set { withExtendedLifetime(exchange(&focus.delegate, for: newValue)) {} }
  }

  /// Sets the delegate of an environment (a view, controller or window) for the focus; nil for none.
  public func setFocusDelegate(_ delegate: FocusDelegate?, of environment: Entity) {
    guard check(environment, "set the focus delegate of") else { return }
    watchEnd(of: environment)
    focus.setDelegate(delegate, of: environment)
  }

  /// Sets the preferred environments of an environment, in order: views, controllers and windows, each with its own
  /// list. An empty list, the default, means the environment itself (F6, F17).
  public func setPreferredFocusEnvironments(_ environments: [Entity], of environment: Entity) {
    changeFocus(environment) { $0.preferred = environments }
  }

  /// The environments in which an item is searched for first; see `setPreferredFocusEnvironments(_:of:)`.
  public func preferredFocusEnvironments(of environment: Entity) -> [Entity] { focus[environment]?.preferred ?? [] }

  func changeFocus(_ entity: Entity, _ edit: (inout FocusSettings) -> Void) {
    guard check(entity, "change the focus of") else { return }
    watchEnd(of: entity)
    noteMayHaveFocus(entity.index)
    focus.change(entity, edit)
  }

  /// Has the items that can have the focus collected again. Call it when the answer of a widget or text input changed
  /// without a visible change.
  public func setNeedsFocusItems() { focus.invalidate() }
}
