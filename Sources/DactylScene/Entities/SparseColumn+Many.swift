extension SparseColumn {
  /// Takes the values away of those of a run whose bits say that they have one.
  @inlinable
  func remove(_ run: borrowing EntityRun) {
    guard _isPOD(Value.self) else {
      for number in run.range {
        let index = run.list[number].index
        if run.places[Int(index)].bits & bit != 0 { remove(index) }
      }
      return
    }
    if state[0].walks > state[0].saved { saveWalks() }
    version[0] &+= 1
    removePlain(run)
  }

  /// The same for values that are nothing but bits: nothing else runs meanwhile, so the memory stays where it is.
  @inlinable @inline(__always)
  func removePlain(_ run: borrowing EntityRun) {
    let owners = unsafe owners.base
    let values = unsafe values.base
    let places = unsafe places.base
    let entities = unsafe run.places.base
    let placeCount = UInt32(truncatingIfNeeded: min(self.places.count, run.places.count))
    var count = self.count
    for number in run.range {
      let index = run.list[number].index
      guard index < placeCount, unsafe entities[Int(index)].bits & bit != 0 else { continue }
      let place = Int(unsafe places[Int(index)])
      guard place > 0 else { continue }
      count -= 1
      let last = unsafe owners[count]
      unsafe owners[place - 1] = last
      unsafe values[place - 1] = values[count]
      unsafe places[Int(last)] = UInt32(truncatingIfNeeded: place)
      unsafe places[Int(index)] = 0
    }
    unsafe self.owners.forget(from: count)
    unsafe self.values.forget(from: count)
  }

  /// Gives many entities that were just made the same value.
  @inlinable
  func add(repeating value: Value, to entities: [Entity]) {
    version[0] &+= 1
    values.append(repeating: value, count: entities.count)
    for entity in entities {
      if Int(entity.index) >= places.count { growPlaces(for: entity.index) }
      owners.append(entity.index)
      places[Int(entity.index)] = UInt32(truncatingIfNeeded: owners.count)
    }
  }
}
