/// The sticks or triggers of one kind on a player's controllers, ordered by their distance from rest, the farthest
/// first; equal ones in the order of their first samples.
///
/// An axis that moves is added again; its earlier entry is skipped when it comes to the front. So each addition costs
/// the logarithm of the number of entries.
struct AxisRanking {
  struct Place {
    /// The square of the distance from rest.
    let size: Float
    /// The position in the order of first samples.
    let turn: Int
    let device: DeviceID

    fileprivate func comesBefore(_ other: Place) -> Bool { size == other.size ? turn < other.turn : size > other.size }
  }

  /// A binary heap: no element comes before its parent.
  private var heap: [Place] = []

  var count: Int { heap.count }

  mutating func add(_ new: Place) {
    guard new.size > 0 else { return }
    heap.append(new)
    var place = heap.count - 1
    while place > 0, heap[place].comesBefore(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Returns the first entry that is current, and removes the outdated ones in front of it.
  mutating func first(where isCurrent: (Place) -> Bool) -> Place? {
    while let first = heap.first {
      if isCurrent(first) { return first }
      removeFirst()
    }
    return nil
  }

  private mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var place = 0
    while true {
      var first = place
      for next in [2 * place + 1, 2 * place + 2] where next < heap.count && heap[next].comesBefore(heap[first]) {
        first = next
      }
      guard first != place else { return }
      heap.swapAt(place, first)
      place = first
    }
  }
}
