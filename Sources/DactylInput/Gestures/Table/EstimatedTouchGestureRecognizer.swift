/// A kind of gesture that receives corrections of estimated properties of touches (T33).
///
/// It receives the corrections of all touches that it got when they landed, before any responder does, up to two
/// seconds after the sample and whatever has become of its attempt, so that it can revise its result. The touches are
/// as they were in the sample; a state can be proposed only while an attempt is under way.
public protocol EstimatedTouchGestureRecognizer: GestureRecognizer {
  /// Called with corrected samples: each is the touch in that sample, with the corrected values. Its
  /// `estimationUpdateIndex` identifies it.
  mutating func touchesEstimatedPropertiesUpdated(_ touches: Touches, with context: inout GestureContext)
}
