/// The action maps of a scene: the active contexts, the players of devices, and the bindings (`Scene.inputActions`).
///
/// Contexts receive the input that is left at the end of the responder chain: input that text, controls, key commands
/// or responders handle never reaches them, and input that a context consumes does not move the focus (F24). A press
/// drives its action until it is released or cancelled. A stick does while an active context binds it.
public struct InputActions {
  let scene: Scene
  var table: InputActionTable { scene.actionTable }

  // MARK: Contexts

  /// Pushes a context onto the stack, above the other contexts of its priority. A context that is on the stack already
  /// moves up. Controls that are held down count for its buttons only once they are pressed again. Controllers
  /// presented and focus traps shown after the push block the context; those that are there already do not.
  public func push(_ context: InputContext) {
    let index = known(context)
    table.updateLevels(in: scene)
    var stack = table.stack.filter { $0.context != index }
    let place =
      stack.firstIndex { table.known[$0.context].context.priority <= context.priority } ?? stack.count
    stack.insert(InputActionTable.Active(context: index, level: table.blockers.last), at: place)
    table.stack = stack
    table.refreshReceiving(at: scene.currentTime)
  }

  /// Removes a context from the stack and sets its actions to rest. Does nothing if it is not in the stack.
  public func pop(_ context: InputContext) {
    guard let index = table.context(named: context.name) else { return }
    table.stack.removeAll { $0.context == index }
    table.refreshReceiving(at: scene.currentTime)
  }

  /// Whether a context is in the stack.
  public func isActive(_ context: InputContext) -> Bool {
    table.context(named: context.name).map { index in table.stack.contains { $0.context == index } } ?? false
  }

  /// The contexts in the stack, the uppermost first, with their present bindings. Makes an array.
  public var activeContexts: [InputContext] { table.stack.map { table.known[$0.context].context } }

  /// Registers a context without pushing it, so that its bindings can be shown and changed. `push(_:)` registers it as
  /// well.
  public func register(_ context: InputContext) { _ = known(context) }

  /// The known contexts, in the order in which they were registered, with their present bindings. Makes an array.
  public var contexts: [InputContext] { table.known.map(\.context) }

  // MARK: Toggles

  /// Sets whether a button action toggles: one press of a control that is bound to it plainly
  /// (`InputInteraction.press`) holds it, and the next lets go, of whichever control. For players who can't hold a
  /// button (AX22).
  ///
  /// What a press holds ends as well when its context stops receiving, when the press is cancelled, when the program
  /// goes to the background, and when the action stops toggling.
  public func setToggles(_ action: InputAction<Bool>, _ toggles: Bool) {
    guard toggles != self.toggles(action) else { return }
    guard !toggles else { return _ = table.toggles.insert(action.id) }
    table.endToggles(of: action.id, at: scene.currentTime)
    table.toggles.remove(action.id)
  }

  /// Whether a button action toggles.
  public func toggles(_ action: InputAction<Bool>) -> Bool { table.toggles.contains(action.id) }

  /// Reports bindings that only a movement can have, where another kind of action has them.
  func check(_ bindings: [InputBinding], of action: InputActionID, in context: InputContext) {
    guard action.kind != .movement, bindings.contains(where: \.movesOnly) else { return }
    scene.report(
      .mismatchedBinding,
      "\"\(action.name)\" of \"\(context.name)\" is bound to a motion, which takes an InputAction<Movement>: left out")
  }

  private func known(_ context: InputContext) -> Int {
    if table.context(named: context.name) == nil {
      for entry in context.entries { check(entry.bindings, of: entry.action, in: context) }
    }
    for action in table.register(context) {
      scene.report(
        .mismatchedAction, "\"\(action.name)\" of \"\(context.name)\" is of another kind elsewhere: left out")
    }
    table.refreshReceiving(at: scene.currentTime)
    return table.context(named: context.name) ?? 0
  }
}

extension Scene {
  /// The action maps: contexts, players, bindings.
  public var inputActions: InputActions { InputActions(scene: self) }

  /// The input of the first player, or of all players if no device is assigned to another one.
  public var input: InputState { InputState(table: actionTable, player: 0, cursor: nil) }

  /// The input of a player; at rest for a player without a device.
  public func input(player: Int) -> InputState { InputState(table: actionTable, player: player, cursor: nil) }

  /// The keys that are down, for code that needs no action map.
  public var keys: KeyStates { KeyStates(table: actionTable) }

  /// Makes a reader for code that reads presses in a rhythm of its own: it sees each press exactly once, whatever
  /// others have read.
  public func makeInputReader(player: Int = 0) -> InputReader { InputReader(actionTable, player: player) }
}

extension Diagnostic.Kind {
  /// The kind for a context with an action that is of another kind elsewhere; that action is ignored.
  public static let mismatchedAction = Diagnostic.Kind("mismatchedAction")
  /// The kind for a binding of a motion whose action is no movement (`Movement`); that binding is ignored.
  public static let mismatchedBinding = Diagnostic.Kind("mismatchedBinding")
  /// The kind for more bindings than an action can have (`InputBindings.mostBindings`); its bindings do not change.
  public static let tooManyBindings = Diagnostic.Kind("tooManyBindings")
}

@available(*, unavailable)
extension InputActions: Sendable {}
