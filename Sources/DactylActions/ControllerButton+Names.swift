extension ControllerButton {
  /// The name of the button on a kind of controller, for people to read: its label, else its English name. `a` is
  /// "Cross" on a PlayStation's and "B" on a Switch's, since buttons are identified by their positions.
  public func name(on kind: GameController.Kind) -> String {
    switch kind.family {
    case .playStation: playStationName(kind) ?? englishName
    case .nintendo: nintendoName ?? englishName
    case .xbox: xboxName(kind) ?? englishName
    case .other: englishName
    }
  }

  private func playStationName(_ kind: GameController.Kind) -> String? {
    switch self {
    case .a: "Cross"
    case .b: "Circle"
    case .x: "Square"
    case .y: "Triangle"
    case .leftShoulder: "L1"
    case .rightShoulder: "R1"
    case .leftTrigger: "L2"
    case .rightTrigger: "R2"
    case .leftStick: "L3"
    case .rightStick: "R3"
    case .home: "PS"
    case .menu: kind == .playStation3 ? "Start" : "Options"
    case .back: kind == .playStation3 ? "Select" : kind == .playStation4 ? "Share" : "Create"
    case .misc: kind == .playStation5 ? "Mute" : nil
    default: nil
    }
  }

  private var nintendoName: String? {
    switch self {
    case .a: "B"
    case .b: "A"
    case .x: "Y"
    case .y: "X"
    case .leftShoulder: "L"
    case .rightShoulder: "R"
    case .leftTrigger: "ZL"
    case .rightTrigger: "ZR"
    case .menu: "+"
    case .back: "−"
    case .misc: "Capture"
    default: nil
    }
  }

  private func xboxName(_ kind: GameController.Kind) -> String? {
    switch self {
    case .leftShoulder: "LB"
    case .rightShoulder: "RB"
    case .leftTrigger: "LT"
    case .rightTrigger: "RT"
    case .menu: kind == .xbox360 ? "Start" : kind == .xboxOne ? "Menu" : nil
    case .back: kind == .xbox360 ? "Back" : kind == .xboxOne ? "View" : nil
    case .misc: kind == .xboxOne ? "Share" : nil
    default: nil
    }
  }
}
