/// The recognizers as a part of the scene.
extension GestureTable: TimedPart {
  /// Interrupts the attempts that a cancellation affects. An attempt ends with the recognizer's view (T23). One that
  /// code of the game began has no input whose cancel it could receive: it ends with a cancellation of all input, or of
  /// that in its window (T22).
  package func cancelInput(in scope: CancelScope, of scene: Scene) {
    for index in attempts.order {
      let (id, isSetOff) = (attempts[index].gesture, attempts[index].isSetOff)
      guard let view = row(id)?.view, scene.isAlive(view) else { continue }
      switch scope {
      case .view(let top):
        if scene.isDescendant(view.index, of: top.index) { GestureSystem.interrupt(id, by: .T23, in: scene) }
      case .window(let window):
        if isSetOff && scene.window(of: view) == window { GestureSystem.interrupt(id, by: .T22, in: scene) }
      case .all: if isSetOff { GestureSystem.interrupt(id, by: .T22, in: scene) }
      case .device, .input: return
      }
    }
  }

  /// Removes the recognizers that are on no view when the scene ends, and reports them.
  package func sceneDidEmpty(_ scene: Scene) {
    let left = rows.indices.filter { rows[$0].generation % 2 == 1 && rows[$0].view == .none }.map { id(at: $0) }
    guard !left.isEmpty else { return }
    scene.report(.gestureOnNoView, "\(scene.names(of: left)) on no view when the scene ended: removed with it")
    for id in left { scene.removeGesture(id) }
  }

  package func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    scene.removeGestures(of: entity.index, &remains)
  }

  package var nextDeadline: Timestamp? { attempts.nextDeadline }
  package func deadlineReached(at now: Timestamp, in scene: Scene) { GestureSystem.callDeadlines(at: now, in: scene) }

  package func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    for index in attempts.order {
      guard let deadline = attempts[index].deadline, deadline <= moment else { continue }
      attempts.setDeadline(nil, of: index)
      needsCleanUp = true
    }
  }

  package var pendingWork: [String] {
    let under = attempts.order.isEmpty ? [] : ["\(attempts.order.count) attempts"]
    return under + (nextDeadline.map { ["a deadline at \($0.seconds) s"] } ?? [])
  }

  package var rowsInUse: Int { rows.indices.count { rows[$0].generation % 2 == 1 } }
}
