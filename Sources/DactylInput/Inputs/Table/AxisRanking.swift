/// The sticks or triggers of one kind that a player's controllers have, by how far they are from rest: the farthest
/// comes first, of equal ones the one that was heard of first.
///
/// One that moves is added again; the place that it had before is passed over when it comes to the front. So each costs
/// the logarithm of how many there are.
struct AxisRanking {
  struct Place {
    /// The square of how far it is from rest.
    let size: Float
    /// Grows with each controller's stick or trigger that was heard of.
    let turn: Int
    let device: DeviceID

    fileprivate func comesBefore(_ other: Place) -> Bool { size == other.size ? turn < other.turn : size > other.size }
  }

  /// A heap: nobody comes before who is at half its place.
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

  /// The first that still is where it says. Those in front of it that are not are taken out.
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
