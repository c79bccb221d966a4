/// Delivers corrections of touches to responders (T33).
extension DeliverySystem {
  /// Delivers corrections to the responders from the hit view upwards, if the view received the touch.
  static func deliverTouchUpdates(in scene: Scene) {
    let updates = scene.inputs.touchUpdates
    while !updates.due.isEmpty, updates.due[0].isSeen {
      let due = updates.due.remove(at: 0)
      guard due.source.isDelivered, let view = due.touches.first?.viewEntity, scene.isAlive(view) else { continue }
      for entity in scene.responderChain(from: view) {
        // Each responder may destroy another.
        guard scene.isAlive(entity), let responder = scene.responders.responder(of: entity),
          responder.receivesTouchUpdates
        else { continue }
        scene.frames.counters.deliveries += 1
        if responder.notify(.touchUpdates(due.touches)) == .handled { break }
      }
    }
  }
}
