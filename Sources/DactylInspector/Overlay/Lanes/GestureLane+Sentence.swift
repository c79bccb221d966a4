import Dactyl

extension GestureLane {
  /// The state in a word.
  var word: String {
    switch state {
    case .possible: "possible"
    case .waits: "waits"
    case .active: "recognizes"
    case .ended: "recognized"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .refused: "not asked"
    }
  }

  /// Why the recognizer waits or has ended, with the rule; nil where the state says all. The place at which the
  /// sentences of explanations come in.
  var sentence: String? {
    guard let reason, reason.state == state || reason.state == .waits && state == .possible else { return nil }
    let other = reason.opponent ?? "another one"
    let text: String? =
      switch reason.rule {
      case .G28: "waits for \(other)"
      case .G29: state == .failed ? "\(other) was recognized, and had to fail" : nil
      case .G34: "waits for one that waits for it"
      case .G37, .G38: "lost to \(other)"
      case .G42: "\(other) comes first"
      case .G25: "its delegate said that it should not begin"
      case .G26, .G27: "\(refuser ?? "a view") said that it should not begin"
      case .V5, .V6: "\(refuser ?? "what is in it") keeps the touch"
      case .V9: "there is nothing to scroll that way"
      case .V16: "the finger goes the other way"
      case .G12, .G11: "its delegate did not let the touch in"
      case .G13, .G14: "it does not take this type of touch"
      case .G15, .G67: "it is disabled"
      case .G16: "it is done, and waits for its reset"
      case .G22, .G35, .T22, .T23, .T26, .W11: "its touches were cancelled"
      default: state == .failed ? reason.measure ?? "it was not this gesture" : nil
      }
    return text.map { "\($0) (\(reason.rule.id))" }
  }
}
