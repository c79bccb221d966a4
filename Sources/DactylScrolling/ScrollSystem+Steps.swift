/// The steps of wheels, touchpads and keys (V22, V27): they add up, and the content moves exactly by their sum.
extension ScrollSystem {
  /// The strength with which the end of a step attracts content, a second: a step of 40 points takes a third of a
  /// second.
  private static var strength: Double { 20 }

  /// The offset that earlier steps lead to.
  static func aim(of state: ScrollState) -> ScrollPoint {
    state.flight?.aim ?? state.offset
  }

  /// Moves by a step from where earlier ones lead, and to a position to rest at if there are any: at once if smooth,
  /// else eased.
  package static func step(_ state: ScrollState, by way: ScrollPoint, isSmooth: Bool = false, in scene: Scene) {
    let size = state.size(in: scene)
    let aim = state.limited(aim(of: state) + way, size)
    stop(state, in: scene)
    guard scene.isAlive(state.view), !state.isDragging else { return }
    guard !isSmooth else { return scene.scrolls.move(state, to: aim, in: scene) }
    var target = aim
    for axis in ScrollAxis.allCases {
      guard let snap = state.resting(along: axis, size), aim[axis] != state.offset[axis] else { continue }
      // A step back moves back, no matter how far ahead earlier steps lead.
      let isAhead = way[axis] == 0 || way[axis] * (aim[axis] - state.offset[axis]) > 0
      let end = isAhead ? aim[axis] : state.offset[axis] + way[axis]
      target[axis] = snap.place(stepping: state.offset[axis], to: end, in: state.limits(axis, size), scene.columns)
    }
    guard scene.isAlive(state.view), state.movement.end == nil, !state.isDragging else { return }
    scene.scrolls.start(
      .step, eased(state.offset.x, target.x), eased(state.offset.y, target.y), aim: aim, of: state, in: scene)
  }

  /// Turns one page in the direction of a wheel step, however large the step is. Steps in the direction of a page that
  /// is being turned are ignored (V22).
  static func turnPage(_ state: ScrollState, by way: ScrollPoint, in scene: Scene) {
    let size = state.size(in: scene)
    var target = state.offset
    if let flight = state.flight, flight.cause == .step || flight.cause == .release {
      target = ScrollPoint(flight.x.end, flight.y.end)
    }
    var isTurning = false
    for axis in ScrollAxis.allCases where way[axis] != 0 && (target[axis] - state.offset[axis]) * way[axis] <= 0 {
      guard let snap = state.resting(along: axis, size) else { continue }
      let offset = state.offset[axis]
      let page = snap.place(
        stepping: offset, to: offset + (way[axis] < 0 ? -1 : 1), in: state.limits(axis, size), scene.columns)
      guard page != offset else { continue }
      target[axis] = page
      isTurning = true
    }
    guard isTurning else { return }
    stop(state, in: scene)
    guard scene.isAlive(state.view), state.movement.end == nil, !state.isDragging else { return }
    // Without an aim: whether there is room for the next step depends on the visible page.
    scene.scrolls.start(
      .step, eased(state.offset.x, target.x), eased(state.offset.y, target.y), of: state, in: scene)
  }

  private static func eased(_ start: Double, _ end: Double) -> ScrollFlight {
    // With this velocity the movement is fastest at its beginning.
    ScrollFlight(.drawn(from: start, strength * (end - start), to: end, strength: strength))
  }

  /// Whether a scroll view has room for a step, beyond where earlier ones lead.
  static func hasRoom(for step: ScrollPoint, _ state: ScrollState, in graph: SceneGraph) -> Bool {
    let (size, aim) = (state.size(in: graph), aim(of: state))
    return ScrollAxis.allCases.contains { axis in
      let limits = state.limits(axis, size)
      return step[axis] > 0 ? aim[axis] < limits.upperBound : step[axis] < 0 && aim[axis] > limits.lowerBound
    }
  }
}

/// The steps of wheels and touchpads (V22).
extension ScrollSystem {
  /// Called when the wheel recognizer of a scroll view took steps: moves the content exactly by their sum.
  static func wheel(_ wheel: Gesture<ScrollWheelRecognizer>) {
    guard let view = wheel.view, let scene = view.scene, let state = scene.scrolls[view.entity.index] else { return }
    let (way, isSmooth) = wheel.value.takeWay()
    if way != .zero, !state.isDragging {
      let step = ScrollPoint(Double(way.dx), Double(way.dy))
      if state.settings.isPagingEnabled, !isSmooth {
        turnPage(state, by: step, in: scene)
      } else {
        self.step(state, by: step, isSmooth: isSmooth, in: scene)
      }
    }
    // A touchpad's steps move the content directly; when they end it moves to a position to rest at.
    if isSmooth, wheel.state.isFinal, state.settings.snaps, !state.isDragging {
      comeBack(state, toPlace: true, in: scene)
    }
    settle(in: scene)
  }
}
