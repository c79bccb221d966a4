/// Headings that scroll (V27), and scrolling of the focused item into sight (F14).
extension FocusSystem {
  /// Scrolls for a heading that leads to no item in the scroll view around the focused item: the nearest scroll view
  /// with room in that direction, so that content beside the last item comes into sight as well. It does not leave a
  /// trap (F20).
  ///
  /// - Returns: Whether it scrolls.
  static func scroll(_ heading: FocusHeading, by press: UInt64, _ player: PlayerFocus, in scene: Scene) -> Bool {
    guard scene.scrolls.count > 0, let way = KeyWay(heading), !scene.focus.isAsking else { return false }
    update(player, in: scene)
    guard let item = source(of: player, in: scene),
      let state = scene.focus.scrollView(
        for: way, around: item, scene.scrolls, line: scene.scrollLine, in: scene),
      next(heading, from: item, inside: state.view, player, in: scene) == nil, scene.isAlive(state.view),
      ScrollSystem.takes(way, state, line: scene.scrollLine, in: scene)
    else { return false }
    scene.record(.scroll, rule: .V27, of: .press, id: press, view: state.view)
    let step = way.step(of: state, state.size(in: scene), line: scene.scrollLine)
    ScrollSystem.step(state, by: step, in: scene)
    return true
  }

  /// Scrolls to each focused item that moved. Called once a frame, when the focus is where it was requested.
  static func bringIntoSight(in scene: Scene) {
    for player in scene.focus.players where player.wantsSight {
      player.wantsSight = false
      guard scene.scrolls.count > 0, let item = player.item, scene.isAlive(item) else { continue }
      ScrollSystem.show(scene.view(item), isAnimated: true, in: scene)
    }
  }
}

extension FocusTable {
  /// The nearest scroll view around an item that has room in a direction, inside the trap of the item. The length of a
  /// line is in points.
  fileprivate func scrollView(
    for way: KeyWay, around item: Entity, _ scrolls: ScrollTable, line: Double, in graph: SceneGraph
  ) -> ScrollState? {
    var current = graph.isAlive(item) ? View(item, in: graph) : nil
    while let view = current {
      if let state = scrolls[view.entity.index], state.view == view.entity,
        ScrollSystem.takes(way, state, line: line, in: graph)
      {
        return state
      }
      if !trapping.isEmpty, self[view.entity]?.trapsFocus == true { return nil }
      current = view.superview
    }
    return nil
  }
}
