/// Touches of one view with pending phases: a linked list through their records.
struct InputGroup {
  var view: Entity
  var first: Int
  var last: Int
}

/// The groups of a delivery, in landing order of their first touches. Few are searched linearly for a view, more than
/// 16 in a dictionary.
final class InputGroups: SnapshotState {
  private let groups = List<InputGroup>()
  private var indexOfView: [Entity: Int] = [:]

  var indices: Range<Int> { groups.indices }

  subscript(index: Int) -> InputGroup {
    get { groups[index] }
    _modify { yield &groups[index] }
  }

  func index(of view: Entity) -> Int? {
    groups.count <= 16 ? groups.firstIndex { $0.view == view } : indexOfView[view]
  }

  func append(_ group: InputGroup) {
    groups.append(group)
    guard groups.count > 16 else { return }
    for index in indexOfView.count..<groups.count { indexOfView[groups[index].view] = index }
  }

  func removeAll() {
    if groups.count > 16 { indexOfView.removeAll(keepingCapacity: true) }
    groups.removeAll()
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(groups)
    copier.copy(indexOfView) { indexOfView = $0 }
  }
}
