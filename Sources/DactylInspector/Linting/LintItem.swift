import Dactyl

/// A view of a window in the survey.
struct LintItem {
  let view: View
  /// The place of the superview; -1 for a window.
  let parent: Int
  /// The place after the last view in this one.
  var end: Int
  /// Why no touch reaches the view, by its own state.
  var refusal: LintRefusal?
  /// Whether it, or a view around it, refuses all touches.
  var isRefused = false
  /// Whether it does something with touches.
  var isTarget = false

  /// Whether it does something with touches, and nothing refuses them.
  var isOpenTarget: Bool { isTarget && !isRefused }
}

/// Why a view takes no touches, with all that is in it.
enum LintRefusal: Hashable {
  case hidden
  case transparent
  case disabled
  /// Its transform has no inverse: it is scaled to nothing.
  case singular
  /// It is animated, and takes touches again afterwards (H13).
  case animated

  init?(_ record: ViewRecord) {
    let linear = record.linear
    let area = linear.x * linear.w - linear.y * linear.z
    if record.flags.contains(.isHidden) {
      self = .hidden
    } else if record.flags.contains(.isHeldByAnimation) {
      self = .animated
    } else if record.flags.contains(.isInteractionDisabled) {
      self = .disabled
    } else if record.alpha < 0.01 {
      self = .transparent
    } else if record.flags.contains(.hasTransform), area == 0 || !area.isFinite {
      self = .singular
    } else {
      return nil
    }
  }
}
