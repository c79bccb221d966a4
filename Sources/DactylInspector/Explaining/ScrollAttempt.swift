import Dactyl

/// An occasion in a play at which a scroll view could have scrolled: a finger, a step of a wheel, or a key.
struct ScrollAttempt {
  enum Cause: Hashable {
    /// A finger, and the number of those that landed before it at the same time.
    case touch(finger: Int, rank: Int)
    case wheel
    case key
  }

  /// The step in the file that was played.
  let step: Int
  let time: Timestamp
  let cause: Cause
  /// What kept the input from the scroll view, by its place.
  var missed: Obstacle?
  /// Where keys started, and whether the way up from there leads past the scroll view.
  var start: String?
  var isInChain = true
  /// Whether the scroll view was enabled.
  let isEnabled: Bool
  /// Whether input was ignored.
  let isIgnored: Bool
  /// The view that was hit by a finger or a wheel.
  var hit: View?
  /// Whether the point lies in the scroll view itself, whatever is around it or in front.
  var isInBounds = false
  /// The moment at which the finger lifted; nil while it is down.
  var end: Timestamp?

  var isElsewhere: Bool { missed.map { [.outside, .outsideParent].contains($0.cause) } ?? !isInChain }
}
