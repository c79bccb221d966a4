/// What the recognizers that own an input want for its delivery: delays are those of any of them, ancestors' included
/// (G57).
struct DeliveryPolicy {
  /// The state of the gestures that it holds for; see `GestureTable.policyVersion`.
  var version = -1
  /// Who takes the input from its target, or none.
  var claimant = GestureID.none
  /// The switches of all that are undecided, together.
  private var delays: GestureFlags = []
  var delaysBegan: Bool { delays.contains(.delaysTouchesBegan) }
  var delaysEnded: Bool { delays.contains(.delaysTouchesEnded) }

  /// Nobody was asked yet; it is good as long as the gestures are in this version.
  init(version: Int = -1) { self.version = version }

  /// Adds what a recognizer wants for an input of its own; one that has ended its delay lets it begin.
  @inline(__always)
  mutating func add(_ id: GestureID, _ row: GestureRow, hasEndedDelay: Bool = false) {
    if row.state == .possible {
      delays.formUnion(hasEndedDelay ? row.flags.subtracting(.delaysTouchesBegan) : row.flags)
    } else if claimant == .none && row.state.isRecognized && row.flags.contains(.cancelsTouchesInView) {
      claimant = id
    }
  }
}
