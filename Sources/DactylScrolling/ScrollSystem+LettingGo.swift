/// Movements of content that fingers release (V7, V12, V20, V21).
extension ScrollSystem {
  /// The last velocity of the fingers of a pan, in points a second of the scene's axes.
  static func speed(of pan: Gesture<ScrollPanRecognizer>) -> Vector {
    pan.value.track.velocity(window: pan.settingsNow.velocityWindow)
  }

  /// Releases a scroll view, and then those that it hands its drag to, the innermost first. Each gets the components of
  /// the velocity with which it moved last.
  static func letGo(_ state: ScrollState, _ speed: Vector, _ view: View, in scene: Scene) {
    guard let drag = state.drag else { return }
    let own = velocity(speed, of: drag, movedBy: nil, view)
    let carried = drag.carried.map { ($0, outward(velocity(speed, of: drag, movedBy: $0, view), from: view, to: $0)) }
    letGo(state, own, view, in: scene)
    for (outer, velocity) in carried where outer.isCarried(by: state, in: scene) {
      letGo(outer, velocity, scene.view(outer.view), in: scene)
    }
  }

  /// The components of a velocity that belong to a scroll view moved by the drag, in the axes of the one under the
  /// finger.
  private static func velocity(
    _ speed: Vector, of drag: ScrollDrag, movedBy mover: ScrollState?, _ view: View
  ) -> ScrollPoint {
    let speed = view.transformFromScene.apply(to: speed)
    var velocity = ScrollPoint.zero
    for axis in drag.axes where speed.isFinite && drag[mover: axis] === mover { velocity[axis] = -speed[axis] }
    return velocity
  }

  private static func letGo(_ state: ScrollState, _ velocity: ScrollPoint, _ view: View, in scene: Scene) {
    guard let drag = state.drag else { return }
    let scrollView = ScrollView(view: view)
    settle(in: scene)
    guard state.drag?.carrier == drag.carrier, scene.isAlive(view.entity) else { return }
    let size = view.bounds.size
    // At a scale beyond the limits content only returns inside them (V25).
    let isZoomed = !state.zoom.isInside && (state.pinch != nil || state.zoom.lifted != nil)
    var x = ScrollFlight(.rest(at: state.offset.x))
    var y = ScrollFlight(.rest(at: state.offset.y))
    if !isZoomed {
      x = flight(of: state, drag, .horizontal, velocity.x, size, in: scene)
      y = flight(of: state, drag, .vertical, velocity.y, size, in: scene)
    }
    if let willEnd = state.delegate.willEndDragging {
      let wanted = ScrollPoint(x.end, y.end)
      var target = wanted
      willEnd(scrollView, ScrollPoint(velocity.x / 1000, velocity.y / 1000), &target)
      guard state.isDragging, scene.isAlive(view.entity) else { return }
      if isZoomed { target = wanted }
      let isFree = state.settings.bounces && !scene.display.reducesMotion
      if target.isFinite, target.x != wanted.x {
        x = ScrollFlight(from: state.offset.x, velocity.x, to: target.x, isFree: isFree)
      }
      if target.isFinite, target.y != wanted.y {
        y = ScrollFlight(from: state.offset.y, velocity.y, to: target.y, isFree: isFree)
      }
    }
    state.movement = .none
    let isGoingOn = x.duration > 0 || y.duration > 0
    if isGoingOn {
      scene.scrolls.start(.release, x, y, of: state, in: scene)
    } else {
      // The distance is too small to see.
      scene.scrolls.move(state, to: ScrollPoint(x.end, y.end), in: scene)
    }
    let start = state.flight?.start
    state.delegate.didEndDragging?(scrollView, isGoingOn)
    if isZoomed, !state.isDragging { comeBack(state, in: scene) }
    // The delegate may have stopped it, or started another movement (V19).
    guard isGoingOn, let flight = state.flight, flight.cause == .release, flight.start == start else { return }
    state.hasBegunDecelerating = true
    state.delegate.willBeginDecelerating?(scrollView)
  }

  private static func flight(
    of state: ScrollState, _ drag: ScrollDrag, _ axis: ScrollAxis, _ velocity: Double, _ size: Size, in scene: Scene
  ) -> ScrollFlight {
    let offset = state.offset[axis]
    let limits = state.limits(axis, size)
    guard drag.axes.contains(axis) else {
      // Something else may have moved it past an edge.
      return ScrollFlight(.released(from: offset, to: min(max(offset, limits.lowerBound), limits.upperBound)))
    }
    let settings = state.settings
    let isReduced = scene.display.reducesMotion
    guard settings.isPagingEnabled else {
      var flight = ScrollFlight(
        from: offset, velocity, rate: state.rate(in: scene), in: limits, bounces: settings.bounces && !isReduced)
      if let snap = state.resting(along: axis, size) {
        let target = snap.place(for: flight.end, velocity, in: limits, scene.columns)
        if target != flight.end {
          flight = ScrollFlight(from: offset, velocity, to: target, isFree: settings.bounces && !isReduced)
        }
      }
      // From beyond an edge it does not swing back.
      return isReduced && !limits.contains(offset) ? flight.arrived : flight
    }
    let length = axis == .horizontal ? Double(size.width) : Double(size.height)
    guard length > 0 else { return ScrollFlight(.rest(at: offset)) }
    let home = (drag.home[axis] / length).rounded()
    var page = (offset / length).rounded()
    if abs(velocity) >= flickSpeed {
      page = velocity > 0 ? (offset / length).rounded(.down) + 1 : (offset / length).rounded(.up) - 1
    }
    page = min(max(page, home - 1), home + 1)
    let turn = ScrollFlight(
      turningFrom: offset, velocity, to: min(max(page * length, limits.lowerBound), limits.upperBound),
      isFree: settings.bounces)
    return isReduced ? turn.arrived : turn
  }

  /// The speed above which a release turns a page, in points a second (V21).
  private static var flickSpeed: Double { 300 }
}

extension ScrollState {
  /// The rate at which content slows down that was released, a natural logarithm a second: soon where motion is to be
  /// reduced (AX29).
  func rate(in scene: Scene) -> Double {
    let share = settings.deceleration.share
    return logarithm(of: scene.display.reducesMotion ? min(share, ScrollDeceleration.fast.share) : share) * 1000
  }
}
