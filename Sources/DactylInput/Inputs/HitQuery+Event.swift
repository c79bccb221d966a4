/// What a view that is asked in a hit-test may know of the input that the hit-test is for.
extension HitQuery {
  /// The event whose target is being found, as it is before anybody hears of it; nil in a query that the game makes
  /// itself, such as `Scene.hitTest(_:)`.
  ///
  /// Its touches are those that are down and those that just landed, which have no view yet. Touches are hit-tested
  /// when they begin (H15); wheel, touchpad and a pointer that hovers whenever they come to another place (S-5).
  public var event: Event? {
    guard let scene = view.scene, let asked = scene.inputs.asked else { return nil }
    return scene.event(of: asked.kind)
  }

  /// What the input is made with that the hit-test is for; nil in a query that the game makes itself.
  ///
  /// ```swift
  /// // Fingers get a larger handle than the mouse.
  /// handle.setPointInside(reach: .rectangle(Rect(-20, -20, 60, 60))) { $0.isPointInside || $0.touchType == .direct }
  /// ```
  public var touchType: TouchType? { view.scene?.inputs.asked?.type }
}
