/// The views that wait to be laid out: the outermost first, and of equally deep ones the one that was added last.
/// Adding and removing cost the logarithm of their number.
struct LayoutQueue {
  struct Waiting: HeapElement {
    let view: Entity
    /// The number of superviews.
    let depth: Int
    /// The sequence number of the addition.
    fileprivate var number = 0

    init(view: Entity, depth: Int) { (self.view, self.depth) = (view, depth) }

    func comesBefore(_ other: Waiting) -> Bool {
      depth == other.depth ? number > other.number : depth < other.depth
    }
  }

  private var heap = Heap<Waiting>()
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
    if views.insert(view.view).inserted { heap.append(view) }
  }

  /// Removes and returns the first view.
  mutating func popFirst() -> Waiting? {
    guard let first = heap.popFirst() else { return nil }
    views.remove(first.view)
    return first
  }
}
