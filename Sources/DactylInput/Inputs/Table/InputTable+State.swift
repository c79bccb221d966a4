extension InputTable: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(sceneSize)
    hash.mix(order) { hash, slot in
      mix(slot, into: &hash)
      hash.mix(paths[slot])
    }
    hash.mix(others) { hash, slot in
      mix(slot, into: &hash)
      if records[slot].kind == .press { hash.mix(presses[slot]) }
    }
    for kind in nextIDs.indices { hash.mix(nextIDs[kind]) }
    hash.mix(pointer)
    hash.mix(unordered: silenced) { hash, finger in hash.mix(finger) }
    hash.mix(silencedPresses) { hash, press in
      hash.mix(press.source.type)
      hash.mix(press.source.device)
      hash.mix(press.isConsumed)
    }
    mix(selecting, into: &hash)
    hash.mix(axes)
    hash.mix(raw: modifiers)
    hash.mix(tapCounter)
    hash.mix(ignoreDepth)
    hash.mix(remoteControlDepth)
    hash.mix(touchUpdates.waitingCount)
    hash.mix(sent.count)
  }

  private func mix(_ slot: Int, into hash: inout StateHash) {
    hash.mix(records[slot])
    hash.mix(recognizerLists[slot]) { hash, id in hash.mix(id) }
  }

  /// Mixes in the inputs of a set. The slots that they are in depend on what was there before.
  func mix(_ set: InputSet, into hash: inout StateHash) {
    guard !set.isEmpty else { return hash.mix(0) }
    hash.mix(unordered: set.slots) { hash, slot in
      hash.mix(raw: records[slot].kind)
      hash.mix(records[slot].id)
    }
  }
}

extension Input: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(id)
    hash.mix(raw: kind)
    hash.mix(raw: phase)
    hash.mix(timestamp)
    hash.mix(window)
    hash.mix(target)
    for flag in [
      isLive, isUnseen, wasSeen, comesInPhases, hasUndeliveredChange, movedBeyondSlop, isUnplaced, isResampled,
    ] {
      hash.mix(flag)
    }
    hash.mix(shown?.rawValue)
    hash.mix(raw: delivery)
    hash.mix(raw: due)
    hash.mix(raw: withheld)
    hash.mix(finger)
    hash.mix(sample)
    hash.mix(raw: buttons)
    hash.mix(previousLocation)
    hash.mix(initialLocation)
    hash.mix(initialTimestamp)
    hash.mix(tapCount)
    hash.mix(previousTimestamp)
    hash.mix(deliveredLocation)
  }
}
