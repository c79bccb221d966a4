extension GestureTable {
  /// The slot of a recognizer's attempt, or nil at rest.
  @inline(__always)
  package func attemptIndex(of id: GestureID) -> Int? {
    guard let index = index(of: id), rows[index].attempt >= 0 else { return nil }
    return Int(rows[index].attempt)
  }

  @inline(__always)
  package func attempt(of id: GestureID) -> GestureAttempt? { attemptIndex(of: id).map { attempts[$0] } }

  /// Whether input of a kind goes on for a recognizer.
  func isOpen(_ inputs: GestureInputs, _ id: GestureID) -> Bool {
    attemptIndex(of: id).map { attempts[$0].open.contains(inputs) } ?? false
  }

  @inline(__always)
  package func updateAttempt(of id: GestureID, _ change: (inout GestureAttempt) -> Void) {
    if let index = attemptIndex(of: id) { change(&attempts[index]) }
  }

  /// Takes a touch from an attempt that has received it, so that the attempt does not wait until it lifts. The attempt
  /// is cleaned up in this round.
  package func forget(_ slot: Int, inAttempt index: Int) {
    attempts[index].seen.remove(slot)
    needsCleanUp = true
  }

  /// The size in bytes of recognizers at rest: rows, values, and a word for each view up to the last that has any. Does
  /// not count the spare capacity of columns, nor actions, delegates and names.
  var bytesAtRest: Int {
    var values = 0
    for number in kinds.indices { values += kinds[number].bytes() }
    return rows.bytes + lastOnView.bytes + values
  }

  /// Ends an attempt and sets its recognizer to rest.
  func endAttempt(_ index: Int) {
    let id = attempts[index].gesture
    attempts.end(index)
    update(id) {
      $0.attempt = -1
      $0.state = .possible
    }
    policyDidChange()
  }
}
