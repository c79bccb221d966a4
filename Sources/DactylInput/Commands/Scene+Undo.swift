extension Scene {
  /// Gives an entity of the chain an undo manager of its own, for itself and whoever comes before it in the chain; nil
  /// takes it away (R27). From then on the entity performs `Action.undo` and `Action.redo`, unless a closure of its own
  /// does.
  public func setUndoManager(_ manager: UndoManager?, of entity: Entity) {
    guard check(entity, "set the undo manager of") else { return }
    watchEnd(of: entity)
    if let manager { adopt(manager) }
    responders.setUndoManager(manager, of: entity)
  }

  /// The undo manager of an entity of the chain: the nearest from there on up; a window on the way has one (R27). Nil
  /// for what is in no window and has none. Costs a step a hop.
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

  /// The undo manager of whoever hears of keys: the key window's first responder, or that window (R11, R27).
  public var undoManager: UndoManager? { undoManager(from: chainStart) }

  /// Lets a manager know of events and of entities that ended.
  private func adopt(_ manager: UndoManager) {
    manager.event = { [weak self] in
      guard let self, frames.isRunning else { return nil }
      return UInt64(frames.number) << 32 | UInt64(frames.counters.batches)
    }
    manager.isAlive = { [weak self] in self?.isAlive($0) == true }
  }

  /// Undoes or redoes, when the action is that and the entity has a manager.
  func performUndo(_ action: Action, by performer: Entity) {
    guard let manager = responders.undoManager(of: performer) else { return }
    let isRedo = action == .redo
    guard isRedo || action == .undo, isRedo ? manager.redo() : manager.undo() else { return }
    record(.undo, rule: .R27, detail: isRedo ? 1 : 0, view: performer)
  }

  /// Whether an action is to undo or redo and the entity has a manager, even one that has nothing to undo: the nearest
  /// one alone counts.
  func canPerformUndo(_ action: Action, _ entity: Entity) -> Bool {
    responders.undoManager(of: entity) != nil && (action == .undo || action == .redo)
  }

  /// Says of a command to undo or redo whether there is something, and what (R25).
  func validateUndo(_ command: inout KeyCommand, by performer: Entity) {
    guard canPerformUndo(command.action, performer), let manager = responders.undoManager(of: performer) else { return }
    let isUndo = command.action == .undo
    if !(isUndo ? manager.canUndo : manager.canRedo) { command.isEnabled = false }
    let name = isUndo ? manager.undoActionName : manager.redoActionName
    if !name.isEmpty && KeyCommand.standard.contains(command) { command.title += " \(name)" }
  }
}

extension View {
  /// The nearest undo manager from the view on up the chain; see `Scene.undoManager(from:)`.
  public var undoManager: UndoManager? { scene?.undoManager(from: entity) }
}

extension KeyCommand {
  /// What the application offers last of all, where somebody performs it (R34): the edit actions (R24), undo and redo
  /// (R27), and, which lists do not show, the menu of what has the keys.
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

  /// What edit menus offer first, as far as somebody performs it (R24).
  public static let editing: [KeyCommand] = [
    KeyCommand("x", .control, action: .cut, title: "Cut"),
    KeyCommand("c", .control, action: .copy, title: "Copy"),
    KeyCommand("v", .control, action: .paste, title: "Paste"),
    KeyCommand(action: .delete, title: "Delete"),
    KeyCommand(action: .select, title: "Select"),
    KeyCommand("a", .control, action: .selectAll, title: "Select All"),
  ]
}
