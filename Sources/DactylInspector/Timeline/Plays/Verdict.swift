import Dactyl

/// A decision of the log, with the objects of a play that it is about and a sentence.
package struct Verdict: Hashable, Sendable {
  /// What it meant for the one that it is about.
  package enum Outcome: Int, Hashable, Sendable, CaseIterable {
    /// A step on the way, without a winner.
    case neutral
    /// It got the input, or what it proposed.
    case gained
    /// It lost the input, or was kept from it.
    case lost
    /// It has to wait.
    case held
  }

  /// The moment.
  package var time: Timestamp
  /// The kind of the decision.
  package var kind: Decision.Kind
  /// The verdict, state or phase of the decision, as its number.
  package var detail: UInt8
  /// The id of the rule; empty for a plain fact.
  package var rule: String
  /// What happened, as a person reads it.
  package var text: String
  package var outcome: Outcome
  /// The position of the source of the input, or nil.
  package var source: Int?
  /// The number of the touch or press among those of its kind, or 0.
  package var input: UInt64
  /// The position of the responder, or nil.
  package var responder: Int?
  /// The position of the recognizer, or nil.
  package var recognizer: Int?
  /// The attempt of a recognizer that makes one for each finger, or 0.
  package var attempt: UInt32
  /// The position of the recognizer that stood in the way, or nil.
  package var opponent: Int?
  /// The number of the frame.
  package var frame: Int
}

extension Verdict.Outcome {
  /// The outcome of a decision.
  init(_ decision: Decision) {
    self =
      switch decision.kind {
      case .bindView, .bindGesture, .handled, .action, .becomeFirst, .moveFocus, .becomeKey, .controlEvent, .beginDrag,
        .enterTarget, .undo, .scroll, .bindAction, .assist:
        .gained
      case .refuseView, .refuseGesture, .claim, .ignore, .passWindow, .cancelInput, .refuseState, .breakTie,
        .refuseCommand, .refuseFocus, .refuseFirst, .refuseResign, .unhandled, .refuseAction, .missCommand,
        .refuseAssist:
        .lost
      case .hold, .withhold: .held
      case .hitTest: HitVerdict(rawValue: decision.detail) == .hit ? .gained : .neutral
      case .enter: .init(GestureState(rawValue: decision.detail))
      case .drop: decision.view == .none ? .lost : .gained
      default: .neutral
      }
  }

  private init(_ state: GestureState?) {
    self =
      switch state {
      case .began, .changed, .ended: .gained
      case .failed, .cancelled: .lost
      case .possible, nil: .neutral
      }
  }
}
