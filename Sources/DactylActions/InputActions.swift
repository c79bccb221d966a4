/// The action maps of a scene: which contexts hold, who drives which player, and what is bound (`Scene.inputActions`).
///
/// They get what is left at the end of the responder chain: what text, controls, key commands or responders handled
/// never reaches the game, and what a context takes moves no focus (F24). A press counts for its action until it is let
/// go or taken away. A stick counts while an active context binds it.
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
    table.refreshHearing(at: scene.currentTime)
  }

  /// Takes a context off the stack: its actions are at rest. One that is not there is left alone.
  public func pop(_ context: InputContext) {
    guard let index = table.context(named: context.name) else { return }
    table.stack.removeAll { $0.context == index }
    table.refreshHearing(at: scene.currentTime)
  }

  /// Whether a context is in the stack.
  public func isActive(_ context: InputContext) -> Bool {
    table.context(named: context.name).map { index in table.stack.contains { $0.context == index } } ?? false
  }

  /// The contexts in the stack, the uppermost first, with the bindings that they have now. Makes an array.
  public var activeContexts: [InputContext] { table.stack.map { table.known[$0.context].context } }

  /// Gets to know a context without putting it on the stack, so that its bindings can be shown and changed. `push(_:)`
  /// does so, too.
  public func register(_ context: InputContext) { _ = known(context) }

  /// The contexts that the scene knows, in the order in which it got to know them, with the bindings that they have
  /// now. Makes an array.
  public var contexts: [InputContext] { table.known.map(\.context) }

  private func known(_ context: InputContext) -> Int {
    for action in table.register(context) {
      scene.report(
        .mismatchedAction, "\"\(action.name)\" of \"\(context.name)\" is of another kind elsewhere: left out")
    }
    table.refreshHearing(at: scene.currentTime)
    return table.context(named: context.name) ?? 0
  }

  // MARK: Players

  /// Has a device drive a player, 0 being the first; all others drive the first. What it holds is let go. Keys are on
  /// `DeviceID.unknown`, the mouse is `.mouse`. A controller that was unplugged and comes back drives the same player.
  /// A player beyond 0…15 is refused with a diagnostic.
  public func assign(_ device: DeviceID, to player: Int) {
    guard 0..<PlayerTable.most ~= player else {
      return scene.report(.badPlayer, "there is no player \(player): \(device) stays with its own")
    }
    table.cancelInput(in: .device(device), of: scene)
    scene.players.assign(device, to: player)
    table.axes.forgetPlayers()
    table.makePlayers(player + 1)
    table.updateLevels(in: scene)
    table.refreshHearing(at: scene.currentTime)
    table.updateAxes(at: scene.currentTime)
  }

  /// The player whom a device drives.
  public func player(of device: DeviceID) -> Int { table.player(of: device) }
}

extension Scene {
  /// The action maps: contexts, players, bindings.
  public var inputActions: InputActions { InputActions(scene: self) }

  /// What the first player does, or what everybody does where no device was given to another one.
  public var input: InputState { InputState(table: actionTable, player: 0, cursor: nil) }

  /// What a player does; nothing for one whom no device drives.
  public func input(player: Int) -> InputState { InputState(table: actionTable, player: player, cursor: nil) }

  /// Which keys are down, for what needs no action map.
  public var keys: KeyStates { KeyStates(table: actionTable) }

  /// Someone who looks at presses in a rhythm of their own: each is in one window of theirs, whatever others have seen.
  public func makeInputReader(player: Int = 0) -> InputReader { InputReader(actionTable, player: player) }
}

extension Diagnostic.Kind {
  /// A context binds an action that is of another kind elsewhere; it was left out.
  public static let mismatchedAction = Diagnostic.Kind("mismatchedAction")
  /// An action was to get more bindings than it can have (`InputActions.mostBindings`); it keeps those that it has.
  public static let tooManyBindings = Diagnostic.Kind("tooManyBindings")
}

@available(*, unavailable)
extension InputActions: Sendable {}
