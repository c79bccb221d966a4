/// What is known of a key between its being taken in and its being claimed.
final class PendingClaims {
  /// The key or button that did something in this batch.
  var sample: PressSample?
  /// A key that types and that was taken before text was asked: what it types is no text.
  var typed: PressSource?
  /// A key that is down and was consumed, and that repeats or goes up: for the text that it edits, or who took it.
  var repeated: PressSample?
}
