/// Zooming content with two fingers or a double tap (V25).
extension ScrollSystem {
  /// The pinch of a scroll view began, changed or ended.
  static func pinch(_ pinch: Gesture<PinchGestureRecognizer>) {
    guard let view = pinch.view, let scene = view.scene, let state = scene.scrolls[view.entity.index] else { return }
    let scrollView = ScrollView(view: view)
    if pinch.state == .began {
      stop(state, in: scene)
      let scale = state.zoom.scale
      let middle = state.place(of: pinch.location(in: view))
      let size = state.settings.contentSize
      state.zoom.lifted = nil
      state.pinch = ScrollPinch(
        scale: scale, size: ScrollSize(size.width / scale, size.height / scale),
        anchor: ScrollPoint(middle.x / scale, middle.y / scale), place: middle - state.offset,
        isByTouches: pinch.numberOfTouches > 0)
      settle(in: scene)
      guard scene.isAlive(view.entity) else { return }
      state.pinch?.isAnnounced = true
      state.delegate.willBeginZooming?(scrollView)
    }
    guard let under = state.pinch, scene.isAlive(view.entity) else { return }
    // Of two fingers the one that lifted last zooms no more.
    if pinch.numberOfTouches == 2 || !under.isByTouches {
      let place = state.place(of: pinch.location(in: view)) - state.offset
      if place.isFinite { state.pinch?.place = place }
      let scale = state.zoom.bent(under.scale * Double(pinch.scale))
      zoom(state, to: scale, under.size, offset: offset(of: under.anchor, at: scale, under: place), in: scene)
    }
    if pinch.state.isFinal {
      if !state.zoom.isInside { state.zoom.lifted = state.pinch?.place ?? under.place }
      state.pinch = nil
      rebaseDrag(state, in: scene)
      // What still drags comes back when it lets go.
      if !state.isDragging { comeBack(state, in: scene) }
      settle(in: scene)
      state.delegate.didEndZooming?(scrollView, state.zoom.scale)
    }
    settle(in: scene)
  }

  /// Adds what zooming needs, once there is use for it.
  static func refreshZoom(_ state: ScrollState, _ view: View) {
    if state.zoom.isPossible, state.zoom.pinch == nil {
      state.zoom.pinch = view.addGestureRecognizer(PinchGestureRecognizer()) { ScrollSystem.pinch($0) }.any.id
    }
    for id in [state.zoom.pinch, state.zoom.doubleTap].compactMap(\.self) {
      AnyGesture(id, view.columns).isEnabled = state.zoom.isPossible && state.settings.isEnabled
    }
  }

  /// Zooms in about a double tap, or out again.
  static func zoom(by tap: Gesture<TapGestureRecognizer>) {
    guard let view = tap.view, let scene = view.scene, let state = scene.scrolls[view.entity.index] else { return }
    let place = state.place(of: tap.location(in: view)) - state.offset
    let target = state.zoom.scale < state.zoom.maximum ? state.zoom.maximum : state.zoom.minimum
    zoom(state, to: target, around: place, isAnimated: true, in: scene)
    settle(in: scene)
  }
}
