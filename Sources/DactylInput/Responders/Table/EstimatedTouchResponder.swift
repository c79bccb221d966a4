/// A responder that receives corrections of estimated properties of touches (T33).
///
/// ```swift
/// struct Canvas: EstimatedTouchResponder {
///   mutating func touchesEstimatedPropertiesUpdated(_ touches: Touches) -> Handling {
///     for touch in touches { stroke.correct(touch.estimationUpdateIndex, force: touch.force) }
///     return .handled
///   }
/// }
/// ```
/// A correction goes to the responders from the touch's view up the chain, if the view received the began of the touch
/// and no cancel; also after the end of the touch, up to two seconds after the sample. It is no phase: nothing about
/// the touch changes but the properties of its newest sample.
public protocol EstimatedTouchResponder: Responder {
  /// Called with corrected samples: each is the touch in that sample, with the corrected values. Its
  /// `estimationUpdateIndex` identifies it; `estimatedPropertiesExpectingUpdates` contains the properties that will be
  /// corrected again.
  mutating func touchesEstimatedPropertiesUpdated(_ touches: Touches) -> Handling
}
