/// A movement of the focus: from whom to whom, and why (F9).
public struct FocusUpdateContext: Hashable {
  /// Who has it before; nil for nobody.
  public let previouslyFocusedItem: View?
  /// Who gets it; nil where it is lost.
  public let nextFocusedItem: View?
  /// Which way it goes; nil where game code moves it, or it is lost.
  public let heading: FocusHeading?
  /// Whose focus it is; 0 unless each player has one (`Scene.splitsFocus`).
  public let player: Int
}

@available(*, unavailable)
extension FocusUpdateContext: Sendable {}

/// What an environment of the focus (a view, controller or window) or the scene is asked and told: closures, each nil
/// by default. They may do anything: who asked looks again. But in the middle of a question the focus stays where it
/// is: `moveFocus`, `requestFocus` and `updateFocusIfNeeded` do nothing there, and `setNeedsFocusUpdate` waits for the
/// end of the frame as always.
public struct FocusDelegate {
  /// Whether the focus may move; asked of every environment that holds the old or the new item, the inner ones first,
  /// and then of the scene. One no is enough (F7).
  public var shouldUpdateFocus: ((FocusUpdateContext) -> Bool)?
  /// The focus has moved; reported to the same in the same order (F8). A new item that one of them destroys is not
  /// named to those after it: for them the focus is lost.
  public var didUpdateFocus: ((FocusUpdateContext) -> Void)?
  /// A heading moved nothing: nobody lies that way, or somebody said no (F5). Told to the environments around who has
  /// the focus, and to the scene.
  public var movementDidFail: ((FocusHeading) -> Void)?

  /// A delegate that allows everything and hears nothing.
  public init() {}
}
