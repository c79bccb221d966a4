/// A press that somebody still needs.
struct PressRecord {
  var press: Press
  /// Who hears of it, decided when it began, wherever focus goes (P5).
  let responder: Entity
  /// How much of it the responder has heard.
  var delivery = TouchRecord.Delivery.waiting
  var isLive = true
  var hasUnheardChange = false
  /// Whether a gesture took it from its responder, which is to hear of that.
  var owesCancel = false
}

/// All presses that anybody still needs. Each has a slot of the touch table's to itself: what recognizers compete for is then
/// one set of slots, whether of fingers or of keys (G59).
final class PressTable {
  let records = Column<PressRecord>()
  /// The slots of the records, in the order in which they went down; `slots[n]` is that of `order[n]`.
  let order = List<Int>()
  /// For each record its slot among the touches'.
  let slots = List<Int>()
  private let free = List<Int>()
  private var nextID: UInt64 = 1
  /// What is down but belongs to no press any more: cancelled, consumed by a key command, or pressed while input was ignored.
  let silenced = List<SilencedPress>()
  /// The slots of presses that are down.
  var live: TouchSet { unsafe down }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var down = TouchSet()

  var isEmpty: Bool { order.isEmpty }

  func place(of source: PressSource) -> Int? {
    order.first {
      records[$0].isLive && records[$0].press.type == source.type && records[$0].press.device == source.device
    }
  }

  func takeID() -> UInt64 {
    nextID += 1
    return nextID - 1
  }

  func begin(_ press: Press, _ responder: Entity, in touches: TouchTable) -> Int {
    var record = PressRecord(press: press, responder: responder)
    record.press.responder = responder
    let place = free.popLast() ?? records.count
    if place == records.count {
      records.append(record)
      slots.append(touches.reserveSlot())
    } else {
      records[place] = record
      touches.recognizers(of: slots[place]).removeAll()
    }
    order.append(place)
    unsafe down.insert(slots[place])
    return place
  }

  func lift(_ place: Int) {
    records[place].isLive = false
    unsafe down.remove(slots[place])
  }

  /// Frees presses that are over, heard of, and that nobody competes for.
  func release(keeping needed: TouchSet) {
    order.removeAll { place in
      guard !records[place].isLive, records[place].delivery == .closed, !records[place].owesCancel,
        !needed.contains(slots[place])
      else { return false }
      free.append(place)
      return true
    }
  }
}

/// A key or button that is down, or whose release got lost, and that is no press.
struct SilencedPress {
  let source: PressSource
  /// Whether it was consumed and nothing took it away since: when it goes down again it repeats (P8). Any other that goes
  /// down again went up unseen.
  var isConsumed: Bool
}

/// A key of one device.
struct PressSource: Equatable {
  let type: PressType
  let device: DeviceID
}
