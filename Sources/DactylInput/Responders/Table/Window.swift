/// A window of a scene: the view at the top of a tree, whose frame is in the scene's coordinates.
///
/// Touches go to the front window that has something to hit under them (W1-W4). A window that `passesThrough` lets
/// touches by that hit none of its views.
public struct Window: Hashable {
  /// The window as a view.
  public let view: View

  init(_ view: View) { self.view = view }
}

@available(*, unavailable)
extension Window: Sendable {}
