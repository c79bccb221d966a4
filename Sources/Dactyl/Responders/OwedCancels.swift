/// A cancel that a responder is owed which leaves the tree in the middle of a touch or press (T23, P7): with the responders
/// that stood in its chain at that moment, so that it arrives even when they are gone (R8 does not hold here).
struct OwedCancel {
  enum Subject {
    case touches([Touch])
    case press(Press)
  }
  /// Somebody in the chain.
  struct Hearer {
    let entity: Entity
    let responder: AnyResponder
    /// Whether the began came up to it: one that it never reached is told only while it lives (T21).
    let isOwed: Bool
  }
  var subject: Subject
  var chain: [Hearer]
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
    let chain = hearers(of: .touchesCancelled, from: view, in: scene)
    scene.owedCancels.append(OwedCancel(subject: .touches(touches), chain: chain))
    scene.needsSettling = true
  }

  /// Those in a chain who are to hear of a cancel.
  static func hearers(of event: ResponderEvents, from start: Entity, in scene: Scene) -> [OwedCancel.Hearer] {
    var hearers: [OwedCancel.Hearer] = []
    var isOwed = true
    for entity in scene.responderChain(from: start) {
      if let responder = scene.responders.responder(of: entity), responder.events.contains(event) {
        hearers.append(OwedCancel.Hearer(entity: entity, responder: responder, isOwed: isOwed))
      }
      if scene.beginning.start == start, scene.beginning.place == entity { isOwed = false }
    }
    return hearers
  }

  /// Sends what is owed.
  static func send(in scene: Scene) {
    // What controls are owed that ended under a finger or key which goes on elsewhere.
    defer { if !scene.controls.ended.isEmpty { ControlTracking.sendLastCancels(in: scene) } }
    guard !scene.owedCancels.isEmpty else { return }
    for owed in scene.owedCancels {
      for hearer in owed.chain where hearer.isOwed || scene.isAlive(hearer.entity) {
        if tell(hearer.responder, owed.subject, in: scene) == .handled { break }
      }
    }
    // A responder may be nobody else's any more, and owe others a cancel when it ends.
    let told = Array(scene.owedCancels)
    scene.owedCancels.removeAll()
    withExtendedLifetime(told) {}
  }

  private static func tell(_ responder: AnyResponder, _ subject: OwedCancel.Subject, in scene: Scene) -> Handling? {
    let type = scene.eventType
    defer { scene.eventType = type }
    switch subject {
    case .touches(let touches):
      scene.eventType = .touches
      return responder.touches(.cancelled, Touches(touches), scene.currentEvent)
    case .press(let press):
      scene.eventType = .presses
      return responder.presses(.cancelled, Presses(press), scene.currentEvent)
    }
  }
}
