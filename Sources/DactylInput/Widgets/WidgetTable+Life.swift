extension WidgetTable: ScenePart {
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) { remove(entity, &remains) }

  // MARK: Tracked input

  /// Notifies widgets whose tracked touch or press is over without their having received the end: a responder of the
  /// game handled it (T20).
  func notifyOfLostInput(in scene: Scene) {
    guard !touches.isEmpty || !presses.isEmpty, scene.responders.pendingCancels.isEmpty else { return }
    notifyOfLostInput(.touch, touches, in: scene)
    notifyOfLostInput(.press, presses, in: scene)
  }

  private func notifyOfLostInput(_ kind: InputKind, _ tracked: TrackedInputs, in scene: Scene) {
    for (view, id) in tracked.take(where: { isLost(kind, $1, $0, in: scene) }) where scene.isAlive(view) {
      self[view.index]?.loseInput(id, scene.event(of: kind, .cancelled))
    }
  }

  private func isLost(_ kind: InputKind, _ id: UInt64, _ view: Entity, in scene: Scene) -> Bool {
    guard !scene.isUnderWay(kind, id) else { return false }
    guard let widget = self[view.index], widget.isBusy else { return true }
    // The end may be among the calls that are deferred until the present one returns.
    widget.whenFree { [self, weak scene] in
      if let scene { notifyOfLostInput(in: scene) }
    }
    return false
  }

  /// Whether a widget that tracks a touch keeps a recognizer of a superview from beginning (G27).
  func refuses(_ gesture: AnyGesture, _ slot: Int, in scene: Scene) -> Bool {
    let id = scene.inputs.records[slot].id
    guard let view = gesture.view, let tracking = touches.view(of: id), scene.isAlive(tracking),
      view.entity != tracking, scene.isDescendant(tracking.index, of: view.entity.index),
      scene.gestures.viewGates[tracking.index] == nil, let widget = self[tracking.index]?.widget
    else { return false }
    return !widget.shouldBegin(gesture, taking: scene.touch(slot), in: scene.view(tracking))
  }
}
