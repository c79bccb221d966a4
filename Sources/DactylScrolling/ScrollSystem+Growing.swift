/// Changes of the content's size, also during a movement.
extension ScrollSystem {
  /// Sets the size of the content after content was inserted before what is visible. The visible part keeps its
  /// position in the view, and a movement continues.
  static func resize(
    _ state: ScrollState, to content: ScrollSize, shiftedBy way: ScrollPoint, at now: Timestamp,
    _ scrolls: ScrollTable, in scene: Scene
  ) {
    let size = state.size(in: scene)
    let before = ScrollAxis.allCases.map { state.limits($0, size) }
    state.settings.contentSize = content
    let after = ScrollAxis.allCases.map { state.limits($0, size) }
    guard way != .zero || before != after else { return }
    let old = state.offset
    if way != .zero {
      state.offset = old + way
      View(state.view, in: scene).bounds.origin = state.origin(at: state.offset)
    }
    // The length of bars depends on the content.
    if way != .zero && state.delegate.didScroll != nil || !state.companions.isEmpty {
      scrolls.note(.didScroll, of: state)
    }
    switch state.movement {
    case .none: break
    case .drag(let drag):
      state.movement = .drag(drag.shifted(by: way))
    case .zoom(let flight):
      state.movement = .zoom(
        ScrollZoomFlight(
          start: flight.start, size: flight.size, scale: flight.scale,
          offsets: (flight.offsets.start + way, flight.offsets.end + way), place: flight.place))
    case .flight(let flight):
      let x = shifted(flight, flight.x, .horizontal, state, by: way.x, (before[0], after[0]), at: now, in: scene)
      let y = shifted(flight, flight.y, .vertical, state, by: way.y, (before[1], after[1]), at: now, in: scene)
      // If one axis starts again both do: they share a start time.
      if x == nil, y == nil {
        state.movement = .flight(
          ScrollState.Flight(
            cause: flight.cause, start: flight.start, x: flight.x.shifted(by: way.x), y: flight.y.shifted(by: way.y),
            aim: flight.aim.map { $0 + way }))
      } else {
        let gone = now - flight.start
        state.movement = .flight(
          ScrollState.Flight(
            cause: flight.cause, start: now, x: x ?? flight.x.shifted(by: way.x).rest(after: gone),
            y: y ?? flight.y.shifted(by: way.y).rest(after: gone), aim: flight.aim.map { $0 + way }))
      }
    }
  }

  /// The movement along an axis whose edge has moved because the content grew or shrank; nil if the movement does not
  /// depend on that edge.
  private static func shifted(
    _ flight: ScrollState.Flight, _ way: ScrollFlight, _ axis: ScrollAxis, _ state: ScrollState, by shift: Double,
    _ limits: (before: ClosedRange<Double>, after: ClosedRange<Double>), at now: Timestamp, in scene: Scene
  ) -> ScrollFlight? {
    guard
      limits.before.lowerBound != limits.after.lowerBound - shift
        || limits.before.upperBound != limits.after.upperBound - shift
    else { return nil }
    let edges = [limits.before.lowerBound, limits.before.upperBound]
    let isFree = !edges.contains(way.end) && limits.after.contains(way.end + shift)
    let velocity = way.velocity(at: now - flight.start)
    switch flight.cause {
    case .release:
      guard !isFree, velocity != 0 || !limits.after.contains(state.offset[axis]) else { return nil }
      return ScrollFlight(
        from: state.offset[axis], velocity, rate: state.rate(in: scene), in: limits.after,
        bounces: state.settings.bounces && !scene.display.reducesMotion)
    case .comingBack:
      let end = min(max(way.end + shift, limits.after.lowerBound), limits.after.upperBound)
      return end == way.end + shift ? nil : ScrollFlight(.released(from: state.offset[axis], to: end))
    case .autoscroll(let speed):
      let end = speed[axis] > 0 ? limits.after.upperBound : limits.after.lowerBound
      return speed[axis] == 0 ? nil : ScrollFlight(.steady(from: state.offset[axis], speed[axis], to: end))
    case .animation, .step:
      // A movement to an offset inside the limits keeps ending inside; one to an offset outside keeps ending there
      // (V23).
      let end = min(max(way.end + shift, limits.after.lowerBound), limits.after.upperBound)
      guard limits.before.contains(way.end), end != way.end + shift else { return nil }
      return ScrollFlight(from: state.offset[axis], velocity, to: end)
    }
  }

  /// Makes an animated offset, or the steps of a wheel, lead to another offset from the present one, with the present
  /// velocity.
  static func redirect(_ state: ScrollState, to target: ScrollPoint, at now: Timestamp) {
    guard let flight = state.flight, flight.cause != .release, target.isFinite,
      ScrollPoint(flight.x.end, flight.y.end) != target
    else { return }
    let gone = now - flight.start
    func way(_ flight: ScrollFlight, _ axis: ScrollAxis) -> ScrollFlight {
      if flight.end == target[axis] { return flight.rest(after: gone) }
      return ScrollFlight(from: state.offset[axis], flight.velocity(at: gone), to: target[axis])
    }
    state.movement = .flight(
      ScrollState.Flight(
        cause: flight.cause, start: now, x: way(flight.x, .horizontal), y: way(flight.y, .vertical)))
  }
}

extension ScrollFlight {
  /// The rest of the movement after a time in seconds: at rest if it does not move any more; else attracted by its end.
  fileprivate func rest(after time: Double) -> ScrollFlight {
    let velocity = velocity(at: time)
    guard velocity != 0 || offset(at: time) != end else { return ScrollFlight(.rest(at: end)) }
    return ScrollFlight(from: offset(at: time), velocity, to: end)
  }
}
