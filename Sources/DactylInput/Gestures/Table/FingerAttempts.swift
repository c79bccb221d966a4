/// The attempts of recognizers that make one for each finger. Each has a row and a value of its own from the finger's
/// landing to its reset, and shares everything else with its recognizer.
final class FingerAttempts: SnapshotState {
  private struct Attempt {
    let id: GestureID
    let number: UInt32
  }
  /// The attempts of each recognizer, in the order in which they began.
  private var attempts: [GestureID: [Attempt]] = [:]
  private var lastNumber: UInt32 = 0

  /// Whether there are none: then every recognizer is its own owner.
  @inline(__always) var isEmpty: Bool { count == 0 }
  private(set) var count = 0

  /// The attempts of a recognizer, in the order in which they began. Allocates an array.
  subscript(recognizer: GestureID) -> [GestureID] {
    isEmpty ? [] : attempts[recognizer]?.map(\.id) ?? []
  }

  func add(_ attempt: GestureID, to recognizer: GestureID) {
    lastNumber &+= 1
    count += 1
    attempts[recognizer, default: []].append(Attempt(id: attempt, number: lastNumber))
  }

  func remove(_ attempt: GestureID, from recognizer: GestureID) {
    guard let index = attempts[recognizer]?.firstIndex(where: { $0.id == attempt }) else { return }
    count -= 1
    attempts[recognizer]?.remove(at: index)
    if attempts[recognizer]?.isEmpty == true { attempts[recognizer] = nil }
  }

  /// The number of an attempt within the scene, counted from 1, for the log; 0 for none.
  func number(of attempt: GestureID, of recognizer: GestureID) -> UInt32 {
    attempts[recognizer]?.first { $0.id == attempt }?.number ?? 0
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(attempts) { attempts = $0 }
    copier.copy(lastNumber) { lastNumber = $0 }
    copier.copy(count) { count = $0 }
  }
}

extension GestureTable {
  /// The recognizer to which an attempt belongs; most recognizers are their own.
  @inline(__always)
  func recognizer(of id: GestureID) -> GestureID { fingerAttempts.isEmpty ? id : owner(of: id) }

  @inline(never)
  private func owner(of id: GestureID) -> GestureID {
    guard let index = index(of: id), rows[index].flags.contains(.isFingerAttempt) else { return id }
    return self.id(at: Int(rows[index].next))
  }

  /// The delegate of a recognizer; for an attempt that of its recognizer.
  func delegate(of id: GestureID) -> GestureDelegate? { question({ $0 }, of: id) }

  /// The thresholds that apply to a recognizer, with all lengths in points.
  func thresholds(of id: GestureID) -> GestureSettings { resolvedSettings[recognizer(of: id)] ?? thresholds }

  /// The number of an attempt in the log, or 0.
  func attemptNumber(of id: GestureID) -> UInt32 {
    fingerAttempts.isEmpty ? 0 : fingerAttempts.number(of: id, of: recognizer(of: id))
  }

  /// Makes a copy of a recognizer at rest, for a finger. Returns nil while the recognizer's own code runs.
  func addAttempt(of recognizer: GestureID) -> GestureID? {
    guard var row = row(recognizer), let value = kind(of: row).copy(row.slot) else { return nil }
    row.slot = value
    row.next = recognizer.index
    row.flags.remove(.recognizesEachFinger)
    row.flags.insert(.isFingerAttempt)
    let id = id(at: addRow(row))
    fingerAttempts.add(id, to: recognizer)
    return id
  }

  /// Whether a recognizer can be erased: a finger's attempt after its reset, and a removed recognizer after its last
  /// attempt.
  func isToErase(_ id: GestureID) -> Bool {
    guard let row = row(id), row.attempt < 0 else { return false }
    if row.flags.contains(.isFingerAttempt) { return true }
    return row.flags.contains(.isRemoved) && fingerAttempts[id].isEmpty
  }
}

extension FingerAttempts: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(lastNumber)
    hash.mix(unordered: attempts) { hash, own in
      hash.mix(own.key)
      hash.mix(own.value) { hash, attempt in hash.mix(attempt.id) }
    }
  }
}
