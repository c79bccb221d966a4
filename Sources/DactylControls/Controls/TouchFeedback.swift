import Dactyl

/// How a view looks while a touch of it is down and inside: UIKit's highlighting, for any view.
public enum TouchFeedback {
  /// Its own sprite, shape and label are darker.
  case dim
  /// The view is smaller or larger by a factor, around its middle.
  case scale(Float)
  /// A closure shows it: called with true when the view is pressed, and with false when it is so no longer. Once at a
  /// time; when the view ends it is called no more.
  case custom((View, _ isPressed: Bool) -> Void)
}

/// A look that a view was given, its closure as it is called.
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
