/// The elements and containers of a scene in reading order, each container before what is in it. They are kept until
/// the scene looks different.
final class AccessibilityTree {
  // Not in snapshots: it is read again.
  /// What the tree was read from: the versions of the scene, of the settings and of the focus.
  struct Version: Equatable {
    var visual: UInt64
    var settings: UInt64
    var focused: Entity
    var keyWindow: Entity
  }

  private(set) var nodes: [AccessibilityElement] = []
  /// The views that show parts, each with the identity of its part.
  private(set) var partViews: [Entity: AccessibilityElementID] = [:]
  private var places: [AccessibilityElementID: Int] = [:]
  private var version: Version?
  /// Whether it is being read: a widget that asks for elements while it is asked gets those of before.
  private var isReading = false

  /// Reads the scene if it has changed since.
  func update(from table: AccessibilityTable, in scene: Scene) {
    let now = Version(
      visual: scene.visualVersion, settings: table.version,
      focused: scene.focusedItem?.entity ?? .none,
      keyWindow: scene.keyWindowEntity)
    guard version != now, !isReading else { return }
    isReading = true
    var reader = AccessibilityReader(scene, table)
    // Lists and widgets ask the game, which changes nothing meanwhile.
    scene.columns.asking { reader.readWindows() }
    partViews = reader.partViews
    nodes = reader.ordered()
    places.removeAll(keepingCapacity: true)
    places.reserveCapacity(nodes.count)
    for (place, node) in nodes.enumerated() { places[node.id] = place }
    version = now
    isReading = false
    scene.endWalk()
  }

  func forget() { version = nil }

  subscript(id: AccessibilityElementID) -> AccessibilityElement? { places[id].map { nodes[$0] } }

  /// The view that shows a part, if it is a part that a view shows.
  func view(of id: AccessibilityElementID) -> Entity? { id.part == nil ? nil : partViews.first { $0.value == id }?.key }

  /// The element of the view that a part belongs to which is not listed now, such as a row far away.
  func owner(ofUnlisted id: AccessibilityElementID) -> AccessibilityElement? {
    guard id.part != nil, var owner = self[AccessibilityElementID(id.view)] else { return nil }
    owner.id = id
    owner.isVisible = false
    return owner
  }
}
