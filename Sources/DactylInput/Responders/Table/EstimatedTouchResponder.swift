/// A responder that wants to hear when properties of a touch that were estimates are corrected (T33).
///
/// ```swift
/// struct Canvas: EstimatedTouchResponder {
///   mutating func touchesEstimatedPropertiesUpdated(_ touches: Touches) -> Handling {
///     for touch in touches { stroke.correct(touch.estimationUpdateIndex, force: touch.force) }
///     return .handled
///   }
/// }
/// ```
/// A correction goes to the responders from the touch's view on up the chain, once the view was told that the touch
/// began and unless it was taken away from it; also when it has ended, up to two seconds after the sample. It is no
/// phase: nothing of the touch itself changes but what it says of its newest sample.
public protocol EstimatedTouchResponder: Responder {
  /// Samples as they should have been: each is the touch at that moment, with the better values. It is known by its
  /// `estimationUpdateIndex`; while more is to come, `estimatedPropertiesExpectingUpdates` says of what.
  mutating func touchesEstimatedPropertiesUpdated(_ touches: Touches) -> Handling
}
