/// Conflicts between bindings, and their resolution.
extension InputBinding {
  /// Whether nothing is bound.
  var isEmpty: Bool { axis == nil && motion == nil && !isTouch && controls.allSatisfy { $0 == .none } }

  private var isTouch: Bool { if case .touch = source { true } else { false } }

  /// All controls of the binding, one by one: a stick has four, and a trigger is the same as its button.
  package var ways: [InputControl] {
    switch source {
    case .axis(let axis), .flickStick(let axis):
      axis.isStick ? axis.horizontalWays + axis.verticalWays : axis.horizontalWays
    case .horizontal(let axis): axis.horizontalWays
    case .vertical(let axis): axis.verticalWays
    case .control, .pair, .directions, .touch, .mouseMotion, .wheelMotion, .gyroscope:
      controls.filter { $0 != .none }
    }
  }

  /// The source of one of its parts, or of the whole binding.
  func source(ofPart part: Int?) -> Source {
    guard let part, controls.indices.contains(part) else { return source }
    return .control(controls[part])
  }

  /// Whether the binding contains one of some controls, with the same modifiers, chord and interaction as another
  /// binding.
  package func clashes(with other: InputBinding, in ways: [InputControl]) -> Bool {
    modifiers == other.modifiers && Set(chord) == Set(other.chord) && interaction == other.interaction
      && self.ways.contains { ways.contains($0) }
  }

  /// Removes some controls, and puts another source in their place if that fits the kind of action.
  mutating func giveUp(_ lost: [InputControl], for other: Source, of kind: InputActionKind) {
    let controls = controls
    guard controls.count > 1 else {
      source = other.fits(kind) ? other : .control(.none)
      return
    }
    var rest = other
    for (part, control) in controls.enumerated() where control != .none && lost.contains(control) {
      if case .control(let new) = rest { setControl(part, new) } else { setControl(part, .none) }
      // It is inserted only once.
      rest = .control(.none)
    }
  }

  // MARK: Parts

  /// Whether the control of a part occurs in another part as well.
  func repeats(_ part: Int?) -> Bool {
    guard let part, controls.indices.contains(part), controls[part] != .none else { return false }
    return controls.count { $0 == controls[part] } > 1
  }

  /// Puts another source into the other parts that have the same control as a part.
  mutating func giveUpRepeats(of part: Int?, for other: Source) {
    guard let part else { return }
    let controls = controls
    for (place, control) in controls.enumerated() where place != part && control == controls[part] {
      if case .control(let new) = other { setControl(place, new) } else { setControl(place, .none) }
    }
  }
}

extension InputBinding.Source {
  /// Whether it can perform an action of a kind.
  fileprivate func fits(_ kind: InputActionKind) -> Bool {
    if kind == .movement { return true }
    return switch self {
    case .control, .horizontal, .vertical: kind == .button || kind == .axis
    case .pair: kind == .axis
    case .directions: kind == .vector
    case .axis(let axis): axis.isStick ? kind == .vector : kind == .button || kind == .axis
    case .touch: kind == .button || kind == .touch
    case .mouseMotion, .wheelMotion, .gyroscope, .flickStick: false
    }
  }
}

extension ControllerAxis {
  /// The buttons of a stick to the left and right; of a trigger its own.
  fileprivate var horizontalWays: [InputControl] {
    switch self {
    case .leftStick: [.button(.leftStickLeft), .button(.leftStickRight)]
    case .rightStick: [.button(.rightStickLeft), .button(.rightStickRight)]
    case .leftTrigger: [.button(.leftTrigger)]
    case .rightTrigger: [.button(.rightTrigger)]
    }
  }

  /// The buttons of a stick up and down; a trigger has none.
  fileprivate var verticalWays: [InputControl] {
    switch self {
    case .leftStick: [.button(.leftStickUp), .button(.leftStickDown)]
    case .rightStick: [.button(.rightStickUp), .button(.rightStickDown)]
    case .leftTrigger, .rightTrigger: []
    }
  }
}
