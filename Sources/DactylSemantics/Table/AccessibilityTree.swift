/// The elements and containers of a scene in reading order, each container before what is in it. They are kept, and
/// what has changed since is read again, when they are asked for.
final class AccessibilityTree {
  // Not in snapshots: it is read again.
  /// What the tree was read from: the versions of the scene, of the settings and of the focus.
  private struct Version: Equatable {
    var visual: UInt64
    var settings: UInt64
    var focused: Entity
    var keyWindow: Entity
  }

  private var nodes = AccessibilityNodes()
  /// The listed nodes in reading order; nil while they have changed since.
  private var list: [AccessibilityElement]?
  private(set) var log = AccessibilityChangeLog()
  private var version: Version?
  /// What is presented in each window, from back to front, and the state of the sources.
  private var presented: [Entity] = []
  private var common: [Int] = []
  private var hasModals = false
  /// Whether it is being read: a widget that asks for elements while it is asked gets none.
  private var isReading = false

  /// Reads what has changed since.
  func update(from table: AccessibilityTable, in scene: Scene) {
    let now = Version(
      visual: scene.visualVersion, settings: table.version,
      focused: scene.focusedItem?.entity ?? .none,
      keyWindow: scene.keyWindowEntity)
    guard version != now, !isReading else { return }
    isReading = true
    let isInQuestion = scene.isAnswering
    let most = max(64, nodes.count / 4)
    let (views, settings) = (scene.takeChangedViews(most: most), table.takeChanges(most: most))
    let presented = scene.windowOrder.map { scene.topPresentation(in: $0) ?? .none }
    let common = table.sources.map { $0.version(in: scene) }
    let isSame = version?.keyWindow == now.keyWindow && presented == self.presented && common == self.common
    if isSame, !hasModals, !views.isEverything, !settings.isEverything {
      var changed = views.views + settings.views
      if let before = version?.focused, before != now.focused {
        changed += [before, now.focused].filter(scene.isAlive).map(\.index)
      }
      readChanges(of: changed, lossesOf: views.parents, table, in: scene)
    } else {
      readAll(table, in: scene)
    }
    (version, self.presented, self.common) = (now, presented, common)
    list = nil
    isReading = false
    // What is asked in the middle of a change may be another thing after it.
    if isInQuestion { forget() }
    scene.endWalk()
  }

  private func readChanges(
    of views: [UInt32], lossesOf parents: [UInt32], _ table: AccessibilityTable, in scene: Scene
  ) {
    var reader = AccessibilityReader(scene, table, exchange(&nodes, for: AccessibilityNodes()))
    let isDone = scene.columns.asking { reader.readChanges(of: views, lossesOf: parents) }
    guard isDone, !reader.hasModals else { return readAll(table, in: scene) }
    nodes = reader.settledNodes()
    log.append(nodes.takeChanged())
  }

  private func readAll(_ table: AccessibilityTable, in scene: Scene) {
    var reader = AccessibilityReader(scene, table)
    // Lists and widgets ask the game, which changes nothing meanwhile.
    scene.columns.asking { reader.readWindows() }
    hasModals = reader.hasModals
    nodes = reader.settledNodes()
    _ = nodes.takeChanged()
    log.appendEverything()
  }

  /// Has all read again.
  func forget() { version = nil }

  /// The elements and containers in reading order. Makes an array where they have changed since the last call.
  var elements: [AccessibilityElement] {
    if let list { return list }
    let list = nodes.ordered()
    self.list = list
    return list
  }

  /// The windows, from front to back.
  var windows: [AccessibilityElementID] { nodes.roots.map { nodes[$0].element.id } }

  subscript(id: AccessibilityElementID) -> AccessibilityElement? { nodes.element(id) }

  /// The views that show parts, each with the identity of its part.
  var partViews: [Entity: AccessibilityElementID] { nodes.partViews }
}
