extension ScrollView {
  /// Scrolls on by itself while something is dragged near an edge, from 60 points a second, 48 points from the edge, to
  /// 1200 at it. Call it whenever the location changes; it goes on until the content ends or `endAutoscroll()`. Drags
  /// of `Draggable` do it by themselves.
  ///
  /// - Parameter location: in the view's own coordinates, as `location(in: view)` gives it.
  /// - Returns: whether it scrolls.
  @discardableResult
  public func autoscroll(at location: Point) -> Bool {
    guard let state, let scene = view.scene, scene.canEdit("scroll \(view)") else { return false }
    defer { ScrollSystem.settle(in: scene) }
    return ScrollSystem.autoscroll(state, at: location, as: AutoscrollSettings(), in: scene)
  }

  /// Ends what `autoscroll(at:)` began.
  public func endAutoscroll() {
    guard let state, let scene = view.scene else { return }
    ScrollSystem.endAutoscroll(state, in: scene)
    ScrollSystem.settle(in: scene)
  }
}
