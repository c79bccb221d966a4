import Dactyl

/// The views of a scene as they were at the last look, to find what changed.
struct PlayViews {
  private var order: [Int] = []
  private var states: [Int: PlayView] = [:]
  private var count = 0

  /// The changes of the views in windows since the last call; nil when there are none. Costs a visit of each view.
  mutating func change(
    of scene: Scene, at time: Timestamp, _ objects: PlayObjects, _ omitted: inout Int
  ) -> PlayScene? {
    var (newOrder, changed): ([Int], [PlayView]) = ([], [])
    var waiting: [(view: View, parent: Int?)] = scene.windows.reversed().map { ($0.view, nil) }
    while let (view, parent) = waiting.popLast() {
      guard newOrder.count < PlayLimits.views, count + changed.count < PlayLimits.viewStates else {
        omitted += 1
        continue
      }
      guard let index = objects.index(of: view.entity) else { continue }
      newOrder.append(index)
      let state = PlayView(view, responder: index, parent: parent, in: scene)
      if states.updateValue(state, forKey: index) != state { changed.append(state) }
      waiting += view.subviews.reversed().map { ($0, index) }
    }
    guard newOrder != order || !changed.isEmpty else { return nil }
    count += changed.count
    defer { order = newOrder }
    return PlayScene(time: time, order: newOrder == order ? nil : newOrder, views: changed)
  }
}
