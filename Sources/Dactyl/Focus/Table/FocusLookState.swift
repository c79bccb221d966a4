/// What shows the focused item.
final class FocusLookState {
  /// Whom it shows.
  var item = Entity.none
  /// What the scene was when it was shown last.
  var shown: (scene: UInt64, item: Entity)?
  /// The window in which the ring is.
  var window: View?
  /// The transform that it had before it was lifted; nil when it is not.
  var lifted: Transform?
}
