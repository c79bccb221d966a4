extension InputKind {
  /// Whether recognizers receive the kind at all.
  var isForRecognizers: Bool { self == .touch || recognizerFlag != [] }

  /// The rule by which inputs of the kind get their target.
  var targetRule: Rule {
    switch self {
    case .touch: .T7
    case .press: .P5
    case .scroll: .S5
    case .transform: .PI7
    case .hover: .HO1
    case .custom: .D3
    case .motion: .M1
    case .remoteControl: .X2
    case .text: .R32
    }
  }

  /// The flag of recognizers that receive the kind; empty for touches, which are distinguished by their types, and for
  /// kinds that no recognizer receives.
  var recognizerFlag: GestureFlags {
    switch self {
    case .press: .takesPresses
    case .scroll: .takesScroll
    case .transform: .takesTransform
    case .hover: .takesHover
    case .custom: .takesCustom
    case .touch, .motion, .remoteControl, .text: []
    }
  }

  /// The kind of input, other than touches, that keeps an attempt open while it goes on.
  var openInputs: GestureInputs {
    switch self {
    case .scroll: .scroll
    case .transform: .transform
    case .hover: .hover
    case .custom: .custom
    case .touch, .press, .motion, .remoteControl, .text: []
    }
  }
}
