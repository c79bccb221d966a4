/// The input of a hit-test, as far as the closure of a hit shape can see it.
extension HitQuery {
  /// The event whose target is being determined, before its delivery; nil in a query by the game, such as
  /// `Scene.hitTest(_:)`.
  ///
  /// The event contains the touches that are down and those that just landed, which have no view yet. Touches are
  /// hit-tested when they begin (H15); wheel, touchpad and a hovering pointer whenever their location changes (S-5).
  public var event: Event? {
    guard let scene = view.scene, let asked = scene.inputs.asked else { return nil }
    return scene.event(of: asked.kind)
  }

  /// The touch type of the input that is hit-tested; nil in a query by the game.
  ///
  /// ```swift
  /// // Fingers get a larger handle than the mouse.
  /// handle.setPointInside(reach: .rectangle(Rect(-20, -20, 60, 60))) { $0.isPointInside || $0.touchType == .direct }
  /// ```
  public var touchType: TouchType? { view.scene?.inputs.asked?.type }
}
