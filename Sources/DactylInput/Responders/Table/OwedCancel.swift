/// A cancel that a responder is owed which leaves the tree in the middle of an input (T23, P7): with the responders
/// that stood in its chain at that moment, so that it arrives even when they are gone (R8 does not hold here).
struct OwedCancel {
  enum Subject {
    case touches([Touch])
    case press(Press)
    /// With the input's number.
    case custom(any CustomEvent, UInt64)
  }
  /// Somebody in the chain.
  struct Hearer {
    let entity: Entity
    let responder: AnyResponder
    /// Whether the began came up to it: one that it never reached is told only while it lives (T21).
    let isOwed: Bool
  }
  var subject: Subject
  var chain: [Hearer]
}
