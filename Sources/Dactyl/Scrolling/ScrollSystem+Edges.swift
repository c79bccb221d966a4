/// Content that is dragged past its edges (V12, V20).
extension ScrollSystem {
  /// Lets a drag go on from where the content is now, which something else has moved.
  static func rebaseDrag(_ state: ScrollState, in scene: Scene) {
    guard var drag = state.drag, drag.carrier == .none, scene.isAlive(state.view) else { return }
    let size = size(of: state, in: scene)
    let way = way(of: state, in: scene) - drag.lost
    drag.start = state.offset
    drag.free = state.offset
    for axis in drag.axes {
      drag.free[axis] = unbent(state.offset[axis], axis, state, size)
      drag.start[axis] = drag.free[axis] + way[axis] + drag.handed[axis]
    }
    state.movement = .drag(drag)
  }

  /// What of an offset shows: past an edge it gives way like a rubber band, or not at all (V12, V20).
  static func bent(_ offset: Double, _ axis: ScrollAxis, _ state: ScrollState, _ size: Size) -> Double {
    let limits = state.limits(axis, size)
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    guard state.settings.bounces, offset != edge else { return edge }
    let length = axis == .horizontal ? Double(size.width) : Double(size.height)
    let shown = band.given(abs(offset - edge), over: length)
    return offset < edge ? edge - shown : edge + shown
  }

  /// The offset of which so much shows.
  static func unbent(_ shown: Double, _ axis: ScrollAxis, _ state: ScrollState, _ size: Size) -> Double {
    let limits = state.limits(axis, size)
    let edge = min(max(shown, limits.lowerBound), limits.upperBound)
    let length = axis == .horizontal ? Double(size.width) : Double(size.height)
    guard state.settings.bounces, shown != edge, length > 0 else { return shown }
    let way = band.way(given: abs(shown - edge), over: length)
    return shown < edge ? edge - way : edge + way
  }

  /// How content gives way past an edge (V12).
  private static var band: RubberBand<Double> { RubberBand(0.55) }
}
