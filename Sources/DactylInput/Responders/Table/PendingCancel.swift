/// A pending cancel for a view or responder that leaves the tree during an input (T23, P7), with the responders of its
/// chain at that moment, so that they receive it even when they have ended (R8 does not hold here).
struct PendingCancel {
  enum Subject {
    case touches([Touch])
    case press(Press)
    /// A custom event, with the number of the input.
    case custom(any CustomEvent, UInt64)
  }
  /// A responder of the chain.
  struct Receiver {
    let entity: Entity
    let responder: AnyResponder
    /// Whether the began was delivered to it: others receive the cancel only while they live (T21).
    let receivedBegan: Bool
  }
  var subject: Subject
  var chain: [Receiver]
}
