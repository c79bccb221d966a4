extension InputControl {
  /// The name of the control in files, and of its pictures: `key.26`, `button.a`, `mouse.1`, `wheel.up`, `none`. A key
  /// has the number of its position (`Key.usage`), since its letter depends on the layout.
  public var name: String {
    switch self {
    case .none: "none"
    case .key(let key): "key.\(key.usage)"
    case .button(let button): "button.\(button)"
    case .mouse(let button): "mouse.\(button.rawValue.trailingZeroBitCount + 1)"
    case .wheel(let direction): "wheel.\(direction)"
    }
  }

  /// The English name of the control.
  public var englishName: String {
    switch self {
    case .none: ""
    case .key(let key): key.englishName
    case .button(let button): button.englishName
    case .mouse(.primary): "Left Click"
    case .mouse(.secondary): "Right Click"
    case .mouse(.middle): "Middle Click"
    case .mouse(let button): "Mouse Button \(button.rawValue.trailingZeroBitCount + 1)"
    case .wheel(let direction): "Wheel " + "\(direction)".titled
    }
  }

  /// Makes the control of a name in the format of `name`; nil for any other text.
  public init?(name: String) {
    if name == "none" {
      self = .none
      return
    }
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "key":
      guard let usage = UInt16(parts[1]) else { return nil }
      self = .key(Key(usage: usage))
    case "button":
      guard let button = ControllerButton.allCases.first(where: { "\($0)" == parts[1] }) else { return nil }
      self = .button(button)
    case "mouse":
      guard let number = Int(parts[1]), 1...32 ~= number else { return nil }
      self = .mouse(.button(number))
    case "wheel":
      guard let direction = WheelDirection.allCases.first(where: { "\($0)" == parts[1] }) else { return nil }
      self = .wheel(direction)
    default: return nil
    }
  }
}

extension ControllerAxis {
  /// The name of the stick or trigger in files, and of its pictures: `axis.leftStick`.
  public var name: String { "axis.\(self)" }

  /// The English name of the stick or trigger.
  public var englishName: String { "\(self)".titled }
}

extension MotionSource {
  /// The name of the motion's picture.
  var name: String {
    switch self {
    case .mouse: "motion.mouse"
    case .wheel: "motion.wheel"
    case .localGyroscope, .playerGyroscope: "motion.gyroscope"
    }
  }

  /// The English name of the motion.
  var englishName: String {
    switch self {
    case .mouse: "Mouse"
    case .wheel: "Wheel"
    case .localGyroscope, .playerGyroscope: "Gyroscope"
    }
  }
}

extension ControllerButton {
  /// The English name of the button on an unknown controller: by its position, as on an Xbox controller.
  public var englishName: String { "\(self)".titled }
}

extension String {
  /// The title of a name in code: `leftStick` becomes "Left Stick".
  fileprivate var titled: String {
    var title = ""
    for character in self {
      if title.isEmpty {
        title += character.uppercased()
      } else {
        if character.isUppercase || (character.isNumber && title.last?.isNumber == false) { title += " " }
        title.append(character)
      }
    }
    return title.hasPrefix("Dpad") ? "D-Pad" + title.dropFirst(4) : title
  }
}
