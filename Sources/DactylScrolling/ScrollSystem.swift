/// Moves the content of scroll views: over time, and for game code (V8, V12, V22-V24).
package enum ScrollSystem {
  // MARK: Each frame

  /// Updates moving content to the time of the frame, and notifies the delegates.
  static func run(at moment: Timestamp, in scene: Scene) {
    let scrolls = scene.scrolls
    guard !scrolls.moving.isEmpty else { return scrolls.markStage() }
    // The calls to delegates may start and stop other movements.
    for state in scrolls.moving.array { go(state, to: moment, in: scene) }
    notify(in: scene)
  }

  /// Returns content that was caught past an edge and is not held any more, and makes the pending notifications of
  /// delegates.
  static func settle(in scene: Scene) {
    let scrolls = scene.scrolls
    if !scrolls.caught.isEmpty {
      // Content stays caught while fingers that may scroll it are on it.
      let letGo = scrolls.caught.filter { $0.isDragging || !scene.hasLiveTouches($0.pan) }
      scrolls.caught.removeAll { state in letGo.contains { $0 === state } }
      for state in letGo where !state.isDragging { comeBack(state, toPlace: true, in: scene) }
    }
    notify(in: scene)
    repeatKeys(in: scene)
    scrolls.isWaiting = !scrolls.caught.isEmpty || !scrolls.news.isEmpty
  }

  private static func notify(in scene: Scene) {
    // What the delegates cause is reported in the next round, so that the loop ends.
    for _ in 0..<scene.scrolls.news.count {
      guard let (state, news) = scene.scrolls.news.popFirst() else { return }
      guard scene.isAlive(state.view) || news.isEnd else { continue }
      if case .didEndDecelerating = news { state.owesEnd = false }
      let scrollView = ScrollView(view: View(state.view, in: scene.columns))
      if case .didScroll = news { state.companions.forEach { $0.didScroll(scrollView) } }
      news.notify(scrollView, state.delegate)
    }
  }

  // MARK: Moving

  /// Updates a movement without a finger to a time.
  private static func go(_ state: ScrollState, to moment: Timestamp, in scene: Scene) {
    switch state.movement {
    case .none, .drag: break
    case .flight(let flight): scene.scrolls.move(state, to: flight.offset(at: moment), in: scene)
    case .zoom(let flight):
      let (scale, offset) = flight.state(at: moment)
      zoom(state, to: scale, flight.size, offset: offset, in: scene)
    }
  }

  /// Ends a movement without a finger at its present position.
  static func stop(_ state: ScrollState, in scene: Scene) {
    guard state.movement.end != nil else { return }
    let movement = state.movement
    go(state, to: scene.currentTime, in: scene)
    // A delegate may have started another movement.
    guard state.movement.end == movement.end else { return }
    scene.scrolls.stop(state)
    guard case .flight(let flight) = movement else { return }
    switch flight.cause {
    case .release:
      // If the delegate was not notified of the beginning it is not notified of the end (V19).
      guard state.hasBegunDecelerating else { break }
      state.hasBegunDecelerating = false
      // The last `didScroll` comes first, and until then the content counts as decelerating (V7).
      state.owesEnd = true
      scene.scrolls.note(.didEndDecelerating, of: state)
    case .animation: scene.scrolls.note(.didEndAnimation, of: state)
    case .comingBack, .step, .autoscroll: break
    }
  }

  /// Ends the movements that have come to rest.
  static func endFlights(at now: Timestamp, in scene: Scene) {
    for state in scene.scrolls.moving.filter({ ($0.movement.end).map { $0 <= now } ?? true }) {
      stop(state, in: scene)
    }
  }

  /// Returns inside the limits, and to a position to rest at if requested, without a notification (V19).
  static func comeBack(_ state: ScrollState, toPlace: Bool = false, in scene: Scene) {
    guard scene.isAlive(state.view), state.movement.end == nil, state.pinch == nil,
      !comeBackFromZoom(state, in: scene)
    else { return }
    let size = state.size(in: scene)
    let target = state.limited(toPlace ? nearestPlace(of: state, size, in: scene) : state.offset, size)
    guard target != state.offset else { return }
    let way = target - state.offset
    // The distance is too small to see.
    guard abs(way.x) > ScrollCurve.tolerance || abs(way.y) > ScrollCurve.tolerance else {
      return scene.scrolls.move(state, to: target, in: scene)
    }
    scene.scrolls.start(
      .comingBack, ScrollFlight(.released(from: state.offset.x, to: target.x)),
      ScrollFlight(.released(from: state.offset.y, to: target.y)), of: state, in: scene)
  }

  /// The page or other position to rest at that is nearest to the content.
  static func nearestPlace(of state: ScrollState, _ size: Size, in scene: Scene) -> ScrollPoint {
    var target = state.offset
    for axis in ScrollAxis.allCases where state.scrolls(along: axis, size) {
      guard let snap = state.resting(along: axis, size) else { continue }
      target[axis] = snap.place(for: target[axis], 0, in: state.limits(axis, size), scene.columns)
    }
    return target
  }

  // MARK: Catching

  /// The target of a touch on moving content: the outermost scroll view around the hit view that moves by itself. The
  /// movements stop, and no view inside receives the touch (V8, V18).
  static func caught(by hit: Entity, in scene: Scene) -> Entity {
    let moving = scene.scrolls.around(hit, in: scene).filter {
      $0.movement.end != nil && $0.settings.isEnabled && !$0.isAutoscrolled && !isInFront(hit, of: $0, in: scene)
    }
    for state in moving { halt(state, in: scene) }
    return moving.last?.view ?? hit
  }

  /// Ends a movement at its present position. Content past an edge, or between positions to rest at, moves on when no
  /// finger is on it.
  static func halt(_ state: ScrollState, in scene: Scene) {
    let movement = state.movement
    stop(state, in: scene)
    if case .zoom(let flight) = movement, !state.zoom.isInside { state.zoom.lifted = flight.place }
    let rest = state.settings.snaps ? nil : state.limited(state.offset, state.size(in: scene))
    if rest != state.offset || state.zoom.lifted != nil { scene.scrolls.catchPastEdge(state) }
  }

  /// Whether a view lies in a view in front of the content of a scroll view that does not belong to it, such as a bar.
  private static func isInFront(_ view: Entity, of state: ScrollState, in graph: SceneGraph) -> Bool {
    state.fronts.contains { graph.isAlive($0) && graph.isDescendant(view.index, of: $0.index) }
  }
}

extension ScrollSystem {
  /// Makes a view a scroll view.
  static func add(_ view: View, in scene: Scene) {
    let pan = view.addGestureRecognizer(ScrollPanRecognizer(of: view.entity)) { ScrollSystem.pan($0) }
    pan.any.delaysTouchesBegan = true
    let wheel = view.addGestureRecognizer(ScrollWheelRecognizer()) { ScrollSystem.wheel($0) }
    scene.watchEnd(of: view.entity)
    let state = ScrollState(view.entity, pan: pan.any.id, wheel: wheel.any.id)
    state.offset = ScrollPoint(view.bounds.origin)
    scene.scrolls.add(state)
    scene.addTouchInterceptor(scene.scrolls)
  }
}
