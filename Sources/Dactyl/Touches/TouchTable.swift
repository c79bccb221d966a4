/// All touches that anybody still needs, in slots, and their landing order.
final class TouchTable {
  var records: [TouchRecord?] = []
  /// The slots in use, in landing order.
  private(set) var order: [Int] = []
  /// Fingers that are down but belong to no touch any more, or never did: cancelled, or landed while input was ignored
  /// (T27). Nothing of them is heard until they lift.
  var silenced: Set<FingerID> = []
  private var slots: [FingerID: Int] = [:]
  private var free: [Int] = []
  private var nextID: UInt64 = 1

  /// The slot of a finger that is down.
  func slot(of finger: FingerID) -> Int? { slots[finger] }

  func begin(_ sample: TouchSample, at timestamp: Timestamp) -> Int {
    let record = TouchRecord(id: nextID, sample: sample, timestamp: timestamp)
    nextID += 1
    let slot: Int
    if let reused = free.popLast() {
      slot = reused
      records[slot] = record
    } else {
      slot = records.count
      records.append(record)
    }
    order.append(slot)
    slots[sample.finger] = slot
    return slot
  }

  /// Notes that a finger is no longer down.
  func lift(_ slot: Int) {
    guard let record = records[slot] else { return }
    records[slot]?.isLive = false
    if slots[record.finger] == slot { slots[record.finger] = nil }
  }

  /// Frees the slots of touches that are over, heard of, and in no set of `needed`.
  func release(keeping needed: TouchSet) {
    guard order.contains(where: { isDone($0, needed) }) else { return }
    order.removeAll { slot in
      guard isDone(slot, needed) else { return false }
      records[slot] = nil
      free.append(slot)
      return true
    }
  }

  private func isDone(_ slot: Int, _ needed: TouchSet) -> Bool {
    guard let record = records[slot] else { return true }
    return !record.isLive && record.delivery == .closed && !needed.contains(slot)
  }

  /// Whether any finger is down.
  var hasLive: Bool { order.contains { records[$0]?.isLive == true } }
}
