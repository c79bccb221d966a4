import Dactyl

/// Each drop can be taken back: what lay where is a value, and so is what lay there before.
extension BagScene {
  /// Lets Control-Z and its like undo, while nothing is dragged.
  func listenForUndo() {
    // Otherwise what two hands do in one event would be one step.
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
    // The help in front of it has no use for keys.
    scene.window.makeKey()
  }

  /// Lets things be brought back to where they were.
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
