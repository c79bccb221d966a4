/// A window of a scene: the root view of a tree, whose frame is in the scene's coordinates.
///
/// Touches go to the front window with a hit view at their location (W1-W4). A window with `passesThrough` lets touches
/// through that hit none of its views.
public struct Window: Hashable {
  /// The window as a view.
  public let view: View

  init(_ view: View) { self.view = view }
}

@available(*, unavailable)
extension Window: Sendable {}
