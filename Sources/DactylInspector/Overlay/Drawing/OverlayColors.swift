import Dactyl

/// The colours of the overlay. Each means one thing, which the legend says.
enum OverlayColors {
  static let ground = Color(0.04, 0.05, 0.07, 0.94)
  static let edge = Color(1, 1, 1, 0.16)
  static let ink = Color(0.95, 0.96, 0.95)
  static let dim = Color(0.66, 0.70, 0.73)
  static let title = Color(0.56, 0.78, 1)
  /// A view that takes touches and has listeners; of recognizers, one that recognizes.
  static let takes = Color(0.36, 0.92, 0.52)
  /// A view that takes touches without any listener; of recognizers, one that waits.
  static let blocks = Color(1, 0.66, 0.22)
  /// What does not get the touch; of recognizers, one that failed.
  static let kept = Color(1, 0.42, 0.40)
  /// What can have the focus.
  static let focus = Color(0.80, 0.58, 1)
  /// A recognizer that is possible.
  static let possible = Color(0.45, 0.58, 0.70)
  static let track = Color(1, 1, 1, 0.10)
  private static let touches = [
    Color(1, 0.86, 0.35), Color(0.40, 0.86, 1), Color(1, 0.55, 0.78), Color(0.72, 1, 0.60), Color(1, 1, 1),
  ]

  /// The colour of a touch, by its place in the order of landing.
  static func touch(_ index: Int) -> Color { touches[index % touches.count] }
}
