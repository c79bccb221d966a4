/// Fingers that drag content (V7, V10, V12, V15, V19-V21).
extension ScrollSystem {
  /// The pan of a scroll view began, changed or ended.
  static func pan(_ pan: Gesture<ScrollPanRecognizer>) {
    guard let view = pan.view, let scene = view.scene, let state = scene.scrolls[view.entity.index] else { return }
    switch pan.state {
    case .began: begin(state, view, in: scene)
    case .changed: drag(state, view, in: scene)
    case .ended:
      drag(state, view, in: scene)
      letGo(state, pan, view, in: scene)
    default: cancel(state, view, in: scene)
    }
    settle(in: scene)
  }

  private static func begin(_ state: ScrollState, _ view: View, in scene: Scene) {
    stop(state, in: scene)
    let way = way(of: state, in: scene)
    let size = view.bounds.size
    var axes = ScrollAxis.allCases.filter { state.scrolls(along: $0, size) }
    if state.settings.isDirectionalLockEnabled {
      // The ratio is that of pans which lock.
      axes = axes.filter { axis in
        let other = axis == .horizontal ? ScrollAxis.vertical : .horizontal
        return abs(way[axis]) * Double(PanOptions.lockRatio) > abs(way[other])
      }
    }
    var start = state.offset
    for axis in axes { start[axis] = unbent(start[axis], axis, state, size) }
    let share = way.length > 0 ? ScrollPanRecognizer.distance / way.length : 0
    state.movement = .drag(ScrollDrag(start: start, lost: way * share, axes: axes, home: state.offset))
    settle(in: scene)
    state.delegate.willBeginDragging?(ScrollView(view: view))
    drag(state, view, in: scene)
  }

  private static func drag(_ state: ScrollState, _ view: View, in scene: Scene) {
    guard case .drag(let drag) = state.movement, state.pinch == nil, scene.isAlive(view.entity) else { return }
    let way = way(of: state, in: scene) - drag.lost
    var offset = state.offset
    for axis in drag.axes { offset[axis] = bent(drag.start[axis] - way[axis], axis, state, view.bounds.size) }
    move(state, to: offset, in: scene)
  }

  private static func cancel(_ state: ScrollState, _ view: View, in scene: Scene) {
    guard state.isDragging else { return }
    state.movement = .none
    settle(in: scene)
    state.delegate.didEndDragging?(ScrollView(view: view), false)
    if state.movement.end == nil, !state.isDragging { comeBack(state, in: scene) }
  }

  // MARK: Letting go

  private static func letGo(_ state: ScrollState, _ pan: Gesture<ScrollPanRecognizer>, _ view: View, in scene: Scene) {
    guard case .drag(let drag) = state.movement else { return }
    let scrollView = ScrollView(view: view)
    settle(in: scene)
    var velocity = ScrollPoint.zero
    let speed = pan.value.turned(pan.value.track.velocity(window: pan.settingsNow.velocityWindow), into: view)
    for axis in drag.axes where speed.isFinite { velocity[axis] = -speed[axis] }
    let size = view.bounds.size
    var x = flight(of: state, drag, .horizontal, velocity.x, size)
    var y = flight(of: state, drag, .vertical, velocity.y, size)
    if let willEnd = state.delegate.willEndDragging {
      let wanted = ScrollPoint(x.end, y.end)
      var target = wanted
      willEnd(scrollView, ScrollPoint(velocity.x / 1000, velocity.y / 1000), &target)
      guard case .drag = state.movement, scene.isAlive(view.entity) else { return }
      if target.isFinite, target.x != wanted.x { x = ScrollFlight(from: state.offset.x, velocity.x, to: target.x) }
      if target.isFinite, target.y != wanted.y { y = ScrollFlight(from: state.offset.y, velocity.y, to: target.y) }
    }
    state.movement = .none
    let isGoingOn = x.duration > 0 || y.duration > 0
    if isGoingOn { start(.release, x, y, of: state, in: scene) }
    state.delegate.didEndDragging?(scrollView, isGoingOn)
    if isGoingOn, state.flight != nil { state.delegate.willBeginDecelerating?(scrollView) }
  }

  private static func flight(
    of state: ScrollState, _ drag: ScrollDrag, _ axis: ScrollAxis, _ velocity: Double, _ size: Size
  ) -> ScrollFlight {
    let offset = state.offset[axis]
    guard drag.axes.contains(axis) else { return ScrollFlight(.rest(at: offset)) }
    let limits = state.limits(axis, size)
    let settings = state.settings
    guard settings.isPagingEnabled, limits.contains(offset) else {
      return ScrollFlight(
        from: offset, velocity, rate: logarithm(of: settings.deceleration.share) * 1000, in: limits,
        bounces: settings.bounces)
    }
    let length = axis == .horizontal ? Double(size.width) : Double(size.height)
    guard length > 0 else { return ScrollFlight(.rest(at: offset)) }
    let home = (drag.home[axis] / length).rounded()
    var page = (offset / length).rounded()
    if abs(velocity) >= flickSpeed {
      page = velocity > 0 ? (offset / length).rounded(.down) + 1 : (offset / length).rounded(.up) - 1
    }
    page = min(max(page, home - 1), home + 1)
    return ScrollFlight(from: offset, velocity, to: min(max(page * length, limits.lowerBound), limits.upperBound))
  }

  /// The speed from which on a page is turned, in points a second (V21).
  private static var flickSpeed: Double { 300 }
}
