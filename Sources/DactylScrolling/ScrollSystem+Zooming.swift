/// Changes of the content's scale (V25).
extension ScrollSystem {
  /// Zooms about a point of the view, at once or within 0.3 s.
  static func zoom(
    _ state: ScrollState, to scale: Double, around place: ScrollPoint, isAnimated: Bool, in scene: Scene
  ) {
    let now = state.zoom.scale
    let anchor = ScrollPoint((state.offset.x + place.x) / now, (state.offset.y + place.y) / now)
    zoom(state, to: scale, showing: anchor, at: place, isAnimated: isAnimated, in: scene)
  }

  /// Zooms, at once or within 0.3 s, so that a position of the content at scale 1 is at a point of the view.
  static func zoom(
    _ state: ScrollState, to scale: Double, showing anchor: ScrollPoint, at place: ScrollPoint, isAnimated: Bool,
    in scene: Scene
  ) {
    stop(state, in: scene)
    state.zoom.lifted = nil
    let (now, size) = (state.zoom.scale, unscaledSize(of: state, in: scene))
    let wanted = offset(of: anchor, at: scale, under: place)
    let end = state.limited(
      wanted, state.size(in: scene), content: ScrollSize(size.width * scale, size.height * scale))
    // During a drag the scale changes at once, and the drag continues from there.
    guard isAnimated, scale != now, !state.isDragging else {
      zoom(state, to: scale, size, offset: end, in: scene)
      return rebaseDrag(state, scene.gestures, in: scene)
    }
    let flight = ScrollZoomFlight(
      start: scene.currentTime, size: size,
      scale: .eased(from: now, to: scale, during: scene.display.reducesMotion ? 0 : animationTime),
      offsets: (state.offset, end), place: place)
    scene.scrolls.start(.zoom(flight), of: state)
  }

  private static func zoomedView(of state: ScrollState, in scene: Scene) -> View? {
    let scrollView = ScrollView(view: scene.view(state.view))
    return scene.columns.asking { state.delegate.viewForZooming?(scrollView) ?? nil }
  }

  /// The size of the content at scale 1: where none was set, that of the zoomed view, so that it can be scrolled (V25).
  private static func unscaledSize(of state: ScrollState, in scene: Scene) -> ScrollSize {
    let (scale, size) = (state.zoom.scale, state.settings.contentSize)
    var unscaled = ScrollSize(size.width / scale, size.height / scale)
    guard size.width <= 0 || size.height <= 0, let zoomed = zoomedView(of: state, in: scene), zoomed.isAlive else {
      return unscaled
    }
    if size.width <= 0 { unscaled.width = Double(zoomed.bounds.size.width) }
    if size.height <= 0 { unscaled.height = Double(zoomed.bounds.size.height) }
    return unscaled
  }

  /// Sets scale and offset.
  static func zoom(
    _ state: ScrollState, to scale: Double, _ size: ScrollSize, offset: ScrollPoint, in scene: Scene
  ) {
    // Fingers that are too far apart for numbers have no scale.
    guard scale.isFinite, scale > 0, scene.isAlive(state.view), scene.canEdit("zoom scroll view \(state.view.index)")
    else { return }
    if scale != state.zoom.scale {
      state.zoom.scale = scale
      state.settings.contentSize = ScrollSize(size.width * scale, size.height * scale)
      if let zoomed = zoomedView(of: state, in: scene) {
        // The corner of the zoomed view stays at that of the content (V25).
        zoomed.transform = Transform.scale(Float(scale), Float(scale))
        let size = zoomed.bounds.size
        let middle = ScrollPoint(Double(size.width) * scale / 2, Double(size.height) * scale / 2)
        zoomed.center = (middle - state.base).point
      }
      if state.delegate.didZoom != nil { scene.scrolls.note(.didZoom, of: state) }
    }
    scene.scrolls.move(state, to: offset, in: scene)
  }

