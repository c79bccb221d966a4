/// The objects that a pass has visited: their addresses, in a table that is twice as large as need be.
struct VisitedObjects: ~Copyable {
  private let slots = Column<UInt>()
  private let count = Cell(0)

  init() { slots.append(repeating: 0, count: 256) }

  /// Adds an object. Returns whether it is new.
  func insert(_ object: AnyObject) -> Bool {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    var place = start(address)
    while slots[place] != 0 {
      if slots[place] == address { return false }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = address
    count.value += 1
    if 2 * count.value > slots.count { grow() }
    return true
  }

  func removeAll() {
    for place in slots.indices { slots[place] = 0 }
    count.value = 0
  }

  private func start(_ address: UInt) -> Int {
    Int(truncatingIfNeeded: UInt64(address) &* 0x9E37_79B9_7F4A_7C15 >> 32) & (slots.count - 1)
  }

  private func grow() {
    let old = Column<UInt>()
    slots.moveAll(to: old)
    slots.append(repeating: 0, count: 2 * old.count)
    for index in old.indices where old[index] != 0 {
      var place = start(old[index])
      while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = old[index]
    }
  }
}
