/// The attempts of recognizers that make one for each finger: each has a row and a value of its own from the finger's
/// landing to its reset, and everything else from its recognizer.
final class FingerAttempts {
  private struct Attempt {
    let id: GestureID
    let number: UInt32
  }
  /// For each recognizer that has any, in the order in which they began.
  private var attempts: [GestureID: [Attempt]] = [:]
  private var lastNumber: UInt32 = 0

  /// Whether there are none: then every recognizer speaks for itself.
  @inline(__always) var isEmpty: Bool { count == 0 }
  private(set) var count = 0

  /// Those of a recognizer, in the order in which they began. Makes an array.
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

  /// Which attempt of a scene it is, from 1 on, for the log; 0 for none.
  func number(of attempt: GestureID, of recognizer: GestureID) -> UInt32 {
    attempts[recognizer]?.first { $0.id == attempt }?.number ?? 0
  }
}

extension GestureTable {
  /// The recognizer whose attempt it is; most are their own.
  @inline(__always)
  func recognizer(of id: GestureID) -> GestureID { fingerAttempts.isEmpty ? id : owner(of: id) }

  @inline(never)
  private func owner(of id: GestureID) -> GestureID {
    guard let index = index(of: id), rows[index].flags.contains(.isFingerAttempt) else { return id }
    return self.id(at: Int(rows[index].next))
  }

  /// What a recognizer asks, of an attempt the recognizer.
  func delegate(of id: GestureID) -> GestureDelegate? { question({ $0 }, of: id) }

  /// The thresholds that hold for a recognizer, with all lengths in points.
  func thresholds(of id: GestureID) -> GestureSettings { resolvedSettings[recognizer(of: id)] ?? thresholds }

  /// The number that the log gives an attempt, or 0.
  func attemptNumber(of id: GestureID) -> UInt32 {
    fingerAttempts.isEmpty ? 0 : fingerAttempts.number(of: id, of: recognizer(of: id))
  }

  /// Makes a copy of a recognizer that is at rest, for a finger. Nil while the recognizer's value is out.
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

  /// Whether a recognizer is over and done with: a finger's attempt after its reset, and one that was removed after its
  /// last.
  func isToErase(_ id: GestureID) -> Bool {
    guard let row = row(id), row.attempt < 0 else { return false }
    if row.flags.contains(.isFingerAttempt) { return true }
    return row.flags.contains(.isRemoved) && fingerAttempts[id].isEmpty
  }
}
