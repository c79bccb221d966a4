extension Scene {
  /// Sets the undo manager of an entity of the chain, which also serves the entities before it in the chain; nil
  /// removes it (R27). From then on the entity performs `Action.undo` and `Action.redo`, unless a closure of its own
  /// does.
  public func setUndoManager(_ manager: UndoManager?, of entity: Entity) {
    guard check(entity, "set the undo manager of") else { return }
    watchEnd(of: entity)
    if let manager { adopt(manager) }
    responders.setUndoManager(manager, of: entity)
  }

  /// Returns the undo manager of an entity of the chain: the nearest from there upwards; each window has one (R27). Nil
  /// when there is none and the entity is in no window. Costs a step for each entity of the chain.
  public func undoManager(from entity: Entity) -> UndoManager? {
    guard isAlive(entity) else { return nil }
    var turns = 0
    var current = entity
    while true {
      if let manager = responders.undoManager(of: current) { return manager }
      if isView(current.index), record(of: current.index).flags.contains(.isWindow) {
        let manager = UndoManager()
        manager.isWindows = true
        setUndoManager(manager, of: current)
        return manager
      }
      guard let next = next(after: current, &turns) else { return nil }
      current = next
    }
  }

  /// The undo manager of the receiver of keys: the key window's first responder, or that window (R11, R27).
  public var undoManager: UndoManager? { undoManager(from: chainStart) }

  /// Connects a manager with the scene's events and entities.
  private func adopt(_ manager: UndoManager) {
    manager.event = { [weak self] in
      guard let self, frames.isRunning else { return nil }
      return UInt64(frames.number) << 32 | UInt64(frames.counters.batches)
    }
    manager.isAlive = { [weak self] in self?.isAlive($0) == true }
  }

  /// Undoes or redoes, if the action is one of these and the entity has a manager.
  func performUndo(_ action: Action, by performer: Entity) {
    guard let manager = responders.undoManager(of: performer) else { return }
    let isRedo = action == .redo
    guard isRedo || action == .undo, isRedo ? manager.redo() : manager.undo() else { return }
    record(.undo, rule: .R27, detail: isRedo ? 1 : 0, view: performer)
  }

  /// Whether an action is to undo or redo and the entity has a manager, even an empty one: only the nearest manager
  /// counts.
  func canPerformUndo(_ action: Action, _ entity: Entity) -> Bool {
    responders.undoManager(of: entity) != nil && (action == .undo || action == .redo)
  }

  /// Validates a command to undo or redo: whether it is enabled, and the name of the operation (R25).
  func validateUndo(_ command: inout KeyCommand, by performer: Entity) {
    guard canPerformUndo(command.action, performer), let manager = responders.undoManager(of: performer) else { return }
    let isUndo = command.action == .undo
    if !(isUndo ? manager.canUndo : manager.canRedo) { command.isEnabled = false }
    let name = isUndo ? manager.undoActionName : manager.redoActionName
    if !name.isEmpty && KeyCommand.standard.contains(command) { command.title += " \(name)" }
  }
}

extension View {
  /// The nearest undo manager from the view up the chain; see `Scene.undoManager(from:)`.
  public var undoManager: UndoManager? { scene?.undoManager(from: entity) }
}

extension KeyCommand {
  /// The commands that the application offers after all others, if they have a performer (R34): the edit actions (R24),
  /// undo and redo (R27), and, hidden from lists, the context menu of the receiver of keys.
  public static let standard: [KeyCommand] = [
    KeyCommand("z", .control, action: .undo, title: "Undo"),
    KeyCommand("z", [.control, .shift], action: .redo, title: "Redo"),
    KeyCommand("y", .control, action: .redo, title: "Redo"),
    KeyCommand("x", .control, action: .cut, title: "Cut"),
    KeyCommand("c", .control, action: .copy, title: "Copy"),
    KeyCommand("v", .control, action: .paste, title: "Paste"),
    KeyCommand("a", .control, action: .selectAll, title: "Select All"),
    KeyCommand(.key(.delete), action: .delete, title: "Delete"),
    hidden(KeyCommand(.key(.menu), action: .showContextMenu, title: "Show Menu")),
    hidden(KeyCommand(.key(.f10), .shift, action: .showContextMenu, title: "Show Menu")),
  ]

  private static func hidden(_ command: KeyCommand) -> KeyCommand {
    var command = command
    command.isDiscoverable = false
    return command
  }

  /// The commands at the beginning of edit menus, if they have a performer (R24).
  public static let editing: [KeyCommand] = [
    KeyCommand("x", .control, action: .cut, title: "Cut"),
    KeyCommand("c", .control, action: .copy, title: "Copy"),
    KeyCommand("v", .control, action: .paste, title: "Paste"),
    KeyCommand(action: .delete, title: "Delete"),
    KeyCommand(action: .select, title: "Select"),
    KeyCommand("a", .control, action: .selectAll, title: "Select All"),
  ]
}
