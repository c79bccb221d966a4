/// Scrolling while something is dragged near an edge: the nearer to it, the faster.
extension ScrollSystem {
  /// Scrolls towards the edges that are near to a location, in the view's own coordinates, until it is called with
  /// another location or ended. The speed is constant up to the limit, and independent of the frame rate.
  ///
  /// - Returns: Whether it scrolls. False at the end of the content, and while fingers drag it.
  package static func autoscroll(
    _ state: ScrollState, at location: Point, as settings: AutoscrollSettings, in scene: Scene
  ) -> Bool {
    guard scene.isAlive(state.view), !state.isDragging, state.pinch == nil, location.isFinite else { return false }
    let bounds = scene.view(state.view).bounds
    let velocity = autoscrollVelocity(of: state, at: location, as: settings, in: scene)
    guard velocity != .zero else {
      endAutoscroll(state, in: scene)
      return false
    }
    if case .autoscroll(velocity)? = state.flight?.cause { return true }
    stop(state, in: scene)
    // A delegate may have moved or removed it.
    guard scene.isAlive(state.view), state.movement.end == nil, !state.isDragging else { return false }
    func flight(_ axis: ScrollAxis) -> ScrollFlight {
      let limits = state.limits(axis, bounds.size)
      let end = velocity[axis] > 0 ? limits.upperBound : limits.lowerBound
      return ScrollFlight(.steady(from: state.offset[axis], velocity[axis], to: end))
    }
    scene.scrolls.start(
      .autoscroll(velocity), flight(.horizontal), flight(.vertical), of: state, in: scene)
    return true
  }

  /// The velocity of scrolling for something that is dragged at a location; zero when no edge with room beyond it is
  /// near.
  package static func autoscrollVelocity(
    of state: ScrollState, at location: Point, as settings: AutoscrollSettings, in graph: SceneGraph
  ) -> ScrollPoint {
    guard graph.isAlive(state.view), !state.isDragging, state.pinch == nil, location.isFinite else { return .zero }
    state.noteOrigin(in: graph)
    let bounds = View(state.view, in: graph).bounds
    let place = location - bounds.origin
    var velocity = ScrollPoint.zero
    for axis in ScrollAxis.allCases {
      let across = axis == .horizontal
      let speed = speed(
        at: Double(across ? place.dx : place.dy), of: Double(across ? bounds.size.width : bounds.size.height), settings)
      if speed != 0, state.hasRoom(along: axis, up: speed > 0, bounds.size) { velocity[axis] = speed }
    }
    return velocity
  }

  /// Ends the scrolling at the present offset; content that was outside its limits before returns inside.
  package static func endAutoscroll(_ state: ScrollState, in scene: Scene) {
    guard case .autoscroll? = state.flight?.cause else { return }
    stop(state, in: scene)
    if !state.isDragging { comeBack(state, in: scene) }
  }

  private static func speed(at place: Double, of length: Double, _ settings: AutoscrollSettings) -> Double {
    let zone = min(Double(settings.zone), length / 4)
    let speeds = settings.speed
    guard zone > 0, speeds.lowerBound >= 0, speeds.upperBound.isFinite else { return 0 }
    let depth = place < zone ? place - zone : max(place - (length - zone), 0)
    guard depth != 0 else { return 0 }
    let share = min(abs(depth) / zone, 1)
    let speed = speeds.lowerBound + (speeds.upperBound - speeds.lowerBound) * share * share
    return depth < 0 ? -speed : speed
  }
}

/// The settings of scrolling while something is dragged near an edge of a scroll view.
package struct AutoscrollSettings: Hashable, Sendable {
  /// The width of the zone at an edge, in points; never more than a quarter of the view.
  package var zone: Float = 48
  /// The speeds at the inner end of that zone and at the edge, in points a second.
  package var speed: ClosedRange<Double> = 60...1200

  package init() {}
}

extension ScrollView {
  /// Scrolls while something is dragged near an edge: with 60 points a second at 48 points from the edge, up to 1200 at
  /// the edge. Call it whenever the location changes; it continues to the end of the content or until
  /// `endAutoscroll()`. Drags of `Draggable` call it themselves.
  ///
  /// - Parameter location: The location in the view's own coordinates, as returned by `location(in: view)`.
  /// - Returns: Whether it scrolls.
  @discardableResult
  public func autoscroll(at location: Point) -> Bool {
    guard let state, let scene = view.scene, scene.canEdit("scroll \(view)") else { return false }
    defer { ScrollSystem.settle(in: scene) }
    return ScrollSystem.autoscroll(state, at: location, as: AutoscrollSettings(), in: scene)
  }

  /// Ends the scrolling of `autoscroll(at:)`.
  public func endAutoscroll() {
    guard let state, let scene = view.scene else { return }
    ScrollSystem.endAutoscroll(state, in: scene)
    ScrollSystem.settle(in: scene)
  }
}
