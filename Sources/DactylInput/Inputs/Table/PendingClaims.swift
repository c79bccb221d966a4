/// The state of a key between its intake and its claim.
final class PendingClaims: SnapshotState {
  /// The sample of a key or button in this batch.
  var sample: PressSample?
  /// A key that types text and was taken before text input: its text is dropped.
  var typed: PressSource?
  /// The sample of a consumed key that repeats or goes up, for the text that it edits, or for its taker.
  var repeated: PressSample?

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(sample) { sample = $0 }
    copier.copy(typed) { typed = $0 }
    copier.copy(repeated) { repeated = $0 }
  }
}
