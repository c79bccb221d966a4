import Dactyl

/// The views under a point, in the order of hit-testing: what would take a touch there, and why the others would not.
///
/// The view that is hit is the one that hit-testing itself answers. The others are those in sight that contain the
/// point, apart from empty ones that let touches through.
struct TouchStack: Hashable {
  /// The views, the front one first.
  private(set) var entries: [StackEntry] = []
  /// The number of further views under the point.
  private(set) var more = 0
  /// The view that would take a touch, or nil.
  private(set) var hit: Entity?
  /// The most views that are explained.
  private static let most = 48

  init() {}

  /// Reads the stack under a point, for fingers or exact as for a mouse.
  init(at point: Point, exactly isExact: Bool, in scene: Scene) {
    let found = TargetingSystem.hitTest(.hover, at: point, exactly: isExact, isRecorded: false, in: scene)
    hit = found?.view
    let walk = StackWalk(scene: scene, point: point, isExact: isExact, window: found?.window, hit: found?.view)
    let visible = scene.visibleViews
    var isBehind = false
    var closed: [Entity: Int] = [:]
    for slot in stride(from: visible.listed - 1, through: 0, by: -1) {
      guard let item = visible.item(at: slot) else { continue }
      let isHit = item.index == hit?.index
      guard isHit || walk.isUnder(item) else { continue }
      if !isHit, let closer = walk.closer(of: scene.view(scene.entity(at: item.index))) {
        closed[closer, default: 0] += 1
      } else if entries.count >= Self.most, !isHit {
        more += 1
      } else if let entry = walk.entry(of: scene.entity(at: item.index), isBehind: isBehind) {
        entries.append(entry)
      }
      isBehind = isBehind || isHit
    }
    for index in entries.indices { entries[index].count = closed[entries[index].view] ?? 0 }
    // A closure may answer a view that is out of sight.
    if let hit, !isBehind, let entry = walk.entry(of: hit, isBehind: false) { entries.insert(entry, at: 0) }
  }
}
