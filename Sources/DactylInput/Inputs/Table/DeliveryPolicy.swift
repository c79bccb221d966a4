/// The combined demands of the recognizers that own an input on its delivery: a delay applies if any of them asks for
/// it, including those of ancestors (G57).
struct DeliveryPolicy {
  /// The version of the gestures for which the policy is valid; see `GestureTable.policyVersion`.
  var version = -1
  /// The recognizer that claims the input from its target, or `.none`.
  var claimant = GestureID.none
  /// The combined flags of all undecided recognizers.
  private var delays: GestureFlags = []
  var delaysBegan: Bool { delays.contains(.delaysTouchesBegan) }
  var delaysEnded: Bool { delays.contains(.delaysTouchesEnded) }

  /// Makes an empty policy, valid for a version of the gestures.
  init(version: Int = -1) { self.version = version }

  /// Adds the demands of a recognizer that owns the input; one that has ended its delay no longer delays the began.
  @inline(__always)
  mutating func add(_ id: GestureID, _ row: GestureRow, hasEndedDelay: Bool = false) {
    if row.state == .possible {
      delays.formUnion(hasEndedDelay ? row.flags.subtracting(.delaysTouchesBegan) : row.flags)
    } else if claimant == .none && row.state.isRecognized && row.flags.contains(.cancelsTouchesInView) {
      claimant = id
    }
  }
}
