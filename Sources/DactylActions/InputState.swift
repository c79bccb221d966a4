/// What a player does now: `scene.input`, `scene.input(player: 1)`.
///
/// Values are those of the moment. What was just pressed or released is seen exactly once by each who looks: the
/// updates of a frame see what happened since the updates before, and each fixed step what happened since the step
/// before, however many steps a frame has. A press and a release between two looks are seen both. For looks in another
/// rhythm there is `Scene.makeInputReader(player:)`. Reading allocates nothing.
public struct InputState {
  let table: InputActionTable
  let player: Int
  let cursor: EdgeCursor?

  /// Whether a button is down.
  public subscript(action: InputAction<Bool>) -> Bool { isDown(action) }

  /// How far an axis is: −1…1, or what its bindings' processors make of it.
  public subscript(action: InputAction<Float>) -> Float { value(action.id)?.dx ?? 0 }

  /// How far two axes are, to the right and down.
  public subscript(action: InputAction<Vector>) -> Vector { value(action.id) ?? .zero }

  /// Where the finger of a touch is, the one that landed first; nil while there is none.
  public subscript(action: InputAction<Point?>) -> Point? {
    guard let number = table.number(of: action.id) else { return nil }
    for held in table.held where held.player == player && held.isFinger {
      guard case .input(let slot, _) = held.origin else { continue }
      var isMeant = false
      table.claims.forEachBinding(of: held.claims) { index in
        isMeant = isMeant || table.map.bindings[index].action == number && table.players[player].bindings[index].isHeard
      }
      if isMeant { return table.inputs.records[slot].sample.location }
    }
    return nil
  }

  /// Whether a button is down; of an axis, whether it is at least half of the way from rest, and until it is back at
  /// three eighths.
  public func isDown<Value>(_ action: InputAction<Value>) -> Bool { state(action.id)?.isDown ?? false }

  /// Whether it went down since the look before.
  public func justPressed<Value>(_ action: InputAction<Value>) -> Bool { window(action.id).presses > 0 }

  /// Whether it went up since the look before.
  public func justReleased<Value>(_ action: InputAction<Value>) -> Bool { window(action.id).releases > 0 }

  /// How often it went down since the look before.
  public func presses<Value>(of action: InputAction<Value>) -> Int { window(action.id).presses }

  /// How often it went up since the look before.
  public func releases<Value>(of action: InputAction<Value>) -> Int { window(action.id).releases }

  /// Takes the last press of an action, if nobody did and it is new: just pressed, or at most `InputAction.buffer`
  /// seconds old. So a jump that was asked for shortly before the ground is made on it, and only once.
  public func takePress(_ action: InputAction<Bool>) -> Bool {
    guard player >= 0, player < table.players.count, let number = table.number(of: action.id),
      !table.players[player].actions[number].isTaken, let now = table.inputs.columns.scene?.currentTime
    else { return false }
    let age = now - table.players[player].actions[number].lastPress
    guard age <= table.actions[number].buffer || window(action.id).presses > 0 else { return false }
    table.players[player].actions[number].isTaken = true
    return true
  }

  private func value(_ action: InputActionID) -> Vector? {
    guard player >= 0, player < table.players.count, let number = table.number(of: action) else { return nil }
    return table.value(of: number, table.players[player])
  }

  private func state(_ action: InputActionID) -> PlayerActions.ActionState? {
    guard player >= 0, player < table.players.count, let number = table.number(of: action) else { return nil }
    return table.players[player].actions[number]
  }

  private func window(_ action: InputActionID) -> (presses: Int, releases: Int) {
    guard player >= 0, let number = table.number(of: action) else { return (0, 0) }
    return (cursor ?? table.reader).window(player, number)
  }
}

/// Which keys are down: those that reached the end of the responder chain, where no context took them and they moved no
/// focus. So a key that types into a text field is not down here. None is while a context blocks those below it, or a
/// controller is presented.
public struct KeyStates {
  let table: InputActionTable

  /// Whether a key is down.
  public func isDown(_ key: Key) -> Bool { table.keys.contains { $0.key == key } }
}

/// Someone who looks at what a player does in a rhythm of their own (`Scene.makeInputReader(player:)`).
public final class InputReader {
  private let table: InputActionTable
  private let player: Int
  private let cursor: EdgeCursor

  init(_ table: InputActionTable, player: Int) {
    (self.table, self.player, cursor) = (table, player, EdgeCursor(from: table))
  }

  /// What the player does, as of a new look: what was pressed and released since the last one is in it.
  public func read() -> InputState {
    cursor.advance(table)
    return InputState(table: table, player: player, cursor: cursor)
  }
}

@available(*, unavailable)
extension InputState: Sendable {}
@available(*, unavailable)
extension KeyStates: Sendable {}
@available(*, unavailable)
extension InputReader: Sendable {}
