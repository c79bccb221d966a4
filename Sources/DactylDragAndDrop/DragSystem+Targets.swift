/// The targets under drags (DD4, DD9).
extension DragSystem {
  /// The views under a drag.
  struct Place {
    /// The hit view.
    var hit = Entity.none
    /// The target that would receive a drop.
    var target: DropTargetState?
    /// The target that opens when the drag rests here.
    var spring: DropTargetState?
  }

  static func place(of session: DragSession, among drags: DragTable, in scene: Scene) -> Place {
    var place = Place()
    if session.origin == .keys {
      // Keys choose the target; it stays while it exists and is enabled.
      place.target = session.target.flatMap { $0.view.isAlive && $0.settings.isEnabled ? $0 : nil }
      place.spring = place.target?.springLoad == nil ? nil : place.target
      return place
    }
    if let hit = TargetingSystem.hitTest(.custom, at: session.location, in: scene) {
      place.hit = hit.view
      look(outwardFrom: hit.view, for: session, &place, among: drags.targets, in: scene)
    }
    if place.target == nil, !drags.magnets.isEmpty { place.target = magnet(for: session, among: drags, in: scene) }
    return place
  }

  /// Searches from the hit view outward for the first target that accepts the drag.
  private static func look(
    outwardFrom hit: Entity, for session: DragSession, _ place: inout Place,
    among targets: SparseColumn<DropTargetState>,
    in scene: Scene
  ) {
    var index = hit.index
    // The delegates may edit the tree: the search goes on only while the view exists.
    while scene.isView(index), place.target == nil || place.spring == nil {
      if let target = targets[index], target.settings.isEnabled {
        if place.spring == nil, target.springLoad != nil { place.spring = target }
        if place.target == nil, accepts(session, target) { place.target = target }
        guard session.isActive, scene.isView(index) else { return }
      }
      index = scene.viewRecords[Int(index)].parent
      if index == .max { return }
    }
  }

  /// Whether a target accepts a drag; it is asked once (DD3).
  static func accepts(_ session: DragSession, _ target: DropTargetState) -> Bool {
    if let answer = session.answer(of: target.view.entity) { return answer }
    let answer = target.accepts(session)
    session.note(answer, of: target.view.entity)
    if !answer { target.view.scene?.record(.refuseTarget, rule: .DD3, touch: session.touch, view: target.view.entity) }
    return answer
  }

  /// The nearest target with a magnet that reaches the drag.
  private static func magnet(for session: DragSession, among drags: DragTable, in scene: Scene) -> DropTargetState? {
    var nearest: (target: DropTargetState, distance: Float)?
    for target in drags.magnets.array where target.settings.isEnabled {
      guard scene.isReachable(target.view) else { continue }
      let area = target.view.convert(target.view.bounds, to: nil)
      let inside = Point(
        min(max(session.location.x, area.minX), area.maxX), min(max(session.location.y, area.minY), area.maxY))
      let distance = inside.distance(to: session.location)
      guard distance <= target.magnet, distance < nearest?.distance ?? .infinity, accepts(session, target) else {
        continue
      }
      nearest = (target, distance)
    }
    return nearest?.target
  }

  // MARK: Edges

  /// Scrolls the innermost scroll view near whose edge a drag is, and that has room in this direction, after the drag
  /// has rested there for a moment (DD14).
  static func scroll(_ session: DragSession, of drags: DragTable, over hit: Entity, in scene: Scene) {
    guard session.hasMoved, hit != .none else { return endScrolling(of: session, drags, in: scene) }
    let style = drags.style
    var index = scene.isAlive(hit) && scene.scrolls.count > 0 ? hit.index : .max
    while index != .max, scene.isView(index) {
      if let state = scene.scrolls[index], state.isEnabled {
        let location = session.location(in: scene.view(state.view))
        if ScrollSystem.autoscrollVelocity(of: state, at: location, as: style.autoscroll, in: scene) != .zero {
          return scroll(state, by: session, of: drags, at: location, in: scene)
        }
      }
      index = scene.viewRecords[Int(index)].parent
    }
    endScrolling(of: session, drags, in: scene)
  }

  private static func scroll(
    _ state: ScrollState, by session: DragSession, of drags: DragTable, at location: Point, in scene: Scene
  ) {
    let style = drags.style
    if session.scrolling !== state {
      if session.edge?.scrolled !== state {
        endScrolling(of: session, drags, in: scene)
        session.edge = (state, scene.currentTime + (style.scrollDelay > 0 ? style.scrollDelay : 0))
      }
      guard session.edge?.time.map({ $0 <= scene.currentTime }) ?? true else { return }
      session.edge?.time = nil
    }
    // Delegates that scrolling calls may have ended the drag.
    guard ScrollSystem.autoscroll(state, at: location, as: style.autoscroll, in: scene), session.isActive else {
      return endScrolling(of: session, drags, in: scene)
    }
    session.scrolling = state
  }

  /// Begins to scroll when a drag has rested near an edge for as long as the style says.
  static func scrollAtEdge(_ session: DragSession, of drags: DragTable, in scene: Scene) {
    guard session.isActive, session.scrolling == nil, let (state, time) = session.edge, time == nil,
      scene.isAlive(state.view)
    else { return }
    scroll(state, by: session, of: drags, at: session.location(in: scene.view(state.view)), in: scene)
  }

  static func endScrolling(of session: DragSession, _ drags: DragTable, in scene: Scene) {
    session.edge = nil
    guard let state = session.scrolling else { return }
    session.scrolling = nil
    if !drags.sessions.contains(where: { $0.scrolling === state }) {
      ScrollSystem.endAutoscroll(state, in: scene)
    }
  }
}
