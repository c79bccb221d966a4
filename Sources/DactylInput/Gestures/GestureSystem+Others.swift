/// Feeds recognizers with input that is no touch.
extension GestureSystem {
  /// Feeds each input that changed to its recognizers, in the order in which the inputs began.
  static func feedOthers(in scene: Scene) {
    let inputs = scene.inputs
    var isAnyFed = false
    inputs.others.forEach { slot in
      guard inputs.records[slot].isUnseen else { return }
      // Most keys have no recognizer.
      if inputs.recognizers(of: slot).isEmpty && inputs.records[slot].kind != .hover {
        inputs.records[slot].isUnseen = false
        inputs.records[slot].wasSeen = true
      } else {
        isAnyFed = true
      }
    }
    guard isAnyFed else { return }
    scene.withoutSettling {
      var context = GestureContext(scene.gestures, at: scene.now)
      for slot in inputs.others where inputs.records[slot].isUnseen {
        // It was cancelled before any recognizer received its began, so none receives the cancel.
        guard inputs.records[slot].phase != .cancelled || inputs.records[slot].wasSeen else {
          withdraw(slot, inputs, in: scene.gestures)
          continue
        }
        inputs.records[slot].wasSeen = true
        // Changes that recognizers set off meanwhile reach all of them in the next round.
        inputs.records[slot].isUnseen = false
        let record = inputs.records[slot]
        if record.kind == .hover {
          feedHover(slot, record.phase, &context, in: scene)
        } else if let call = record.kind.intake.gestureCall(slot, record.phase, in: inputs) {
          feedAll(call, slot, record.phase, &context, in: scene)
        }
      }
    }
    scene.gestures.needsCleanUp = true
  }

  /// Feeds all recognizers of an input. A recognizer may cancel the input as it begins, which is then withdrawn from
  /// the remaining ones.
  private static func feedAll(
    _ call: GestureCall, _ slot: Int, _ phase: TouchPhase, _ context: inout GestureContext, in scene: Scene
  ) {
    let inputs = scene.inputs
    let recognizers = inputs.recognizers(of: slot)
    var count = 0
    while count < recognizers.count, phase != .began || inputs.records[slot].phase == .began {
      feed(call, slot, to: recognizers[count], &context, in: scene)
      count += 1
    }
    while recognizers.count > count, let id = recognizers.popLast() {
      withdraw(slot, from: id, inputs, in: scene.gestures)
    }
  }

  /// Feeds the recognizers that the pointer has left, then those that it is over.
  private static func feedHover(
    _ slot: Int, _ phase: TouchPhase, _ context: inout GestureContext, in scene: Scene
  ) {
    let inputs = scene.inputs
    let recognizers = inputs.recognizers(of: slot)
    let sequence = inputs.pointer.hover
    let input = sequence.input(scene.inputs.modifiers)
    sequence.leaving.forEach { feed(.pointer(.ended, input, .hover), slot, to: $0, &context, in: scene) }
    sequence.leaving.removeAll()
    guard phase != .ended && phase != .cancelled else {
      return recognizers.forEach { feed(.pointer(phase, input, .hover), slot, to: $0, &context, in: scene) }
    }
    sequence.candidates.forEach { id in
      let isNew = sequence.joining.contains(id)
      guard inputs.records[slot].isLive else {
        guard isNew else { return }
        recognizers.removeAll { $0 == id }
        return withdraw(slot, from: id, inputs, in: scene.gestures)
      }
      guard isNew || !sequence.rests else { return }
      feed(.pointer(isNew ? .began : .moved, input, .hover), slot, to: id, &context, in: scene)
    }
    sequence.joining.removeAll()
  }

  /// Feeds a recognizer, unless its attempt at the input is over. While the recognizer's own code runs, the call is
  /// deferred.
  static func feed(
    _ call: GestureCall, _ slot: Int, to id: GestureID, _ context: inout GestureContext, in scene: Scene
  ) {
    let table = scene.gestures
    guard let row = table.row(id), row.attempt >= 0, !row.state.isFinal else { return }
    let attempt = Int(row.attempt)
    let kind = table.kind(of: row)
    switch call {
    case .pointer(let phase, let input, let inputKind):
      guard table.attempts[attempt].open.contains(inputKind.intake.openInputs) else { return }
      table.attempts[attempt].lastCentroid = input.location
      if phase == .ended || phase == .cancelled { table.attempts[attempt].open.subtract(inputKind.intake.openInputs) }
    case .custom(_, let phase):
      guard table.attempts[attempt].owned.contains(slot) else { return }
      if phase == .ended || phase == .cancelled { table.attempts[attempt].open.remove(.custom) }
    case .presses, .deadline, .touchUpdates: guard table.attempts[attempt].owned.contains(slot) else { return }
    }
    guard !kind.isBusy(row.slot) else {
      table.deferred.append(DeferredGestureCall(call: call, gesture: id))
      return scene.settling.isNeeded = true
    }
    self.call(call, kind, &context, id, in: scene)
    table.needsCleanUp = true
  }

  /// Makes the calls that were deferred while a recognizer's own code ran, in their order.
  static func makeDeferredCalls(in scene: Scene) {
    let table = scene.gestures
    guard !table.deferred.isEmpty else { return }
    scene.withoutSettling {
      var context = GestureContext(scene.gestures, at: scene.now)
      // A call of a recognizer whose own code still runs remains deferred.
      for _ in 0..<table.deferred.count {
        guard let next = table.deferred.popFirst() else { break }
        guard let row = table.row(next.gesture), row.attempt >= 0 && !row.state.isFinal || next.call.isForAnyState
        else { continue }
        let kind = table.kind(of: row)
        guard !kind.isBusy(row.slot) else {
          table.deferred.append(next)
          continue
        }
        call(next.call, kind, &context, next.gesture, in: scene)
      }
    }
    table.needsCleanUp = true
  }
}
