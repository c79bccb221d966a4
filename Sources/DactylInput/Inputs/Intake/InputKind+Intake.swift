extension InputKind {
  /// What is particular to the kind.
  var intake: any Intake.Type {
    switch self {
    case .touch: TouchIntake.self
    case .press: PressIntake.self
    case .scroll: ScrollIntake.self
    case .transform: TransformIntake.self
    case .hover: HoverIntake.self
    case .custom: CustomIntake.self
    case .motion: MotionIntake.self
    case .remoteControl: RemoteControlIntake.self
    case .text: TextIntake.self
    }
  }

  /// Whether recognizers receive the kind at all.
  var isForRecognizers: Bool { self == .touch || intake.recognizerFlag != [] }
}
