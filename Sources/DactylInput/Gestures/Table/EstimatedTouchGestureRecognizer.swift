/// A recognizer that wants to hear when properties of a touch that were estimates are corrected (T33).
///
/// It hears of the corrections of all touches that it got when they landed, before any responder does, up to two
/// seconds after the sample: whatever has become of its attempt, so that it may mend what it made of it. The touches
/// are those of then; a state can be proposed only while an attempt goes on.
public protocol EstimatedTouchGestureRecognizer: GestureRecognizer {
  /// Samples as they should have been: each is the touch at that moment, with the better values. It is known by its
  /// `estimationUpdateIndex`.
  mutating func touchesEstimatedPropertiesUpdated(_ touches: Touches, with context: inout GestureContext)
}
