/// A movement of the focus: the item that it leaves, the item that it reaches, and the cause (F9).
public struct FocusUpdateContext: Hashable {
  /// The item that was focused before; nil for none.
  public let previouslyFocusedItem: View?
  /// The item that is focused next; nil when the focus is lost.
  public let nextFocusedItem: View?
  /// The heading that moves the focus; nil when game code moves it, or it is lost.
  public let heading: FocusHeading?
  /// The player whose focus moves; 0 unless each player has one (`Scene.splitsFocus`).
  public let player: Int
}

@available(*, unavailable)
extension FocusUpdateContext: Sendable {}

/// The callbacks of an environment of the focus (a view, controller or window) or of the scene: closures, each nil by
/// default. Each receives the environment first; the delegate of the scene receives `Scene.windowScene`. They may
/// change and destroy anything: the engine checks again after each call. While a question such as `shouldUpdateFocus`
/// is being answered, the focus does not move: `moveFocus`, `requestFocus` and `updateFocusIfNeeded` do nothing there,
/// and `setNeedsFocusUpdate` takes effect at the end of the frame as always.
public struct FocusDelegate {
  /// Decides whether the focus may move. Called for every environment around the old or the new item, the inner ones
  /// first, and then for the scene. One false prevents the movement (F7).
  public var shouldUpdateFocus: ((_ environment: Entity, FocusUpdateContext) -> Bool)?
  /// Called after the focus has moved, for the same environments in the same order (F8). When one of them destroys the
  /// new item, those after it receive a movement without a next item.
  public var didUpdateFocus: ((_ environment: Entity, FocusUpdateContext) -> Void)?
  /// Called after a heading moved nothing: no item lies in that direction, or a delegate prevented the movement (F5).
  /// Called for the environments around the focused item, and for the scene.
  public var movementDidFail: ((_ environment: Entity, FocusHeading) -> Void)?

  /// Makes a delegate that allows every movement and has no callbacks.
  public init() {}
}
