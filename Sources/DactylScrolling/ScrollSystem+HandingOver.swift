/// Hands a drag over to outer scroll views when the one under the finger has no room left, and back when it has room
/// again.
///
/// As nested scrolling does in Compose: each movement goes to the scroll view under the finger as far as it has room,
/// the rest to the next one outward, and what is left over stretches the edge of the first. On the way back that one
/// moves first again, and the outer ones stay where the drag has moved them.
extension ScrollSystem {
  /// Hands the part of the last movement that leads past the content's edge to outer scroll views with room.
  static func handOver(_ way: Vector, of state: ScrollState, _ view: View, in scene: Scene) {
    guard let left = overrun(way, of: state, view), left != .zero else { return }
    var movers: [(axis: ScrollAxis, mover: ScrollState)] = []
    var rest = left
    for outer in scene.scrolls.around(view.superview?.entity ?? .none, in: scene) where rest != .zero {
      let taken = carry(outer, rest, for: state, view, in: scene)
      // The delegate that is notified of the beginning may end anything.
      guard state.isDragging, scene.isAlive(view.entity) else { return }
      for axis in ScrollAxis.allCases where taken[axis] != 0 { movers.append((axis, outer)) }
      rest = rest - taken
    }
    guard var drag = state.drag else { return }
    for axis in drag.axes {
      drag.handed[axis] += left[axis] - rest[axis]
      // Of several the innermost gets the velocity.
      drag[mover: axis] = movers.first { $0.axis == axis }?.mover
    }
    state.movement = .drag(drag)
  }

  /// The part of the last movement that lies past the edges, in the direction of offsets. If there is none along an
  /// axis, records that the movement was the content's own.
  private static func overrun(_ way: Vector, of state: ScrollState, _ view: View) -> ScrollPoint? {
    guard var drag = state.drag else { return nil }
    let size = view.bounds.size
    var left = ScrollPoint.zero
    for axis in drag.axes {
      let wanted = drag.start[axis] - way[axis] - drag.handed[axis]
      let limits = state.limits(axis, size)
      let over = wanted - min(max(wanted, limits.lowerBound), limits.upperBound)
      let moved = wanted - drag.free[axis]
      // A stretched edge moves first.
      if over * moved > 0 { left[axis] = over < 0 ? max(over, moved) : min(over, moved) }
      if moved != 0, left[axis] == 0 { drag[mover: axis] = nil }
    }
    state.movement = .drag(drag)
    return left
  }

  /// Moves an outer scroll view as far as it has room. Returns the distance, in the axes of the one under the finger.
  private static func carry(
    _ outer: ScrollState, _ left: ScrollPoint, for state: ScrollState, _ view: View, in scene: Scene
  ) -> ScrollPoint {
    guard outer.settings.isEnabled, outer.pinch == nil else { return .zero }
    if outer.isDragging, !outer.isCarried(by: state, in: scene) { return .zero }
    let step = outward(left, from: view, to: outer)
    let size = outer.size(in: scene)
    guard target(of: outer, for: step, size) != outer.offset else { return .zero }
    if !outer.isDragging {
      stop(outer, in: scene)
      var drag = ScrollDrag(
        start: outer.offset, lost: .zero, axes: ScrollAxis.allCases.filter { outer.scrolls(along: $0, size) },
        home: outer.offset)
      drag.carrier = state.view
      scene.scrolls.start(drag, of: outer)
      var own = state.drag
      own?.carried.append(outer)
      if let own { state.movement = .drag(own) }
      settle(in: scene)
      guard scene.isAlive(outer.view), outer.isCarried(by: state, in: scene) else { return .zero }
      outer.announceDrag()
      outer.delegate.willBeginDragging?(ScrollView(view: scene.view(outer.view)))
      guard scene.isAlive(outer.view), outer.isCarried(by: state, in: scene) else { return .zero }
    }
    let before = outer.offset
    scene.scrolls.move(outer, to: target(of: outer, for: step, size), in: scene)
    return inward(outer.offset - before, from: outer, to: view)
  }

  /// The offset that a step leads to, as far as the scroll view has room.
  private static func target(of state: ScrollState, for step: ScrollPoint, _ size: Size) -> ScrollPoint {
    var target = state.offset
    for axis in ScrollAxis.allCases {
      let limits = state.limits(axis, size)
      let end = min(max(state.offset[axis] + step[axis], limits.lowerBound), limits.upperBound)
      if (end - state.offset[axis]) * step[axis] > 0 { target[axis] = end }
    }
    return target
  }

  /// A step in a view's axes, converted to those of a scroll view around it.
  static func outward(_ step: ScrollPoint, from view: View, to outer: ScrollState) -> ScrollPoint {
    guard let scene = view.scene, scene.isAlive(outer.view) else { return .zero }
    return turned(step, view.transformToScene, scene.view(outer.view).transformFromScene)
  }

  private static func inward(_ step: ScrollPoint, from outer: ScrollState, to view: View) -> ScrollPoint {
    turned(step, View(outer.view, in: view.columns).transformToScene, view.transformFromScene)
  }

  private static func turned(_ step: ScrollPoint, _ first: Transform, _ second: Transform) -> ScrollPoint {
    let way = second.apply(to: first.apply(to: Vector(Float(step.x), Float(step.y))))
    return way.isFinite ? ScrollPoint(Double(way.dx), Double(way.dy)) : .zero
  }

  // MARK: Ends

  /// Ends the drag of an outer scroll view as cancelled (V19).
  static func putDown(_ state: ScrollState, in scene: Scene) {
    guard let drag = state.drag, drag.carrier != .none, scene.isAlive(state.view) else { return }
    state.movement = .none
    settle(in: scene)
    state.delegate.didEndDragging?(ScrollView(view: scene.view(state.view)), false)
    if state.movement.end == nil, !state.isDragging { comeBack(state, in: scene) }
  }
}
