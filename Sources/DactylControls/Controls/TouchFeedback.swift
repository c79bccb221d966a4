import Dactyl

/// The appearance of a view while one of its touches is down and inside: UIKit's highlighting, for any view.
public enum TouchFeedback {
  /// Darkens the view's own sprite, shape and label.
  case dim
  /// Scales the view by a factor around its middle.
  case scale(Float)
  /// Calls a closure with true when the view becomes pressed, and with false when it no longer is. Calls do not
  /// overlap, and none comes after the view is destroyed.
  case custom((View, _ isPressed: Bool) -> Void)
}

/// A feedback of a view, with its closure guarded against overlapping calls.
struct FeedbackLook {
  let feedback: TouchFeedback
  let closure: CalledClosure<(View, Bool)>?

  init(_ feedback: TouchFeedback, in columns: SceneColumns) {
    self.feedback = feedback
    if case .custom(let body) = feedback {
      closure = CalledClosure(in: columns) { body($0.0, $0.1) }
    } else {
      closure = nil
    }
  }
}
