/// Held controls as they are released, and values as they change with time.
extension InputActionTable {
  /// Releases controls that are up or were cancelled, and calls the completions of finished rebind sessions. Called
  /// with every batch.
  func settle(in scene: Scene) {
    guard isActive else { return }
    updateLevels(in: scene)
    let now = scene.currentTime
    takeWheel(at: now)
    followHeld(in: scene, at: now)
    updateActivity()
    while let session = finished.first {
      finished.removeFirst()
      session.notify()
    }
  }

  /// Releases controls, keys and sticks on the screen whose input is over, or whose view is gone.
  private func followHeld(in graph: SceneGraph, at now: Timestamp) {
    var index = 0
    while index < held.count {
      guard case .input(let slot, let id) = held[index].origin else {
        if isGone(held[index].origin, in: graph) {
          release(index, at: now, isTaken: true)
        } else {
          index += 1
        }
        continue
      }
      let record = inputs.records[slot]
      let isSame = record.id == id
      if isSame, record.isLive, record.delivery == .begun {
        if record.kind == .touch, record.sample.type == .pointer, record.isChanged {
          followButtons(index, record, at: now)
        }
        guard index < held.count, held[index].origin == .input(slot: slot, id: id) else { continue }
        if held[index].isFinger { followFinger(index, record) }
        index += 1
      } else {
        release(index, at: now, isTaken: isSame ? record.phase != .ended : false)
      }
    }
    keys.removeAll { key in
      let record = inputs.records[key.slot]
      return record.id != key.id || !record.isLive || record.delivery != .begun
    }
    while let stick = screenSticks.first(where: { !graph.isAlive($0.view) }) {
      feed(AxisSample(stick.axis, .zero, device: stick.device), by: stick.view, at: now)
    }
  }

  private func isGone(_ origin: HeldControl.Origin, in graph: SceneGraph) -> Bool {
    if case .fed(let view) = origin { !graph.isAlive(view) } else { false }
  }

  /// Updates everything to the time of a frame, before systems of the game run.
  func run(at moment: Timestamp, in scene: Scene) {
    guard hasWork else { return updateActivity() }
    updateLevels(in: scene)
    if seenAxes != axes.version { updateAxes(at: moment) }
    if !gliding.isEmpty { glideOn(to: moment) }
    if !moving.isEmpty || !flicks.isEmpty { moveOn(to: moment) }
  }
}
