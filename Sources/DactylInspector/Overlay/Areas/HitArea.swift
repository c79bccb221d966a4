import Dactyl

/// The area in which a view in sight takes touches.
struct HitArea: Hashable {
  let view: Entity
  /// The rectangle, in the view's own coordinates: its bounds grown by its outsets, and for fingers to the least size.
  let area: Rect
  let bounds: Rect
  let transform: Transform
  let listeners: Listeners

  /// Where anything listens to the touches that a view takes.
  enum Listeners {
    /// On the view itself.
    case own
    /// On a view around it.
    case around
    /// Nowhere: the view takes touches and may keep them from others.
    case none
    /// On the view itself, which no touch can reach: it or a view around it is closed, it lies outside of that, or
    /// another view is in front of all of it.
    case closed

    init(of view: UInt32, in scene: Scene) {
      self = .own
      var current = view
      while !scene.record(of: current).flags.contains(.hasListeners) {
        current = scene.record(of: current).parent
        self = .around
        guard current != .max else {
          self = .none
          return
        }
      }
    }
  }
}

extension HitArea {
  /// Whether any touch can come to a view: it and the views around it are open, and a part of its area is in theirs.
  fileprivate static func isReachable(_ view: UInt32, in scene: Scene) -> Bool {
    var area = scene.hitArea(of: view, exactly: false)
    var current = view
    while true {
      let record = scene.record(of: current)
      guard record.refusal == nil else { return false }
      guard record.parent != .max else { return true }
      area = record.toParent.apply(to: area)
      current = record.parent
      // A view with closures of its own may let others stick out.
      guard !scene.record(of: current).flags.contains(.answersHitTest) else { continue }
      area = area.intersection(scene.hitArea(of: current, exactly: false))
      guard !area.isEmpty else { return false }
    }
  }
}

/// The areas of the views in sight that take touches, and of those that would if they could be reached; the front ones
/// first.
struct HitAreas: Hashable {
  private(set) var areas: [HitArea] = []
  /// The number of further views.
  private(set) var more = 0
  /// The most areas that are shown: more would hide the scene.
  static let most = 160

  init() {}

  init(of scene: Scene) {
    let visible = scene.visibleViews
    for slot in stride(from: visible.listed - 1, through: 0, by: -1) {
      guard let item = visible.item(at: slot) else { continue }
      let record = scene.record(of: item.index)
      // Windows are outlines of the whole scene, which say nothing.
      guard !record.flags.contains(.passesThrough), record.parent != .max else { continue }
      let hasListeners = record.flags.contains(.hasListeners)
      var isOpen = HitArea.isReachable(item.index, in: scene)
      guard isOpen || hasListeners else { continue }
      guard areas.count < Self.most else {
        more += 1
        continue
      }
      let view = scene.entity(at: item.index)
      if isOpen, hasListeners, HitReach.isCovered(scene.view(view), in: scene) { isOpen = false }
      areas.append(
        HitArea(
          view: view, area: scene.hitArea(of: item.index, exactly: false),
          bounds: record.bounds, transform: item.transform,
          listeners: isOpen ? HitArea.Listeners(of: item.index, in: scene) : .closed))
    }
  }
}
