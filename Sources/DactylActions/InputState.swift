/// The present input of a player: `scene.input`, `scene.input(player: 1)`.
///
/// Values are those of the moment. Each reader sees a press or release, and each part of a movement, exactly once: the
/// updates of a frame see those since the updates before, and each fixed step those since the step before, however many
/// steps a frame has. A press and a release between two readings are both seen. For readings in another rhythm use
/// `Scene.makeInputReader(player:)`. Reading allocates nothing.
public struct InputState {
  let table: InputActionTable
  let player: Int
  let cursor: EdgeCursor?

  /// Whether a button is down.
  public subscript(action: InputAction<Bool>) -> Bool { isDown(action) }

  /// The value of an axis: −1…1, or the result of its bindings' processors.
  public subscript(action: InputAction<Float>) -> Float { value(action.id)?.dx ?? 0 }

  /// The values of two axes, to the right and down.
  public subscript(action: InputAction<Vector>) -> Vector { value(action.id) ?? .zero }

  /// The position of the finger of a touch action, the first one that landed; nil while there is none.
  public subscript(action: InputAction<Point?>) -> Point? {
    guard let number = table.number(of: action.id) else { return nil }
    for held in table.held where held.player == player && held.isFinger {
      guard case .input(let slot, _) = held.origin else { continue }
      var isMeant = false
      table.claims.forEachBinding(of: held.claims) { index in
        isMeant =
          isMeant || table.map.bindings[index].action == number && table.players[player].bindings[index].isReceiving
      }
      if isMeant { return table.inputs.records[slot].sample.location }
    }
    return nil
  }

  /// The way of a movement since the last reading, to the right and down. Like presses, each part of it is in exactly
  /// one reading of each reader.
  public subscript(action: InputAction<Movement>) -> Vector {
    guard player >= 0, let number = table.number(of: action.id) else { return .zero }
    return (cursor ?? table.reader).way(player, number)
  }

  /// Whether a button is down; for an axis, whether it has moved at least half of the distance from rest, and has not
  /// returned to three eighths since.
  public func isDown<Value>(_ action: InputAction<Value>) -> Bool { state(action.id)?.isDown ?? false }

  /// Whether the action was pressed since the last reading.
  public func justPressed<Value>(_ action: InputAction<Value>) -> Bool { window(action.id).presses > 0 }

  /// Whether the action was released since the last reading.
  public func justReleased<Value>(_ action: InputAction<Value>) -> Bool { window(action.id).releases > 0 }

  /// The number of presses since the last reading.
  public func presses<Value>(of action: InputAction<Value>) -> Int { window(action.id).presses }

  /// The number of releases since the last reading.
  public func releases<Value>(of action: InputAction<Value>) -> Int { window(action.id).releases }

  /// Consumes the last press of an action, if it was not consumed and is recent: just pressed, or at most
  /// `InputAction.buffer` seconds old. So a jump that is pressed shortly before landing is performed on the ground, and
  /// only once.
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

/// The keys that are down: those that reached the end of the responder chain, were consumed by no context and did not
/// move the focus. A key that types into a text field does not count. None is down while a context blocks those below
/// it, while a controller is presented, or while the player's focus is in a trap.
public struct KeyStates {
  let table: InputActionTable

  /// Whether a key is down.
  public func isDown(_ key: Key) -> Bool { table.keys.contains { $0.key == key } }
}

/// A reader of a player's input in a rhythm of its own (`Scene.makeInputReader(player:)`).
public final class InputReader {
  private let table: InputActionTable
  private let player: Int
  private let cursor: EdgeCursor

  init(_ table: InputActionTable, player: Int) {
    (self.table, self.player, cursor) = (table, player, EdgeCursor(from: table))
    table.add(reader: cursor)
  }

  /// Reads the player's input: it contains the presses and releases since the last call.
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
