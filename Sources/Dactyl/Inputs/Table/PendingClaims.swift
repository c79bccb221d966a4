/// What is known of a key between its being taken in and its being claimed.
final class PendingClaims {
  /// The key or button that did something in this batch.
  var sample: PressSample?
  /// A key that is down and was consumed for the text that it edits, and that repeats or goes up.
  var repeated: PressSample?
}
