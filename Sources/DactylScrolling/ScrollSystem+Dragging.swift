/// Fingers that drag content (V7, V10, V12, V15, V19).
extension ScrollSystem {
  /// Called when the pan of a scroll view began, changed or ended.
  static func pan(_ pan: Gesture<ScrollPanRecognizer>) {
    guard let view = pan.view, let scene = view.scene, let state = scene.scrolls[view.entity.index] else { return }
    switch pan.state {
    case .began: begin(state, view, in: scene)
    case .changed: drag(state, view, in: scene)
    case .ended:
      drag(state, view, in: scene)
      letGo(state, speed(of: pan), view, in: scene)
    default: cancel(state, view, in: scene)
    }
    settle(in: scene)
  }

  private static func begin(_ state: ScrollState, _ view: View, in scene: Scene) {
    stop(state, in: scene)
    putDown(state, in: scene)
    let way = way(of: state, scene.gestures, in: scene)
    // The length is in points of the scene, regardless of the scale of the scroll view.
    let length = scene.gestures.value(of: state.pan, as: ScrollPanRecognizer.self)?.track.travelled.length ?? 0
    let size = view.bounds.size
    var axes = ScrollAxis.allCases.filter { state.scrolls(along: $0, size) }
    if state.settings.isDirectionalLockEnabled {
      // The ratio is the one of pans that lock their axis.
      axes = axes.filter { axis in
        let other = axis == .horizontal ? ScrollAxis.vertical : .horizontal
        return abs(way[axis]) * Double(PanOptions.lockRatio) > abs(way[other])
      }
    }
    var start = state.offset
    for axis in axes { start[axis] = unbent(start[axis], axis, state, size) }
    let share = length > 0 ? ScrollPanRecognizer.distance / length : 0
    scene.scrolls.start(ScrollDrag(start: start, lost: way * share, axes: axes, home: state.offset), of: state)
    settle(in: scene)
    guard scene.isAlive(view.entity) else { return }
    state.announceDrag()
    state.delegate.willBeginDragging?(ScrollView(view: view))
    drag(state, view, in: scene)
  }

  private static func drag(_ state: ScrollState, _ view: View, in scene: Scene) {
    guard let drag = state.drag, state.pinch == nil, scene.isAlive(view.entity) else { return }
    let way = way(of: state, scene.gestures, in: scene) - drag.lost
    if state.settings.handsDragsOver { handOver(way, of: state, view, in: scene) }
    guard var drag = state.drag, scene.isAlive(view.entity) else { return }
    var offset = state.offset
    for axis in drag.axes {
      drag.free[axis] = drag.start[axis] - way[axis] - drag.handed[axis]
      offset[axis] = bent(drag.free[axis], axis, state, view.bounds.size)
    }
    state.movement = .drag(drag)
    scene.scrolls.move(state, to: offset, in: scene)
  }

  private static func cancel(_ state: ScrollState, _ view: View, in scene: Scene) {
    guard let drag = state.drag else { return }
    state.movement = .none
    settle(in: scene)
    state.delegate.didEndDragging?(ScrollView(view: view), false)
    if state.movement.end == nil, !state.isDragging { comeBack(state, in: scene) }
    for carried in drag.carried where carried.isCarried(by: state, in: scene) { putDown(carried, in: scene) }
  }
}

/// Content that is dragged past its edges (V12, V20).
extension ScrollSystem {
  /// Makes a drag continue from the present offset, which something else has changed.
  static func rebaseDrag(_ state: ScrollState, _ gestures: GestureTable, in graph: SceneGraph) {
    guard var drag = state.drag, drag.carrier == .none, graph.isAlive(state.view) else { return }
    let size = state.size(in: graph)
    let way = way(of: state, gestures, in: graph) - drag.lost
    drag.start = state.offset
    drag.free = state.offset
    for axis in drag.axes {
      drag.free[axis] = unbent(state.offset[axis], axis, state, size)
      drag.start[axis] = drag.free[axis] + way[axis] + drag.handed[axis]
    }
    state.movement = .drag(drag)
  }

  /// The visible offset of a drag: past an edge it gives way like a rubber band, or not at all (V12, V20).
  static func bent(_ offset: Double, _ axis: ScrollAxis, _ state: ScrollState, _ size: Size) -> Double {
    let limits = state.limits(axis, size)
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    guard state.settings.bounces, offset != edge else { return edge }
    let length = axis == .horizontal ? Double(size.width) : Double(size.height)
    let shown = band.given(abs(offset - edge), over: length)
    return offset < edge ? edge - shown : edge + shown
  }

  /// The offset of a drag that is visible at an offset: the inverse of `bent`.
  static func unbent(_ shown: Double, _ axis: ScrollAxis, _ state: ScrollState, _ size: Size) -> Double {
    let limits = state.limits(axis, size)
    let edge = min(max(shown, limits.lowerBound), limits.upperBound)
    let length = axis == .horizontal ? Double(size.width) : Double(size.height)
    guard state.settings.bounces, shown != edge, length > 0 else { return shown }
    let way = band.way(given: abs(shown - edge), over: length)
    return shown < edge ? edge - way : edge + way
  }

  /// The rubber band of content past an edge (V12).
  private static var band: RubberBand<Double> { RubberBand(0.55) }
}
