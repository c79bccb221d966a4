/// All touches that anybody still needs, in slots, and their landing order.
final class TouchTable {
  /// The touches by slot. What lies in a slot that is not in `order` is left over.
  let records = Column<TouchRecord>()
  /// The recognizers that got each touch, by slot, in the order in which they hear of it.
  private let recognizerLists = Column<List<GestureID>>()
  /// The slots in use, in landing order.
  let order = List<Int>()
  /// The slots of fingers that are down.
  private(set) var live = TouchSet()
  /// Counts up when anything changes that a touch tells of itself.
  private(set) var version = 0
  /// Whether a finger lifted and its touch may be let go.
  private(set) var hasLifted = false
  /// Fingers that are down but belong to no touch any more, or never did: cancelled, or landed while input was ignored
  /// (T27). Nothing of them is heard until they lift.
  var silenced: Set<FingerID> = []
  private let slots = FingerMap()
  private let free = List<Int>()
  private var nextID: UInt64 = 1

  /// The slot of a finger that is down.
  func slot(of finger: FingerID) -> Int? { slots[finger] }

  /// The slot of a touch that somebody still needs.
  func slot(of touch: Touch) -> Int? { order.first { records[$0].id == touch.id } }

  /// The recognizers that got the touch in a slot.
  func recognizers(of slot: Int) -> List<GestureID> { recognizerLists[slot] }

  func begin(_ sample: TouchSample, at timestamp: Timestamp) -> Int {
    let record = TouchRecord(id: nextID, sample: sample, timestamp: timestamp)
    nextID += 1
    let slot = free.popLast() ?? records.count
    if slot == records.count {
      records.append(record)
      recognizerLists.append(List())
    } else {
      records[slot] = record
      recognizerLists[slot].removeAll()
    }
    order.append(slot)
    live.insert(slot)
    slots.insert(sample.finger, slot)
    version &+= 1
    return slot
  }

  /// Notes that what a touch tells of itself has changed.
  func noteChange() { version &+= 1 }

  /// Notes that a finger is no longer down.
  func lift(_ slot: Int) {
    guard records[slot].isLive else { return }
    records[slot].isLive = false
    live.remove(slot)
    hasLifted = true
    version &+= 1
    slots.remove(records[slot].finger)
  }

  /// Frees the slots of touches that are over, heard of, and in no set of `needed`.
  func release(keeping needed: TouchSet) {
    var isAnyOver = false
    order.removeAll { slot in
      let record = records[slot]
      guard !record.isLive else { return false }
      guard record.delivery == .closed, !needed.contains(slot) else {
        isAnyOver = true
        return false
      }
      free.append(slot)
      return true
    }
    hasLifted = isAnyOver
  }
}
