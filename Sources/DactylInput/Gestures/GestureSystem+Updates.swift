/// Delivers corrections of touches to recognizers (T33).
extension GestureSystem {
  /// Feeds corrections to the recognizers that got the touch and receive updates, whatever has become of their
  /// attempts.
  static func feedTouchUpdates(in scene: Scene) {
    let (updates, table) = (scene.inputs.touchUpdates, scene.gestures)
    scene.withoutSettling {
      var context = GestureContext(table, at: scene.now)
      var index = 0
      while index < updates.due.count {
        defer { index += 1 }
        guard !updates.due[index].isSeen else { continue }
        updates.due[index].isSeen = true
        let due = updates.due[index]
        for id in due.source.recognizers {
          guard let row = table.row(id) else { continue }
          let kind = table.kind(of: row)
          if kind.isBusy(row.slot) {
            table.deferred.append(DeferredGestureCall(call: .touchUpdates(due.touches), gesture: id))
            scene.settling.isNeeded = true
          } else {
            call(.touchUpdates(due.touches), kind, &context, id, in: scene)
          }
        }
      }
    }
  }
}
