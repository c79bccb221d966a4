/// Offsets that are set, and scrolling into sight (V23, V24).
extension ScrollSystem {
  static func set(_ offset: ScrollPoint, of state: ScrollState, isAnimated: Bool, in scene: Scene) {
    guard scene.canEdit("scroll view \(state.view.index)") else { return }
    stop(state, in: scene)
    if isAnimated, !state.isDragging {
      guard offset != state.offset else { return }
      return scene.scrolls.start(
        .animation, ScrollFlight(.eased(from: state.offset.x, to: offset.x, during: animationTime)),
        ScrollFlight(.eased(from: state.offset.y, to: offset.y, during: animationTime)), of: state, in: scene)
    }
    scene.scrolls.move(state, to: offset, in: scene)
    rebaseDrag(state, scene.gestures, in: scene)
    scene.settleIfIdle()
  }

  /// The duration of an animated offset, in seconds (V23).
  static var animationTime: Double { 0.3 }

  /// Scrolls by as little as needed to show a rectangle in the view's own coordinates (V24). Returns the change of the
  /// offset.
  @discardableResult
  static func show(_ rect: Rect, in state: ScrollState, isAnimated: Bool, _ scene: Scene) -> Vector {
    let size = state.size(in: scene)
    let (low, high) = (state.place(of: Point(rect.minX, rect.minY)), state.place(of: Point(rect.maxX, rect.maxY)))
    let cover = state.settings.cover
    var offset = state.offset
    show(low.x, high.x, along: .horizontal, 0, size.width, &offset)
    show(low.y, high.y, along: .vertical, cover.top, max(size.height - cover.top - cover.bottom, 0), &offset)
    // Along an axis on which it is visible already the offset stays, even outside the limits.
    let limited = state.limited(offset, size)
    for axis in ScrollAxis.allCases where offset[axis] != state.offset[axis] { offset[axis] = limited[axis] }
    let way = offset - state.offset
    // It may be moving there already.
    if isAnimated, let flight = state.flight, flight.cause == .animation,
      ScrollPoint(flight.x.end, flight.y.end) == offset
    {
      return Vector(Float(way.x), Float(way.y))
    }
    if offset != state.offset { set(offset, of: state, isAnimated: isAnimated, in: scene) }
    return Vector(Float(way.x), Float(way.y))
  }

  /// Changes the offset so that an interval lies in the part of the view that begins at an edge and has a length.
  private static func show(
    _ low: Double, _ high: Double, along axis: ScrollAxis, _ edge: Float, _ length: Float, _ offset: inout ScrollPoint
  ) {
    // An interval larger than that may have either end at the edge.
    let (one, other) = (low - Double(edge), high - Double(edge) - Double(length))
    offset[axis] = min(max(offset[axis], min(one, other)), max(one, other))
  }

  /// Scrolls all scroll views around a view by as little as needed to show it, the innermost first (V24).
  package static func show(_ view: View, isAnimated: Bool, in scene: Scene) {
    show(view.bounds, of: view, isAnimated: isAnimated, in: scene)
  }

  /// Scrolls all scroll views around a view by as little as needed to show a part of it, the innermost first.
  static func show(_ rect: Rect, of view: View, isAnimated: Bool, in scene: Scene) {
    var (rect, inside) = (rect, view)
    for state in scene.scrolls.around(view.superview?.entity ?? .none, in: scene) {
      let scrolled = scene.view(state.view)
      rect = inside.convert(rect, to: scrolled)
      // An animated one arrives only later.
      let before = state.offset
      let way = show(rect, in: state, isAnimated: isAnimated, scene)
      if state.offset == before { rect.origin += -way }
      inside = scrolled
    }
  }
}
