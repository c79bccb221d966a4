extension InputKind {
  /// Whether recognizers hear of it at all.
  var isForRecognizers: Bool { self == .touch || recognizerFlag != [] }

  /// The rule by which it gets its target.
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

  /// What recognizers must take to hear of the kind; none for touches, which are told apart by their types, and for
  /// what no recognizer hears of.
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

  /// The input besides touches that holds an attempt open while it goes on.
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
