/// What becomes of recognizers as the scene goes on.
extension GestureTable: TimedPart {
  /// A recognizer that waits or competes ends with the view that it is on (T23).
  func cancelInput(in scope: CancelScope, of scene: Scene) {
    guard case .view(let top) = scope else { return }
    for index in attempts.order {
      let id = attempts[index].gesture
      guard let view = row(id)?.view, scene.isAlive(view), scene.isDescendant(view.index, of: top.index) else {
        continue
      }
      GestureSystem.interrupt(id, by: .T23, in: scene)
    }
  }

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    scene.removeGestures(of: entity.index, &remains)
  }

  var nextDeadline: Timestamp? { attempts.nextDeadline }
  func deadlineReached(at now: Timestamp, in scene: Scene) { GestureSystem.callDeadlines(at: now, in: scene) }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    for index in attempts.order {
      guard let deadline = attempts[index].deadline, deadline <= moment else { continue }
      attempts.setDeadline(nil, of: index)
      needsCleanUp = true
    }
  }

  var unrest: [String] {
    let under = attempts.order.isEmpty ? [] : ["\(attempts.order.count) attempts"]
    return under + (nextDeadline.map { ["a deadline at \($0.seconds) s"] } ?? [])
  }

  var rowsInUse: Int { rows.indices.count { rows[$0].generation % 2 == 1 } }
}
