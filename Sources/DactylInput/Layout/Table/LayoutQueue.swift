/// The views that wait to be laid out: the outermost first, and of equally deep ones the one that was added last.
/// Adding and removing cost the logarithm of their number.
struct LayoutQueue {
  struct Waiting {
    let view: Entity
    /// The number of superviews.
    let depth: Int
    /// The sequence number of the addition.
    fileprivate var number = 0

    init(view: Entity, depth: Int) { (self.view, self.depth) = (view, depth) }

    fileprivate func comesBefore(_ other: Waiting) -> Bool {
      depth == other.depth ? number > other.number : depth < other.depth
    }
  }

  /// A binary heap: no element comes before its parent.
  private var heap: [Waiting] = []
  private var views: Set<Entity> = []
  private var added = 0

  var isEmpty: Bool { heap.isEmpty }

  func contains(_ view: Entity) -> Bool { views.contains(view) }

  mutating func append(_ view: Waiting) {
    var view = view
    view.number = added
    added += 1
    putBack(view)
  }

  /// Adds a view that was removed, at its former position.
  mutating func putBack(_ view: Waiting) {
    guard views.insert(view.view).inserted else { return }
    heap.append(view)
    var place = heap.count - 1
    while place > 0, heap[place].comesBefore(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes and returns the first view.
  mutating func popFirst() -> Waiting? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    views.remove(first.view)
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var place = 0
    while true {
      let (left, right) = (2 * place + 1, 2 * place + 2)
      var least = place
      if left < heap.count, heap[left].comesBefore(heap[least]) { least = left }
      if right < heap.count, heap[right].comesBefore(heap[least]) { least = right }
      guard least != place else { return first }
      heap.swapAt(place, least)
      place = least
    }
  }
}
