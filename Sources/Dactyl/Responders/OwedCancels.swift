/// A cancel that a view is owed which leaves the tree in the middle of a touch (T23): with the responders that stood in its
/// chain at that moment, so that it arrives even when they are gone (R8 does not hold here).
struct OwedCancel {
  var touches: [Touch]
  var chain: [(entity: Entity, entry: ResponderTable.Entry)]
}

enum OwedCancels {
  /// Cancels the touches of a view that leaves, and of all in it: once, and they hear nothing more.
  static func note(leaving top: UInt32, in scene: Scene) {
    var views: [Entity] = []
    for slot in scene.touches.order {
      let record = scene.touches.records[slot]
      guard scene.isAlive(record.view), scene.isDescendant(record.view.index, of: top) else { continue }
      let isOwed = record.delivery == .begun || record.due.contains(.cancelled)
      if isOwed && !views.contains(record.view) { views.append(record.view) }
      if !isOwed { scene.touches.records[slot].delivery = .closed }
    }
    for view in views { note(view, in: scene) }
  }

  private static func note(_ view: Entity, in scene: Scene) {
    var touches: [Touch] = []
    for slot in scene.touches.order {
      let record = scene.touches.records[slot]
      guard record.view == view, record.delivery == .begun || record.due.contains(.cancelled) else { continue }
      touches.append(scene.touch(slot, telling: .cancelled))
      scene.touches.records[slot].delivery = .closed
      scene.touches.records[slot].due = []
      scene.record(.claim, rule: .T23, touch: record.id, view: view)
    }
    var chain: [(entity: Entity, entry: ResponderTable.Entry)] = []
    var current = view
    while current != .none {
      if let entry = scene.responders.entry(of: current), entry.events.contains(.touchesCancelled) {
        chain.append((current, entry))
      }
      current = scene.nextResponder(after: current)
    }
    scene.owedCancels.append(OwedCancel(touches: touches, chain: chain))
    scene.needsSettling = true
  }

  /// Sends what is owed.
  static func send(in scene: Scene) {
    guard !scene.owedCancels.isEmpty else { return }
    for owed in scene.owedCancels {
      for link in owed.chain {
        if link.entry.touches(.cancelled, Touches(owed.touches), scene.currentEvent) == .handled { break }
      }
    }
    scene.owedCancels.removeAll()
  }
}
