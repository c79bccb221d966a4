import Dactyl

/// Each drop can be undone: the inventory is a value, and so is the one before the drop.
extension BagScene {
  /// Handles Control-Z and the other undo commands, while nothing is dragged.
  func listenForUndo() {
    // Otherwise the drops of two hands in one event would be one step.
    undoManager.groupsByEvent = false
    undoManager.levelsOfUndo = 1000
    let window = scene.window.view.entity
    scene.setUndoManager(undoManager, of: window)
    scene.setAction(.undo, of: window) { [self] _ in
      guard scene.dragSessions.isEmpty, undoManager.canUndo else { return }
      undoManager.undo()
      onEvent?(.undo)
    }
    scene.setAction(.redo, of: window) { [self] _ in
      guard scene.dragSessions.isEmpty, undoManager.canRedo else { return }
      undoManager.redo()
      onEvent?(.redo)
    }
    // The help in front of this window needs no keys.
    scene.window.makeKey()
  }

  /// Registers the undo that restores an earlier inventory.
  func registerUndo(to before: Inventory) {
    undoManager.beginUndoGrouping()
    undoManager.registerUndo(of: scene.window.view.entity, "Drop") { [self] in
      let now = inventory
      inventory = before
      registerUndo(to: now)
      refresh()
    }
    undoManager.endUndoGrouping()
  }
}
