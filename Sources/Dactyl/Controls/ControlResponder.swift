/// How events reach a control: the responder that the engine attaches to its view. A game's own for the same view lies in it
/// and is asked first.
final class ControlResponder: AnyResponder {
  private let entity: Entity
  private unowned let scene: Scene
  /// The responder that the game attached.
  let own: AnyResponder?

  init(_ entity: Entity, in scene: Scene, own: AnyResponder?) {
    self.entity = entity
    self.scene = scene
    self.own = own
    super.init((own?.events ?? []).union([.touches, .presses]))
  }

  /// The same control with another responder of the game's.
  func with(own: AnyResponder?) -> ControlResponder { ControlResponder(entity, in: scene, own: own) }

  private var control: Control { Control(entity, in: scene) }

  /// Touches stop at a control, whether or not it reacts (C17).
  override func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    if own(hearing: ResponderEvents(phase))?.touches(phase, touches, event) == .handled { return .handled }
    ControlTracking.hear(phase, touches, event, control, in: scene)
    return .handled
  }

  override func presses(_ phase: PressPhase, _ presses: Presses, _ event: Event) -> Handling? {
    if own(hearing: ResponderEvents(phase))?.presses(phase, presses, event) == .handled { return .handled }
    return ControlKeys.hear(phase, presses, event, control, in: scene)
  }

  /// The game's responder, when it wants such events: the control itself wants all touches and presses.
  private func own(hearing event: ResponderEvents) -> AnyResponder? {
    own.flatMap { $0.events.contains(event) ? $0 : nil }
  }

  override func end() {
    super.end()
    own?.end()
  }

  override func setFirst(_ isFirst: Bool) {
    control.update { if isFirst { $0.state.insert(.focused) } else { $0.state.remove(.focused) } }
    own?.setFirst(isFirst)
  }

  override var canBecomeFirst: Bool {
    if own?.canBecomeFirst == true { return true }
    guard let row = control.row else { return false }
    return row.canBecomeFirst && !row.state.contains(.disabled)
  }

  override var canResignFirst: Bool { own?.canResignFirst ?? true }

  // What controls have no part in.
  override func motion(_ phase: MotionPhase, _ event: Event) -> Handling? { own?.motion(phase, event) }
  override func remote(_ command: RemoteCommand, _ event: Event) -> Handling? { own?.remote(command, event) }
  override func custom(_ custom: any CustomEvent, _ event: Event) -> Handling? { own?.custom(custom, event) }
  override func perform(_ action: Action, _ sender: Entity) { own?.perform(action, sender) }
  override func setKey(_ isKey: Bool) { own?.setKey(isKey) }
  override func canPerform(_ action: Action, _ sender: Entity) -> Bool { own?.canPerform(action, sender) ?? false }
  override func validate(_ command: inout KeyCommand) { own?.validate(&command) }
  override func buildMenu(_ menu: inout Menu) { own?.buildMenu(&menu) }
  override var keyCommands: [KeyCommand] { own?.keyCommands ?? [] }
}
