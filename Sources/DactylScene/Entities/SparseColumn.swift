/// Values of one type for some entities: a sparse set. Values lie side by side in the order in which they were added;
/// removing one moves the last into its place. Finding, adding and removing cost the same for any size.
package struct SparseColumn<Value> {
  /// The entities that have a value, in the order of `values`.
  package private(set) var owners: [UInt32] = []
  /// The values.
  package var values: [Value] = []
  /// For each entity index, its place in `values` plus one; 0 for none.
  private var places: [UInt32] = []

  package init() {}

  package var count: Int { owners.count }

  /// The place of an entity's value, or nil.
  @inline(__always)
  package func place(of index: UInt32) -> Int? {
    guard Int(index) < places.count else { return nil }
    let place = places[Int(index)]
    return place == 0 ? nil : Int(place) - 1
  }

  package subscript(index: UInt32) -> Value? {
    get { place(of: index).map { values[$0] } }
    set {
      guard let newValue else { return remove(index) }
      if let place = place(of: index) {
        values[place] = newValue
      } else {
        insert(newValue, for: index)
      }
    }
  }

  package mutating func remove(_ index: UInt32) {
    guard let place = place(of: index) else { return }
    places[Int(index)] = 0
    let lastValue = values.removeLast()
    let lastOwner = owners.removeLast()
    if lastOwner != index {
      values[place] = lastValue
      owners[place] = lastOwner
      places[Int(lastOwner)] = UInt32(place) + 1
    }
  }

  private mutating func insert(_ value: Value, for index: UInt32) {
    while places.count <= Int(index) { places.append(0) }
    values.append(value)
    owners.append(index)
    places[Int(index)] = UInt32(values.count)
  }
}
