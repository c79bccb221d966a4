/// Zooming of content with two fingers, a double tap, or by game code (V25).
extension ScrollView {
  /// The smallest scale at which the content rests; 1 by default. Content can be zoomed when it is less than
  /// `maximumZoomScale`; `ScrollViewDelegate.viewForZooming` returns the view that zooms.
  public var minimumZoomScale: Double {
    get { state?.zoom.minimum ?? 1 }
    nonmutating set { setZoom(\.minimum, newValue) }
  }

  /// The largest scale at which the content rests; 1 by default.
  public var maximumZoomScale: Double {
    get { state?.zoom.maximum ?? 1 }
    nonmutating set { setZoom(\.maximum, newValue) }
  }

  /// Whether the scale may exceed its limits during a pinch, and returns; true by default.
  public var bouncesZoom: Bool {
    get { state?.zoom.bounces ?? true }
    nonmutating set { state?.zoom.bounces = newValue }
  }

  /// Whether a double tap zooms to the largest scale, and from that to the smallest; false by default.
  public var zoomsOnDoubleTap: Bool {
    get { state?.zoom.doubleTap != nil }
    nonmutating set {
      guard let state, newValue != (state.zoom.doubleTap != nil) else { return }
      if newValue {
        state.zoom.doubleTap =
          view.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { ScrollSystem.zoom(by: $0) }.any.id
      } else {
        state.zoom.doubleTap.take().map { AnyGesture($0, view.columns) }?.remove()
      }
      ScrollSystem.refreshZoom(state, view)
    }
  }

  /// The scale of the content. Setting it keeps the middle of the visible part in place, and clamps the scale to its
  /// limits.
  public var zoomScale: Double {
    get { state?.zoom.scale ?? 1 }
    nonmutating set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the middle of the visible part, at once or within 0.3 s.
  public func setZoomScale(_ scale: Double, animated isAnimated: Bool) {
    guard let state, let scene = view.scene, scale.isFinite, scale > 0, scene.canEdit("zoom \(view)") else { return }
    let size = view.bounds.size
    ScrollSystem.zoom(
      state, to: state.zoom.limited(scale), around: ScrollPoint(Double(size.width) / 2, Double(size.height) / 2),
      isAnimated: isAnimated, in: scene)
    scene.settleIfIdle()
  }

  /// Zooms so that a rectangle of the content fills the view as far as the limits of the scale allow, in its middle: at
  /// once, or within 0.3 s. The rectangle is in the coordinates of the zoomed view. One without an area is passed over.
  public func zoom(to rect: Rect, animated isAnimated: Bool) {
    guard let state, let scene = view.scene, rect.isFinite, rect.size.width > 0, rect.size.height > 0,
      scene.canEdit("zoom \(view)")
    else { return }
    let size = view.bounds.size
    let scale = min(Double(size.width) / Double(rect.size.width), Double(size.height) / Double(rect.size.height))
    ScrollSystem.zoom(
      state, to: state.zoom.limited(scale), showing: ScrollPoint(Double(rect.center.x), Double(rect.center.y)),
      at: ScrollPoint(Double(size.width) / 2, Double(size.height) / 2), isAnimated: isAnimated, in: scene)
  }

  /// Whether fingers zoom the content.
  public var isZooming: Bool { state?.pinch != nil }

  /// The recognizer with which fingers zoom the content. Before the content can zoom, the handle of a removed
  /// recognizer.
  public var pinchGestureRecognizer: AnyGesture { AnyGesture(state?.zoom.pinch ?? .none, view.columns) }

  private func setZoom(_ path: WritableKeyPath<ScrollZoom, Double>, _ value: Double) {
    guard let state, value.isFinite, value > 0 else { return }
    state.zoom[keyPath: path] = value
    ScrollSystem.refreshZoom(state, view)
  }
}
