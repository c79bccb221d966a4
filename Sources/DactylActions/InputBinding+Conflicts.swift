/// What bindings have in common, and giving that up for another one.
extension InputBinding {
  /// Whether nothing is bound.
  var isEmpty: Bool { axis == nil && !isTouch && controls.allSatisfy { $0 == .none } }

  private var isTouch: Bool { if case .touch = source { true } else { false } }

  /// All that can be pressed or moved for it, one by one: a stick has four ways, and a trigger is the same as its
  /// button.
  var ways: [InputControl] {
    switch source {
    case .axis(let axis): axis.isStick ? axis.horizontalWays + axis.verticalWays : axis.horizontalWays
    case .horizontal(let axis): axis.horizontalWays
    case .vertical(let axis): axis.verticalWays
    case .control, .pair, .directions, .touch: controls.filter { $0 != .none }
    }
  }

  /// What is bound at one of its parts, or all of it.
  func source(ofPart part: Int?) -> Source {
    guard let part, controls.indices.contains(part) else { return source }
    return .control(controls[part])
  }

  /// Whether it is done by any of these in the same way as another one.
  func clashes(with other: InputBinding, in ways: [InputControl]) -> Bool {
    modifiers == other.modifiers && Set(chord) == Set(other.chord) && interaction == other.interaction
      && self.ways.contains { ways.contains($0) }
  }

  /// Loses what it has of these, and gets something else for that where it can do its action.
  mutating func giveUp(_ lost: [InputControl], for other: Source, of kind: InputActionKind) {
    let controls = controls
    guard controls.count > 1 else {
      source = other.fits(kind) ? other : .control(.none)
      return
    }
    var rest = other
    for (part, control) in controls.enumerated() where control != .none && lost.contains(control) {
      if case .control(let new) = rest { setControl(part, new) } else { setControl(part, .none) }
      // It is there once.
      rest = .control(.none)
    }
  }

  // MARK: Parts

  /// Whether a control of its own is there twice: at one of its parts, and at another.
  func repeats(_ part: Int?) -> Bool {
    guard let part, controls.indices.contains(part), controls[part] != .none else { return false }
    return controls.count { $0 == controls[part] } > 1
  }

  /// Puts something else where the control of one of its parts is, too.
  mutating func giveUpRepeats(of part: Int?, for other: Source) {
    guard let part else { return }
    let controls = controls
    for (place, control) in controls.enumerated() where place != part && control == controls[part] {
      if case .control(let new) = other { setControl(place, new) } else { setControl(place, .none) }
    }
  }
}

extension InputBinding.Source {
  /// Whether it can do an action of a kind.
  fileprivate func fits(_ kind: InputActionKind) -> Bool {
    switch self {
    case .control, .horizontal, .vertical: kind == .button || kind == .axis
    case .pair: kind == .axis
    case .directions: kind == .vector
    case .axis(let axis): axis.isStick ? kind == .vector : kind == .button || kind == .axis
    case .touch: kind == .button || kind == .touch
    }
  }
}

extension ControllerAxis {
  /// The buttons that a stick is to its sides; of a trigger the one that it is.
  fileprivate var horizontalWays: [InputControl] {
    switch self {
    case .leftStick: [.button(.leftStickLeft), .button(.leftStickRight)]
    case .rightStick: [.button(.rightStickLeft), .button(.rightStickRight)]
    case .leftTrigger: [.button(.leftTrigger)]
    case .rightTrigger: [.button(.rightTrigger)]
    }
  }

  /// The buttons that a stick is up and down; a trigger is none.
  fileprivate var verticalWays: [InputControl] {
    switch self {
    case .leftStick: [.button(.leftStickUp), .button(.leftStickDown)]
    case .rightStick: [.button(.rightStickUp), .button(.rightStickDown)]
    case .leftTrigger, .rightTrigger: []
    }
  }
}
