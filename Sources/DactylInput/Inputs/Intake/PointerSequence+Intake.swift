extension PointerSequence {
  /// Continues the sequence, or begins it.
  func advance(at location: Point, _ change: PointerInput.Change, in scene: Scene) {
    let inputs = scene.inputs
    self.location = location
    self.change = change
    if isOpen, let slot {
      inputs.records[slot].phase = .moved
      inputs.records[slot].isUnseen = true
      // A hovering pointer needs a hit-test at its new location.
      if kind == .hover { inputs.arrived.append(slot) }
    } else {
      let slot = inputs.begin(kind, at: scene.now)
      self.slot = slot
      isOpen = true
      if kind == .hover { scene.waiting.insert(.hover) }
      candidates.removeAll()
      // Only recognizers receive it (S-2).
      inputs.records[slot].delivery = .closed
      inputs.arrived.append(slot)
    }
    scene.settling.isNeeded = true
  }

  /// Ends the sequence without notifying recognizers.
  func forget() {
    isOpen = false
    deadline = nil
    slot = nil
  }

  /// Ends the sequence: recognizers are notified in their next pass.
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
