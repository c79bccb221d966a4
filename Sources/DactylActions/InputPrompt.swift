/// The prompt of a binding: its name, such as "Space", and pictures of its controls.
public struct InputPrompt: Hashable, Sendable {
  /// The name: of a key as on the present layout, of a button as on the controller that was used last, or as returned
  /// by the closure of `InputActions.setControlName(_:)`. Several controls are separated by spaces, and the four
  /// directions of a vector have a common name if there is one: "Arrows", "D-Pad", "WASD".
  public let name: String
  /// The names of the pictures (`InputControl.name`): one for each control.
  public let pictures: [String]
  /// The family of devices of the binding.
  public let family: InputFamily
  /// The family of the controller that the player used last, which decides the signs on pictures of its buttons.
  public let controller: GameController.Family
}

extension InputActions {
  /// The family of devices that a player used last: keys and mouse, a controller, or fingers. Small movements of a
  /// stick near its middle and of a mouse do not change it.
  public func family(ofPlayer player: Int = 0) -> InputFamily { table.use[player].family }

  /// The device that a player used last.
  public func device(ofPlayer player: Int = 0) -> DeviceID { table.use[player].device }

  /// The number of changes of the families and devices of players so far. Update prompts when it changes.
  public var familyVersion: Int { table.use.version }

  /// Sets the names of controls, for example in another language. Where the closure returns nil, the default name is
  /// used: of a key on the present layout (`Scene.name(of:)`), of a button on the controller
  /// (`ControllerButton.name(on:)`), or in English.
  public func setControlName(_ name: ((InputControl, DeviceID) -> String?)?) {
    let old = exchange(&table.controlName, for: name)
    withExtendedLifetime(old) {}
  }

  /// Returns the prompt for an action, in the uppermost context that binds it: of a binding in the family that the
  /// player used last, or of another one if there is none. Nil if nothing is bound. Makes strings: call it only after a
  /// change.
  public func prompt<Value>(for action: InputAction<Value>, player: Int = 0) -> InputPrompt? {
    for active in table.stack {
      let bindings = table.known[active.context].context.bindings(of: action.id).filter { !$0.isEmpty }
      guard let first = bindings.first else { continue }
      let family = table.use[player].family
      let found =
        bindings.first { $0.family == family }
        // Buttons on the screen count as those of a controller.
        ?? (family == .touch ? bindings.first { $0.family == .controller } : nil) ?? first
      return prompt(found, player: player)
    }
    return nil
  }

  /// Returns the prompt for a binding.
  public func prompt(_ binding: InputBinding, player: Int = 0) -> InputPrompt {
    let device = table.use[player].device
    let kind = scene.gameController(device)?.kind ?? .other
    var names: [String] = []
    var pictures: [String] = []
    if binding.modifiers.contains(.control) { names.append("Ctrl") }
    if binding.modifiers.contains(.alternate) { names.append("Alt") }
    if binding.modifiers.contains(.shift) { names.append("Shift") }
    if binding.modifiers.contains(.command) { names.append("Command") }
    for control in binding.chord where control != .none {
      names.append(name(of: control, device, kind))
      pictures.append(control.name)
    }
    let controls = binding.controls.filter { $0 != .none }
    names += shortened(controls.map { name(of: $0, device, kind) }, of: binding)
    pictures += controls.map(\.name)
    if let axis = binding.axis {
      names.append(axis.englishName)
      pictures.append(axis.name)
    }
    if let motion = binding.motion {
      names.append(motion.englishName)
      pictures.append(motion.name)
    }
    if case .touch = binding.source {
      names.append("Touch")
      pictures.append("touch")
    }
    return InputPrompt(
      name: names.joined(separator: " "), pictures: pictures, family: binding.family, controller: kind.family)
  }

  private func name(of control: InputControl, _ device: DeviceID, _ kind: GameController.Kind) -> String {
    if let name = table.controlName?(control, device) { return name }
    return switch control {
    case .key(let key): scene.name(of: key)
    case .button(let button): button.name(on: kind)
    default: control.englishName
    }
  }

  /// The common name of a vector's four directions, if there is one.
  private func shortened(_ names: [String], of binding: InputBinding) -> [String] {
    guard names.count == 4, binding.controls.count == 4 else { return names }
    if names.allSatisfy({ $0.count == 1 }) { return [names.joined()] }
    guard table.controlName == nil else { return names }
    if binding.source == InputBinding.arrows.source { return ["Arrows"] }
    return binding.source == InputBinding.dpad.source ? ["D-Pad"] : names
  }
}

extension InputBinding {
  /// The family of devices of the binding: keys and mouse, a controller, or fingers.
  public var family: InputFamily {
    if axis != nil { return .controller }
    if case .gyroscope = source { return .controller }
    switch controls.first(where: { $0 != .none }) {
    case .button: return .controller
    case .key, .mouse, .wheel: return .keyboard
    case nil, InputControl.none?: if case .touch = source { return .touch } else { return .keyboard }
    }
  }
}
