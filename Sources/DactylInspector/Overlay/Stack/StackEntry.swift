import Dactyl

/// A view under a point, and what becomes of a touch that lands there.
struct StackEntry: Hashable {
  /// What the view gets of the touch.
  enum Effect: Hashable {
    /// The touch is the view's.
    case takes
    /// The view is around the one that takes it, and gets what that passes on.
    case follows
    /// Nothing.
    case kept
  }

  var view: Entity
  var name: String
  var effect: Effect
  /// Why the view does not get the touch, or does nothing with it; nil for the one that takes it.
  var cause: ExplainedCause?
  /// The id of the rule that decides.
  var rule: String
  /// The view or window that decides; nil when it is the view itself.
  var opponent: String?
  /// The recognizers on the view, by kind or name, the first one first.
  var recognizers: [String] = []
  /// Where anything listens to the touch that the view takes.
  var listeners = HitArea.Listeners.own
  /// Whether the view shows nothing, so that nobody sees what takes the touch.
  var isClear = false
  /// The number of unnamed views in this one that are under the point and share its reason.
  var count = 0
}
