/// Touches of one view that are due together: a list through their records.
struct InputGroup {
  var view: Entity
  var first: Int
  var last: Int
}

/// The groups of a delivery, in landing order of their first touches. Few are looked through for a view; those of a flood
/// are found in a dictionary.
final class InputGroups {
  private let groups = List<InputGroup>()
  private var places: [Entity: Int] = [:]

  var indices: Range<Int> { groups.indices }

  subscript(place: Int) -> InputGroup {
    get { groups[place] }
    _modify { yield &groups[place] }
  }

  func place(of view: Entity) -> Int? {
    groups.count <= 16 ? groups.firstIndex { $0.view == view } : places[view]
  }

  func append(_ group: InputGroup) {
    groups.append(group)
    guard groups.count > 16 else { return }
    for place in places.count..<groups.count { places[groups[place].view] = place }
  }

  func removeAll() {
    if groups.count > 16 { places.removeAll(keepingCapacity: true) }
    groups.removeAll()
  }
}