  /// Moves scale and offset inside their limits when fingers left them outside: the content between the fingers keeps
  /// its position (V25). Returns false if the scale is inside already.
  static func comeBackFromZoom(_ state: ScrollState, in scene: Scene) -> Bool {
    guard let place = state.zoom.lifted.take(), !state.zoom.isInside else { return false }
    zoom(state, to: state.zoom.limited(state.zoom.scale), around: place, isAnimated: true, in: scene)
    return true
  }

  /// The offset that puts a position of the content at scale 1 under a point of the view.
  static func offset(of anchor: ScrollPoint, at scale: Double, under place: ScrollPoint) -> ScrollPoint {
    ScrollPoint(anchor.x * scale - place.x, anchor.y * scale - place.y)
  }
}

/// Zooming of content with two fingers or a double tap (V25).
extension ScrollSystem {
  /// Called when the pinch of a scroll view began, changed or ended.
  static func pinch(_ pinch: Gesture<PinchGestureRecognizer>) {
    guard let view = pinch.view, let scene = view.scene, let state = scene.scrolls[view.entity.index] else { return }
    let scrollView = ScrollView(view: view)
    if pinch.state == .began {
      stop(state, in: scene)
      let scale = state.zoom.scale
      let middle = state.place(of: pinch.location(in: view))
      state.zoom.lifted = nil
      state.pinch = ScrollPinch(
        scale: scale, size: unscaledSize(of: state, in: scene),
        anchor: ScrollPoint(middle.x / scale, middle.y / scale), place: middle - state.offset,
        isByTouches: pinch.numberOfTouches > 0)
      settle(in: scene)
      guard scene.isAlive(view.entity) else { return }
      state.pinch?.isAnnounced = true
      state.delegate.willBeginZooming?(scrollView)
    }
    guard let under = state.pinch, scene.isAlive(view.entity) else { return }
    // After one of two fingers lifted, the other does not zoom.
    if pinch.numberOfTouches == 2 || !under.isByTouches {
      let place = state.place(of: pinch.location(in: view)) - state.offset
      if place.isFinite { state.pinch?.place = place }
      let scale = state.zoom.bent(under.scale * Double(pinch.scale))
      zoom(state, to: scale, under.size, offset: offset(of: under.anchor, at: scale, under: place), in: scene)
    }
    if pinch.state.isFinal {
      if !state.zoom.isInside { state.zoom.lifted = state.pinch?.place ?? under.place }
      state.pinch = nil
      rebaseDrag(state, scene.gestures, in: scene)
      // Content that is still dragged returns when it is released.
      if !state.isDragging { comeBack(state, in: scene) }
      settle(in: scene)
      state.delegate.didEndZooming?(scrollView, state.zoom.scale)
    }
    settle(in: scene)
  }

  /// Adds the recognizer of pinches when zooming becomes possible, and enables or disables those of zooming.
  static func refreshZoom(_ state: ScrollState, _ view: View) {
    if state.zoom.isPossible, state.zoom.pinch == nil {
      state.zoom.pinch = view.addGestureRecognizer(PinchGestureRecognizer()) { ScrollSystem.pinch($0) }.any.id
    }
    for id in [state.zoom.pinch, state.zoom.doubleTap].compactMap(\.self) {
      AnyGesture(id, view.columns).isEnabled = state.zoom.isPossible && state.settings.isEnabled
    }
  }

  /// Zooms to the largest scale about a double tap, or from that to the smallest.
  static func zoom(by tap: Gesture<TapGestureRecognizer>) {
    guard let view = tap.view, let scene = view.scene, let state = scene.scrolls[view.entity.index] else { return }
    let place = state.place(of: tap.location(in: view)) - state.offset
    let target = state.zoom.scale < state.zoom.maximum ? state.zoom.maximum : state.zoom.minimum
    zoom(state, to: target, around: place, isAnimated: true, in: scene)
    settle(in: scene)
  }
}
