extension GestureTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(rows.count)
    for index in rows.indices {
      let row = rows[index]
      hash.mix(row.generation)
      guard row.generation % 2 == 1 else { continue }
      hash.mix(bits: UInt64(row.kind) | UInt64(row.flags.rawValue) << 16 | UInt64(row.state.rawValue) << 32)
      hash.mix(row.allowedTypes)
      hash.mix(row.view)
      if kinds[Int(row.kind)].isBusy(row.slot) { continue }
      kinds[Int(row.kind)].mix(row.slot, &hash)
    }
    hash.mix(attempts.order) { hash, index in mix(attempts[index], into: &hash) }
    hash.mix(fingerAttempts)
    hash.mix(requirements)
    hash.mix(unordered: allowedPressTypes) { hash, allowed in
      hash.mix(allowed.key)
      hash.mix(unordered: allowed.value) { hash, type in hash.mix(type) }
    }
    hash.mix(density)
    hash.mix(needsCleanUp)
  }

  private func mix(_ attempt: GestureAttempt, into hash: inout StateHash) {
    hash.mix(attempt.gesture)
    inputs.mix(attempt.owned, into: &hash)
    inputs.mix(attempt.earlier, into: &hash)
    inputs.mix(attempt.seen, into: &hash)
    hash.mix(attempt.deadline)
    hash.mix(attempt.proposals)
    hash.mix(attempt.dynamicRequirements)
    hash.mix(attempt.holder)
    hash.mix(attempt.lastCentroid)
    hash.mix(attempt.latchedType?.rawValue)
    hash.mix(attempt.hasPassedGates)
    hash.mix(attempt.hasEndedDelay)
    hash.mix(raw: attempt.open)
    hash.mix(attempt.isSetOff)
  }
}
