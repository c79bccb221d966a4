/// What a prompt shows for a binding: "Space", with a picture of that key.
public struct InputPrompt: Hashable, Sendable {
  /// What it is called: a key as on the present layout, a button as on the controller that was used last, or in the
  /// words of `InputActions.setControlName(_:)`. Several controls have spaces between, and the four ways of a vector a
  /// name of their own where there is one: "Arrows", "D-Pad", "WASD".
  public let name: String
  /// What its pictures are filed under (`InputControl.figure`): one for each control.
  public let figures: [String]
  /// On what it is.
  public let family: InputFamily
  /// Whose letters and signs the buttons bear, for their pictures: those of the controller that the player used last.
  public let controller: GameController.Family
}

extension InputActions {
  /// What a player used last: keys and mouse, a controller, or fingers. A stick near its middle and a mouse that slides
  /// a little change nothing.
  public func family(ofPlayer player: Int = 0) -> InputFamily { table.use[player].family }

  /// The device that a player used last.
  public func device(ofPlayer player: Int = 0) -> DeviceID { table.use[player].device }

  /// Counts up when what some player uses changes: for who shows prompts, to show them again.
  public var familyVersion: Int { table.use.version }

  /// Gives controls other names, as in another language. Nil keeps the one that it has: of a key on the present layout
  /// (`Scene.name(of:)`), of a button on the controller (`ControllerButton.name(on:)`), or in English.
  public func setControlName(_ name: ((InputControl, DeviceID) -> String?)?) {
    let old = exchange(&table.controlName, for: name)
    withExtendedLifetime(old) {}
  }

  /// What a player has to press for an action, on what they used last; where nothing there is bound, anything that is.
  /// Of the uppermost context that binds it. Nil where nothing is bound. Makes strings: ask when something changed.
  public func prompt<Value>(for action: InputAction<Value>, player: Int = 0) -> InputPrompt? {
    for active in table.stack {
      let bindings = table.known[active.context].context.bindings(of: action.id).filter { !$0.isEmpty }
      guard let first = bindings.first else { continue }
      let family = table.use[player].family
      let found =
        bindings.first { $0.family == family }
        // On the screen there are buttons that count as a controller's.
        ?? (family == .touch ? bindings.first { $0.family == .controller } : nil) ?? first
      return prompt(found, player: player)
    }
    return nil
  }

  /// What a binding is called, and its pictures.
  public func prompt(_ binding: InputBinding, player: Int = 0) -> InputPrompt {
    let device = table.use[player].device
    let kind = scene.gameController(device)?.kind ?? .other
    var names: [String] = []
    var figures: [String] = []
    if binding.modifiers.contains(.control) { names.append("Ctrl") }
    if binding.modifiers.contains(.alternate) { names.append("Alt") }
    if binding.modifiers.contains(.shift) { names.append("Shift") }
    if binding.modifiers.contains(.command) { names.append("Command") }
    for control in binding.chord where control != .none {
      names.append(name(of: control, device, kind))
      figures.append(control.figure)
    }
    let controls = binding.controls.filter { $0 != .none }
    names += shortened(controls.map { name(of: $0, device, kind) }, of: binding)
    figures += controls.map(\.figure)
    if let axis = binding.axis {
      names.append(axis.englishName)
      figures.append(axis.figure)
    }
    if case .touch = binding.source {
      names.append("Touch")
      figures.append("touch")
    }
    return InputPrompt(
      name: names.joined(separator: " "), figures: figures, family: binding.family, controller: kind.family)
  }

  private func name(of control: InputControl, _ device: DeviceID, _ kind: GameController.Kind) -> String {
    if let name = table.controlName?(control, device) { return name }
    return switch control {
    case .key(let key): scene.name(of: key)
    case .button(let button): button.name(on: kind)
    default: control.englishName
    }
  }

  /// The four ways of a vector by one name where they have one.
  private func shortened(_ names: [String], of binding: InputBinding) -> [String] {
    guard names.count == 4, binding.controls.count == 4 else { return names }
    if names.allSatisfy({ $0.count == 1 }) { return [names.joined()] }
    guard table.controlName == nil else { return names }
    if binding.source == InputBinding.arrows.source { return ["Arrows"] }
    return binding.source == InputBinding.dpad.source ? ["D-Pad"] : names
  }
}

extension InputBinding {
  /// On what it is: keys and mouse, a controller, or fingers.
  public var family: InputFamily {
    if axis != nil { return .controller }
    switch controls.first(where: { $0 != .none }) {
    case .button: return .controller
    case .key, .mouse, .wheel: return .keyboard
    case nil, InputControl.none?: if case .touch = source { return .touch } else { return .keyboard }
    }
  }
}
