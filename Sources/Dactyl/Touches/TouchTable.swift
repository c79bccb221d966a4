/// All touches that anybody still needs, in slots, and their landing order.
final class TouchTable {
  /// The touches by slot. What lies in a slot that is not in `order` is left over.
  let records = Column<TouchRecord>()
  /// The recognizers that got each touch, by slot, in the order in which they hear of it.
  private let recognizerLists = Column<List<GestureID>>()
  /// Where each touch was at the last few samples, by slot, as the device said it.
  let paths = Column<PathSamples>()
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
  private(set) var silenced: Set<FingerID> = []
  /// Whether there are any: what every landing asks.
  private(set) var hasSilenced = false
  private let slots = FingerMap()
  private let free = List<Int>()
  private var nextID: UInt64 = 1

  /// The slot of a finger that is down.
  func slot(of finger: FingerID) -> Int? { slots[finger] }

  /// The slot of a touch that somebody still needs.
  func slot(of touch: Touch) -> Int? { order.first { records[$0].id == touch.id } }

  /// Calls the closure for each touch of a set, in landing order. It costs what there is while that is little; in a flood
  /// what the set has.
  @inline(__always)
  func forEach(in set: TouchSet, _ body: (Int) -> Void) {
    guard order.count <= 64 else { return slots(in: set).forEach(body) }
    order.forEach { if set.contains($0) { body($0) } }
  }

  @inline(never)
  private func slots(in set: TouchSet) -> [Int] {
    // A slot that no touch is ever in has no id. Touches get theirs as they land.
    set.slots.filter { records[$0].id != 0 }.sorted { records[$0].id < records[$1].id }
  }

  /// The recognizers that got the touch in a slot.
  func recognizers(of slot: Int) -> List<GestureID> { recognizerLists[slot] }

  func begin(_ sample: TouchSample, at timestamp: Timestamp) -> Int {
    let record = TouchRecord(id: nextID, sample: sample, timestamp: timestamp)
    nextID += 1
    let slot = free.popLast() ?? records.count
    if slot == records.count {
      records.append(record)
      recognizerLists.append(List())
      paths.append(PathSamples())
    } else {
      records[slot] = record
      recognizerLists[slot].removeAll()
      paths[slot].removeAll()
    }
    paths[slot].add(sample.location - .zero, at: timestamp)
    order.append(slot)
    setLive(slot, true)
    slots.insert(sample.finger, slot)
    version &+= 1
    return slot
  }

  /// A slot that no touch is ever in, and that is never given away again.
  func reserveSlot() -> Int {
    let sample = TouchSample(finger: FingerID(0), phase: .cancelled, location: .zero)
    records.append(TouchRecord(id: 0, sample: sample, timestamp: .zero))
    recognizerLists.append(List())
    paths.append(PathSamples())
    return records.count - 1
  }

  /// Notes that what a touch tells of itself has changed.
  func noteChange() { version &+= 1 }

  /// Hears nothing more of a finger until it lifts.
  func silence(_ finger: FingerID) {
    silenced.insert(finger)
    hasSilenced = true
  }

  /// Hears of a finger again. False when it was not silenced.
  func unsilence(_ finger: FingerID) -> Bool {
    guard hasSilenced else { return false }
    let wasSilenced = silenced.remove(finger) != nil
    hasSilenced = !silenced.isEmpty
    return wasSilenced
  }

  /// Forgets the fingers of a device that is gone: they never lift. The mouse stands for all mice, and may.
  func forgetSilenced(of device: DeviceID) {
    guard hasSilenced else { return }
    silenced = silenced.filter { $0.device != device || $0 == .mouse }
    hasSilenced = !silenced.isEmpty
  }

  /// Notes that a finger is no longer down.
  func lift(_ slot: Int) {
    guard records[slot].isLive else { return }
    records[slot].isLive = false
    setLive(slot, false)
    hasLifted = true
    version &+= 1
    slots.remove(records[slot].finger)
  }

  // Set as a whole: reading it then asks for no access check.
  private func setLive(_ slot: Int, _ isLive: Bool) {
    var slots = live
    live = TouchSet()
    if isLive { slots.insert(slot) } else { slots.remove(slot) }
    live = slots
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
