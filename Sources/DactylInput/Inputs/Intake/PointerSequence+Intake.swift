extension PointerSequence {
  /// Goes on, or begins.
  func advance(at location: Point, _ change: PointerInput.Change, in scene: Scene) {
    let inputs = scene.inputs
    self.location = location
    self.change = change
    if isOpen, let slot {
      inputs.records[slot].phase = .moved
      inputs.records[slot].isUnseen = true
      // What hovers is over something else by now.
      if kind == .hover { inputs.arrived.append(slot) }
    } else {
      let slot = inputs.begin(kind, at: scene.now)
      self.slot = slot
      isOpen = true
      if kind == .hover { scene.waiting.insert(.hover) }
      candidates.removeAll()
      // Recognizers alone hear of it (S-2).
      inputs.records[slot].delivery = .closed
      inputs.arrived.append(slot)
    }
    scene.settling.isNeeded = true
  }

  /// Is over, and nobody hears of that.
  func forget() {
    isOpen = false
    deadline = nil
    slot = nil
  }

  /// Is over: recognizers hear of it with the next look at what changed.
  func end(_ phase: TouchPhase, _ change: PointerInput.Change, in scene: Scene) {
    guard isOpen, let slot else { return }
    isOpen = false
    deadline = nil
    self.change = change
    scene.inputs.records[slot].phase = phase
    scene.inputs.records[slot].isUnseen = true
    scene.inputs.end(slot)
    scene.settling.isNeeded = true
  }
}
